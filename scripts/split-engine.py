#!/usr/bin/env python3
"""Shrinks the page's program and cuts it into the parts that a page fetches.

    scripts/split-engine.py LINKED FOLDER

LINKED is the program as the linker wrote it with `--emit-relocs`. FOLDER gets `engine-PART.wasm` for each part.
`scripts/usual-visits.mjs` says which functions usual visits call. What a first visit calls is the part `first`; what comes
before all tabs is `page`. What the visits to one tab call is a part with its name. What several of them call is in the
last part that all of them need: `calculators`, for example, or `shared`. `rows` is what visits to graphs call but others
can reach. All else is in the parts `formulas` and `proofs`, the latter with what only graphs can reach.

`NEEDS` says which parts have to be instantiated before a part. A function calls those of its part and of
the parts that this one needs. It calls all others through the table, after it has made sure that they are there:
if their place in the table is empty, it calls the import `source.load` with the place. `first` has a
section named `parts` with a byte for each place: the number of the part, in the order of `NEEDS`, that fills it.

A datum is in a part that comes before all functions that can refer to it. An export named `SUBJECT:NAME` is an
export NAME; those named `SUBJECT:answer` are only called within the program.
"""
import bisect
import collections
import json
import pathlib
import re
import subprocess
import sys
import tempfile

from wasm_module import Module, References, custom_section
from wasm_text import FEATURES, Text, data_items, instrumented, signature, with_guards

# For size first: 3 % smaller, compressed, than with -O3 alone, and as fast.
PASSES = ["--flatten", "--rereloop", "-O3", "-Oz", "--low-memory-unused", "--zero-filled-memory",
          "--one-caller-inline-max-function-size=45", "--coalesce-locals-learning", "--vacuum"]
ENTRY = "answer"
# The page says which parts there are, and which each of them needs.
PAGE = pathlib.Path(__file__).parent.parent / "Web/shared/engine.js"
NEEDS = {
    part: re.findall(r"\w+", needs)
    for part, needs in re.findall(r"^  (\w+): \{ file: .*, needs: \[(.*)\] \},$", PAGE.read_text(), re.MULTILINE)}
# The part that has the exports of a subject.
HOMES = {"": "first", "page": "page", "editing": "plotter", "calculators": "calculators", "graphs": "graphs",
         "sheets": "graphs"}
# The subjects that only graphs need.
GRAPHS = {"graphs", "sheets"}
# The parts with what is seldom used.
LATE = ["formulas", "proofs"]
# Smaller data are not worth a place among what is fetched late.
LEAST_LATE = 32
# How far from a datum a program may name it, for example a text by what is before it.
AROUND = 32
# The greatest Unicode scalar value and the number after it, with which texts are compared: no addresses.
SCALAR_LIMITS = {0x10FFFF, 0x110000}
NUMBER = re.compile(r"\b\d{4,10}\b")
DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz"


def short_name(number):
    text = ""
    while True:
        text = DIGITS[number % 36] + text
        number //= 36
        if not number:
            return text


def before(part):
    """The parts that have to be there for a part, and the part."""
    return {part}.union(*map(before, NEEDS[part]))


def subject_and_name(export):
    subject, _, name = export.rpartition(":")
    return subject, name


def outer_name(export):
    """What an export is called outside the program; nothing if it is not called there."""
    name = subject_and_name(export)[1]
    return "" if name == ENTRY else name


def usual_functions(text, linked):
    """The functions that each usual visit calls."""
    segments = [(segment.address, segment.data) for segment in linked.segments()]
    with tempfile.TemporaryDirectory() as folder:
        source, program = pathlib.Path(folder, "usual.wat"), pathlib.Path(folder, "usual.wasm")
        source.write_text(instrumented(text, segments, outer_name))
        subprocess.run(["wasm-as", *FEATURES, source, "-o", program], check=True)
        visits = pathlib.Path(__file__).with_name("usual-visits.mjs")
        output = subprocess.run(["node", visits, program], check=True, stdout=subprocess.PIPE, text=True).stdout
    names = list(text.functions)
    return {visit: {names[number] for number in numbers} for visit, numbers in json.loads(output).items()}


