# SPDX-FileCopyrightText: 2026 The Vozka developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""The regions of a tile on a grid, for the quick search for places of figures (tile_figures.py)."""

STEP = 10  # side of a cell
N = 1000 // STEP
LARGE = 1600  # least number of cells of a large region


class Grid:
    """The region of each cell of a tile, and the distance of its border."""

    def __init__(self, areas):
        """`areas`: id -> closed polylines, filled by odd and even"""
        self.of = [[None] * N for _ in range(N)]
        for i, loops in areas.items():
            for row in range(N):
                y = (row + 0.5) * STEP
                cuts = []
                for l in loops:
                    for (x1, y1), (x2, y2) in zip(l, l[1:] + l[:1]):
                        if (y1 > y) != (y2 > y):
                            cuts.append((x2 - x1) * (y - y1) / (y2 - y1) + x1)
                cuts.sort()
                for a, b in zip(cuts[::2], cuts[1::2]):
                    for col in range(max(0, int(a / STEP + 0.5)), min(N, int(b / STEP + 0.5))):
                        self.of[row][col] = i
        self.depth = self.depths()

    def depths(self):
        """the approximate distance of each cell from the border of its region: a cell next to another region has half a STEP,
        a cell at the border of the tile a whole one"""
        far = [[1e9] * N for _ in range(N)]

        def step(r, c, dr, dc, w):
            rr, cc = r + dr, c + dc
            if not (0 <= rr < N and 0 <= cc < N):
                far[r][c] = min(far[r][c], STEP)
            elif self.of[rr][cc] != self.of[r][c]:
                far[r][c] = min(far[r][c], w / 2)
            else:
                far[r][c] = min(far[r][c], far[rr][cc] + w)

        near = [(-1, 0, STEP), (0, -1, STEP), (-1, -1, 1.4 * STEP), (-1, 1, 1.4 * STEP)]
        for r in range(N):
            for c in range(N):
                for dr, dc, w in near:
                    step(r, c, dr, dc, w)
        for r in reversed(range(N)):
            for c in reversed(range(N)):
                for dr, dc, w in near:
                    step(r, c, -dr, -dc, w)
        return far

    def turned(self):
        """the same after a quarter turn clockwise"""
        g = object.__new__(Grid)
        g.of = [[self.of[N - 1 - c][r] for c in range(N)] for r in range(N)]
        g.depth = [[self.depth[N - 1 - c][r] for c in range(N)] for r in range(N)]
        return g

    def at(self, x, y):
        """the region of a point and the distance from its border"""
        if not (0 <= x < 1000 and 0 <= y < 1000):
            return None, 0
        r, c = int(y / STEP), int(x / STEP)
        return self.of[r][c], self.depth[r][c]

    def points(self, fid, all_=False):
        """the middles of the cells of a region; of a large one fewer, unless all are wanted"""
        cells = [(r, c) for r in range(N) for c in range(N) if self.of[r][c] == fid]
        apart = 4 if len(cells) > LARGE and not all_ else 2
        cells = [(r, c) for r, c in cells if r % apart == c % apart == 1]
        return [((c + 0.5) * STEP, (r + 0.5) * STEP) for r, c in cells]
