#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Vozka developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""Tests of the check that limits extension points."""

import unittest

from tree import Tree


class ExtensionPoints(Tree):
    HOOK = "src/engine/rules/hooks/hook.h"
    OTHER_FILES = {"src/engine/a.cpp": "class A : public Hook {};\nclass B : public Hook {};\n"}

    def hook(self, functions):
        return "class Hook {\n    virtual ~Hook() = default;\n" + "    virtual void f();\n" * functions + "};\n"

    def test_few_are_accepted(self):
        self.assert_clean("extension-points-are-few", self.HOOK, self.hook(35))

    def test_too_many_functions_are_found(self):
        self.assertEqual(len(self.findings("extension-points-are-few", self.HOOK, self.hook(36))), 1)

    def test_too_many_classes_are_found(self):
        text = "".join(f"class C{i} : public C{i}, public C{i} {{\n    virtual void f();\n}};\n" for i in range(13))
        self.assertEqual(len(self.findings("extension-points-are-few", self.HOOK, text)), 1)

    def test_one_user_is_found(self):
        text = self.hook(1).replace("Hook", "Rare") + "class D : public Rare {};\n"
        self.assert_found("extension-points-are-few", self.HOOK, text)


if __name__ == "__main__":
    unittest.main()