class Split:
    """The contents of each part."""

    def __init__(self, linked, text, usual):
        self.text = text
        references = References(linked)
        numbers = linked.exported_functions()
        by_subject = collections.defaultdict(list)
        for export in text.exports:
            by_subject[subject_and_name(export)[0]].append(export)
        entries = {name for name in text.exports if subject_and_name(name)[1] == ENTRY}
        functions, data = {}, {}
        for subject, own in by_subject.items():
            # Functions of `first` that wait for others, such as closures, come with these.
            named = {*by_subject[""], *own}
            stops = {("function", numbers[name]) for name in entries - named}
            nodes = references.reached([("function", numbers[name]) for name in named], stops)
            roots = [text.exports[name] for name in named]
            roots += [text.table[place] for kind, place in nodes if kind == "place"]
            functions[subject] = text.reached(roots, {text.exports[name] for name in entries} - set(roots))
            data[subject] = {address for kind, address in nodes if kind == "data"}
        exported = {name: HOMES[subject_and_name(export)[0]] for export, name in text.exports.items()}
        self.part_of = {}
        for name in text.functions:
            subjects = {subject for subject, names in functions.items() if name in names}
            visits = {visit for visit, names in usual.items() if name in names}
            if name in exported and exported[name] not in visits:
                visits.add(exported[name])
            if subjects:
                self.part_of[name] = self.owner(subjects, visits)
                if subjects <= GRAPHS and self.part_of[name] not in {"graphs", "proofs"}:
                    sys.exit(f"error: {name} is called by others than graphs, which cannot reach it")
            elif visits:
                sys.exit(f"error: {name} is called, though nothing can reach it")
        self.data = self.memory(linked, references, data)

    @staticmethod
    def owner(subjects, visits):
        if not visits:
            return "proofs" if subjects <= GRAPHS else "formulas"
        if visits == {"graphs"} and not subjects <= GRAPHS:
            return "rows"
        common = set.intersection(*map(before, visits))
        return max(common, key=list(NEEDS).index)

    def memory(self, linked, references, data):
        """Segments of memory for each part: addresses and bytes."""
        late = self.late_data(linked, references)
        part_of = {}
        for address, size in references.data:
            subjects = {subject for subject, addresses in data.items() if address in addresses}
            if subjects:
                part_of[address] = late.get(address) or (
                    "first" if "" in subjects else "graphs" if subjects <= GRAPHS else "page")
        parts = {}
        for address, size in references.data:
            for byte in range(address, address + size):
                # What lies within other data goes with what comes first.
                found = {part for part in (parts.get(byte), part_of.get(address)) if part}
                parts[byte] = min(found, key=list(NEEDS).index, default=None)
        segments = {part: [] for part in NEEDS}
        for segment in linked.segments():
            start = segment.address
            end = start + len(segment.data)
            while start < end:
                stop = start + 1
                while stop < end and parts.get(stop, "first") == parts.get(start, "first"):
                    stop += 1
                if part := parts.get(start, "first"):
                    segments[part].append(
                        (start, segment.data[start - segment.address:stop - segment.address]))
                start = stop
        return segments

    def late_data(self, linked, references):
        """The part of each long datum that only functions fetched late can refer to.

        The optimiser may have put a function that refers to a datum into those that call it. It does so with
        all calls of a function, so one that is left, and not only in the table, is in no other. Besides, no
        other function may have a number that could be an address there.
        """
        numbers = sorted({
            int(number) for name, item in self.text.functions.items()
            if self.part_of.get(name, LATE[0]) not in LATE for number in NUMBER.findall(item)} - SCALAR_LIMITS)
        names = linked.function_names()
        users = collections.defaultdict(set)
        for node, targets in references.edges.items():
            for target in targets:
                users[target].add(node)
        inlined = set(self.text.table.values()) | set(self.text.exports.values())
        found = {}
        for address, size in references.data:
            if size < LEAST_LATE:
                continue
            parts, waiting, seen = set(), [("data", address)], set()
            while waiting:
                node = waiting.pop()
                if node in seen:
                    continue
                seen.add(node)
                name = "$" + names.get(node[1], "") if node[0] == "function" else ""
                if name in self.text.functions:
                    parts.add("" if name in inlined else self.part_of.get(name, ""))
                else:
                    waiting.extend(users[node])
            first = bisect.bisect_left(numbers, address - AROUND)
            is_named = first < len(numbers) and numbers[first] < address + size + AROUND
            if parts and parts <= set(LATE) and not is_named:
                found[address] = min(parts)
        return found


def import_order(calls, names):
    """The names with those called most first, whose numbers are shorter: 0.3 % smaller, compressed."""
    most = sorted(names, key=lambda name: -calls[name])[:60]
    return most + [name for name in names if name not in most]


