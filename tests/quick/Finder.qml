// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Finds items of a page by their text or properties.
import QtQuick

QtObject {
    /// Returns the first visible item, `root` or an item below it, with this `text`; null if none.
    function byText(root, text) {
        if (root.text === text && root.visible)
            return root;
        for (let i = 0; i < root.children.length; ++i) {
            const found = byText(root.children[i], text);
            if (found)
                return found;
        }
        return null;
    }
    /// Returns all items, `root` or below it, that have a property of that name.
    function having(root, name) {
        let found = root[name] !== undefined ? [root] : [];
        for (let i = 0; i < root.children.length; ++i)
            found = found.concat(having(root.children[i], name));
        return found;
    }
}
