#!/usr/bin/env python3
"""Refuses tests that depend on time, and tests that assert nothing.

A test waits for a condition, never for a while: in Python, a pause (`time.sleep`, `asyncio.sleep`,
`wait_for_timeout`) may only be in a loop that ends when a condition holds. No assertion compares a
clock, and each `test_…` function asserts something, itself or through another function of the tests.
In Swift and JavaScript no pause is allowed.
"""
import ast
import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
PAUSES = {"sleep", "wait_for_timeout"}
CLOCKS = {"monotonic", "perf_counter", "process_time"}
# Calls that fail if a condition does not hold.
ASSERTING = {"expect", "raises", "fail", "wait_for", "wait_for_function"}
# A generator of slow and hostile clients, which needs its pauses.
EXCEPT = {"Tests/Server/hostile.py"}
PAUSE_ELSEWHERE = re.compile(r"\bTask\.sleep\b|\b(?:u|nano)?sleep\(|\bThread\.sleep\b|timers/promises")


def name_of(call):
    function = call.func
    return function.attr if isinstance(function, ast.Attribute) else getattr(function, "id", "")


def ends_by_condition(loop):
    """Whether a loop ends when a condition holds."""
    if isinstance(loop, ast.While) and not isinstance(loop.test, ast.Constant):
        return True
    return any(isinstance(node, (ast.Break, ast.Return)) for node in ast.walk(loop))


class Reader(ast.NodeVisitor):
    """Finds what a file of tests has that it must not have."""

    def __init__(self, asserting):
        self.asserting = asserting
        self.loops = []
        self.found = []

    def visit_loop(self, node):
        self.loops.append(node)
        self.generic_visit(node)
        self.loops.pop()

    visit_For = visit_While = visit_AsyncFor = visit_loop

    def visit_Call(self, node):
        if name_of(node) in PAUSES and not any(map(ends_by_condition, self.loops)):
            self.found.append((node.lineno, "waits for a while, not for a condition"))
        self.generic_visit(node)

    def visit_Assert(self, node):
        calls = [each for each in ast.walk(node) if isinstance(each, ast.Call)]
        if not self.loops and any(name_of(call) in CLOCKS for call in calls):
            self.found.append((node.lineno, "asserts how long something took"))
        self.generic_visit(node)

    def visit_FunctionDef(self, node):
        if node.name.startswith("test_") and not asserts(node, self.asserting):
            self.found.append((node.lineno, f"{node.name} asserts nothing"))
        self.generic_visit(node)


def asserts(function, asserting):
    """Whether a function asserts something, given the names of functions that do."""
    return any(
        isinstance(node, (ast.Assert, ast.Raise))
        or isinstance(node, ast.Call) and name_of(node) in asserting
        for node in ast.walk(function))


def asserting_functions(trees):
    """The names of the functions that assert something, even through other functions."""
    functions = [
        node for tree in trees for node in ast.walk(tree)
        if isinstance(node, ast.FunctionDef) and not node.name.startswith("test_")]
    names = set(ASSERTING)
    while more := {each.name for each in functions if asserts(each, names)} - names:
        names |= more
    return names


def problems(path, asserting):
    text = path.read_text()
    if path.suffix == ".py":
        reader = Reader(asserting)
        reader.visit(ast.parse(text))
        return reader.found
    lines = enumerate(text.splitlines(), 1)
    return [(number, "waits for a while") for number, line in lines if PAUSE_ELSEWHERE.search(line)]


def main():
    paths = [
        path for path in sorted((ROOT / "Tests").rglob("*"))
        if path.suffix in {".py", ".swift", ".js", ".mjs"}
        and str(path.relative_to(ROOT)) not in EXCEPT]
    asserting = asserting_functions(
        [ast.parse(path.read_text()) for path in paths if path.suffix == ".py"])
    found = [
        f"{path.relative_to(ROOT)}:{line}: {problem}"
        for path in paths for line, problem in problems(path, asserting)]
    if found:
        sys.exit("\n".join(found))
    print(f"{len(paths)} files of tests depend on no clock")


main()