def write(split, folder):
    text = split.text
    part_of = split.part_of
    reach = {part: before(part) for part in NEEDS}
    places = {place: name for place, name in text.table.items() if name in part_of}
    place_of = {name: place for place, name in places.items()}
    free = max(text.table, default=0) + 1
    wanted = collections.defaultdict(set)
    guarded = collections.defaultdict(dict)
    for name, part in part_of.items():
        for called in sorted(text.calls[name] & set(text.functions)):
            if part_of[called] in reach[part]:
                if part_of[called] != part:
                    wanted[part].add(called)
                continue
            if called not in place_of:
                place_of[called] = free
                places[free] = called
                free += 1
            guarded[part][called] = (text.type_of(called), place_of[called])
    # Functions that a part has from another have short names.
    imported = set().union(*wanted.values())
    names = {name: short_name(number) for number, name in enumerate(
        name for name in text.functions if name in imported)}
    parts_of_types = collections.defaultdict(set)
    for name in places.values():
        parts_of_types[text.type_of(name)].add(part_of[name])
    for part in NEEDS:
        own = {name: item for name, item in text.functions.items() if part_of.get(name) == part}
        bodies = [with_guards(item, guarded[part], lambda kind: not parts_of_types[kind] <= reach[part])
                  for item in own.values()]
        used = "".join(bodies)
        items = list(text.items["type"])
        calls = collections.Counter(re.findall(r"\(call (\S+?)[\s)]", used))
        for name in import_order(calls, [name for name in text.functions if name in wanted[part]]):
            items.append(
                f' (import "engine" "{names[name]}" (func {name}{signature(text.functions[name])}))\n')
        for name, item in text.imports.items():
            if any(name in text.calls[function] for function in own):
                items.append(item)
        if "(call $ready " in used:
            items.append(' (import "source" "load" (func $load (param i32)))\n')
            bodies.append(
                " (func $ready (param $0 i32) (result i32)\n  (if (ref.is_null (table.get $0 (local.get $0)))\n"
                "   (call $load (local.get $0)))\n  (local.get $0)\n )\n")
        if part == "first":
            items += text.items["global"]
            items.append(f" (memory $0 {text.memory})\n")
            items.append(f" (table $0 {free} {free} funcref)\n")
            items.append(' (export "memory" (memory $0))\n')
            items.append(' (export "table" (table $0))\n')
        else:
            items.append(f' (import "engine" "memory" (memory $0 {text.memory}))\n')
            items.append(f' (import "engine" "table" (table $0 {free} {free} funcref))\n')
        for item in text.items["global"]:
            name = item.split()[1]
            label = "stack" if "stack_pointer" in name else name[1:]
            kind = "(mut i32)" if "(mut i32)" in item else "i32"
            if part == "first":
                items.append(f' (export "{label}" (global {name}))\n')
            elif name + ")" in used or name + "\n" in used:
                items.insert(0, f' (import "engine" "{label}" (global {name} {kind}))\n')
        items += data_items(split.data[part])
        run = []
        for place in [*sorted(places), None]:
            if place is not None and part_of[places[place]] == part:
                run.append(place)
            if run and (place is None or run[-1] != place or place + 1 not in places):
                listed = " ".join(places[number] for number in run)
                items.append(f" (elem (i32.const {run[0]}) {listed})\n")
                run = []
        for export, name in text.exports.items():
            if name in own and outer_name(export):
                items.append(f' (export "{outer_name(export)}" (func {name}))\n')
        items += [f' (export "{names[name]}" (func {name}))\n' for name in own if name in names]
        source = folder / f"engine-{part}.wat"
        source.write_text("(module\n" + "".join(items) + "".join(bodies) + ")\n")
        target = source.with_suffix(".wasm")
        subprocess.run(["wasm-as", *FEATURES, source, "-o", target], check=True)
        source.unlink()
        if part == "first":
            order = list(NEEDS)
            numbers = bytes(order.index(part_of[places[place]]) if place in places else 0 for place in range(free))
            target.write_bytes(target.read_bytes() + custom_section("parts", numbers))
        yield target


def main():
    path, folder = map(pathlib.Path, sys.argv[1:])
    linked = Module(path.read_bytes())
    with tempfile.NamedTemporaryFile(suffix=".wasm") as plain, \
            tempfile.NamedTemporaryFile(suffix=".wasm") as optimised:
        plain.write(linked.without_relocations())
        plain.flush()
        subprocess.run(
            ["wasm-opt", "-g", *FEATURES, *PASSES, plain.name, "-o", optimised.name], check=True)
        text = Text(optimised.name)
    split = Split(linked, text, usual_functions(text, linked))
    for path in folder.glob("engine-*.wasm"):
        path.unlink()
    for path in write(split, folder):
        print(f"{path.name}: {path.stat().st_size:,} bytes")


main()
