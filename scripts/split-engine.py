#!/usr/bin/env python3
"""Shrinks the page's program and cuts it into the parts that a page fetches.

    scripts/split-engine.py LINKED FOLDER

LINKED is the program as the linker wrote it with `--emit-relocs`. An export named `PART:NAME` is the
export NAME of that part; all others are exports of the part `first`. FOLDER gets `engine-PART.wasm` for
each part, and `engine-shared.wasm` with everything that several parts need but `first` and `page` lack.

A part contains the functions and data that can be reached from its exports and that no earlier part
contains. The references between functions and data come from the linker, the calls between functions
from the optimised program. So nobody keeps a list by hand, and nothing that a part can call is missing
once `first`, `page`, `shared`, the parts that `NEEDS` names and the part itself are instantiated, in this
order.

The only exceptions are functions exported as `PART:answer`, and those that `LATE` names: other parts call
them through the table, where the part puts them. The caller must make sure that the part has been loaded.
"""
import collections
import pathlib
import re
import subprocess
import sys
import tempfile

from wasm_module import Module, References

FEATURES = [
    "--enable-simd", "--enable-bulk-memory", "--enable-sign-ext", "--enable-mutable-globals",
    "--enable-nontrapping-float-to-int",
]
# For size first: 3 % smaller, compressed, than with -O3 alone, and as fast.
PASSES = ["--flatten", "--rereloop", "-O3", "-Oz", "--low-memory-unused", "--zero-filled-memory",
          "--one-caller-inline-max-function-size=45", "--coalesce-locals-learning", "--vacuum"]
ENTRY = "answer"
FIRST, PAGE, SHARED = "first", "page", "shared"
# Parts that need others, besides those that all need.
NEEDS = {"sheets": ["graphs"], "graphs": ["integrals", "editing"]}
# Parts that begin with functions of the engine: their modules, types and names. What the first part draws has no
# operation that stands for a formula, and no quartile.
LATE = {
    "page": [("Formulas", "FormulaCompiler", "valueWrittenInFull"), ("Formulas", "FormulaCompiler", "quartile")],
    "integrals": [
        ("Formulas", "RealEvaluator", "integral"), ("Formulas", "RealEvaluator", "quantile"),
        ("Reals", "RealComputation", "ballOfIntegral"), ("Reals", "RealComputation", "ballOfInverse"),
    ],
}
ITEM = re.compile(r"^ \((\w+)", re.MULTILINE)
CALL = re.compile(r"\(call (\$[^\s()]+)")
REFERENCE = re.compile(r"\(ref\.func (\$[^\s()]+)")
# Where Swift's strings may have another encoding than UTF-8, which they have on Apple's systems alone.
NEVER_CALLED = re.compile(r"_slowEnsureMatchingEncoding|_foreign[A-Z]")
DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz"
# Shorter runs of zeros are written, because another segment would take as many bytes.
ZEROS = re.compile(rb"\0{9,}")


def short_name(number):
    text = ""
    while True:
        text = DIGITS[number % 36] + text
        number //= 36
        if not number:
            return text


def emptied(item):
    """A function that is never called, without what it would do."""
    kept = re.findall(r"\((?:type|param|result) [^()]*\)", item.split("\n", 1)[0])
    return f" (func {item.split(None, 2)[1]} {' '.join(kept)}\n  (unreachable)\n )\n"


def mangled(module, type, name):
    """How the names of a structure's functions of that name begin in an Embedded Swift program."""
    return f"$e{len(module)}{module}{len(type)}{type}V{len(name)}{name}"


def needed_by(part):
    """The parts that a part needs besides the base."""
    for needed in NEEDS.get(part, []):
        yield needed
        yield from needed_by(needed)


def part_and_name(export):
    part, colon, name = export.rpartition(":")
    return (part, name) if colon else (FIRST, name)


class Text:
    """A program as wasm-dis writes it."""

    def __init__(self, path):
        text = subprocess.run(
            ["wasm-dis", *FEATURES, path], check=True, capture_output=True, text=True).stdout
        starts = [match.start() for match in ITEM.finditer(text)]
        self.items = collections.defaultdict(list)
        for start, end in zip(starts, starts[1:] + [text.rindex(")")]):
            self.items[ITEM.match(text, start)[1]].append(text[start:end].rstrip() + "\n")
        # By module, type and name, which puts like beside like: 0.3 % smaller, compressed, than as the
        # optimiser has them.
        self.functions = dict(sorted(
            ((item.split(None, 2)[1].rstrip(")"), item) for item in self.items["func"]),
            key=lambda named: (named[0][:12], signature(named[1]), named[0])))
        for name in filter(NEVER_CALLED.search, self.functions):
            self.functions[name] = emptied(self.functions[name])
        self.imports = {
            re.search(r"\(func (\$[^\s()]+)", item)[1]: item for item in self.items["import"]}
        self.exports = {}
        for item in self.items["export"]:
            if match := re.match(r' \(export "([^"]+)" \(func (\$[^\s()]+)\)\)', item):
                self.exports[match[1]] = match[2]
        self.table = {}
        # The functions with which parts of `LATE` begin.
        self.late = {
            part: [name for path in paths for name in self.named(*path)] for part, paths in LATE.items()}
        for part, names in self.late.items():
            if len(names) != len(LATE[part]):
                sys.exit(f"error: the part {part} begins with {len(names)} functions")
        for item in self.items["elem"]:
            first = int(re.search(r"\(i32\.const (\d+)\)", item)[1])
            for place, name in enumerate(re.findall(r"\$[^\s()]+", item.split("const", 1)[1])):
                self.table[first + place] = name
        self.calls = {
            name: set(CALL.findall(item)) | set(REFERENCE.findall(item))
            for name, item in self.functions.items()}

    def named(self, *path):
        """The structure's functions of that name, without those that are local to them."""
        names = [name for name in self.functions if name.startswith("$" + mangled(*path))]
        return [name for name in names if not any(name != other and name.startswith(other) for other in names)]

    def reached(self, roots, stops):
        found, waiting = set(), list(roots)
        while waiting:
            name = waiting.pop()
            if name not in found and name not in stops:
                found.add(name)
                waiting.extend(self.calls.get(name, ()))
        return found


def signature(item):
    """The type of a function, as an import writes it."""
    header = item.split("\n", 1)[0]
    found = re.findall(r"\((param|result) (?:\$\S+ )?([^()]*)\)", header)
    return "".join(f" ({kind} {type})" for kind, types in found for type in types.split())


def calling_by_place(item, name, kind, place):
    """A function that calls another one by its place in the table, which follows the operands."""
    call = f"(call {name}"
    parts = []
    start = 0
    while (found := re.compile(re.escape(call) + r"(?=[\s)])").search(item, start)):
        parts.append(item[start:found.start()])
        depth, end = 1, found.end()
        while True:
            end = re.compile(r"[()]").search(item, end).start()
            depth += 1 if item[end] == "(" else -1
            if not depth:
                break
            end += 1
        operands = calling_by_place(item[found.end():end], name, kind, place)
        parts.append(f"(call_indirect (type {kind}){operands} (i32.const {place}))")
        start = end + 1
    return "".join(parts) + item[start:]


class Split:
    """The contents of each part."""

    def __init__(self, linked, text):
        self.text = text
        references = References(linked)
        exports = linked.exported_functions()
        by_part = collections.defaultdict(list)
        for export in text.exports:
            by_part[part_and_name(export)[0]].append(export)
        self.others = sorted({*by_part, *LATE} - {FIRST})
        entries = {name for name in text.exports if part_and_name(name)[1] == ENTRY}
        late = {name for names in text.late.values() for name in names}
        self.entries = {text.exports[name] for name in entries} | late
        numbers = linked.named_functions({name[1:] for name in late})
        # Each part may use those before it; of the last, which follow `shared`, none uses another but as in `NEEDS`.
        self.base = [part for part in (FIRST, PAGE) if part in by_part] + [SHARED]
        self.parts = [*self.base, *(part for part in self.others if part not in self.base)]
        functions, data = {}, {}
        for part in [FIRST, *self.others]:
            own = by_part[part]
            begins = text.late.get(part, [])
            stops = {("function", exports[name]) for name in entries - set(own)}
            stops |= {("function", numbers[name[1:]]) for name in late - set(begins)}
            # Functions that a part of the base refers to but cannot call itself come with the others.
            named = own if part == FIRST else [*by_part[FIRST], *own]
            nodes = references.reached(
                [("function", exports[name]) for name in named]
                + [("function", numbers[name[1:]]) for name in begins], stops)
            roots = [text.exports[name] for name in named] + begins
            roots += [text.table[place] for kind, place in nodes if kind == "place"]
            functions[part] = text.reached(roots, self.entries - set(roots))
            data[part] = {address for kind, address in nodes if kind == "data"}
        self.part_of = {
            name: self.owner({part for part, names in functions.items() if name in names})
            for name in set().union(*functions.values()) & set(text.functions)}
        self.data = self.memory(linked, references, data)

    def owner(self, parts):
        parts = {part for part in parts if parts.isdisjoint(needed_by(part))}
        for part in self.base:
            if part in parts:
                return part
        return parts.pop() if len(parts) == 1 else SHARED

    def memory(self, linked, references, data):
        """Segments of memory for each part: addresses and bytes."""
        users = collections.defaultdict(set)
        for address, size in references.data:
            found = {part for part, addresses in data.items() if address in addresses}
            for byte in range(address, address + size):
                users[byte] |= found
        segments = {part: [] for part in self.parts}
        for segment in linked.segments():
            start = segment.address
            end = start + len(segment.data)
            while start < end:
                stop = start + 1
                while stop < end and users.get(stop) == users.get(start):
                    stop += 1
                known = users.get(start, {FIRST})
                if known:
                    segments[self.owner(set(known))].append(
                        (start, segment.data[start - segment.address:stop - segment.address]))
                start = stop
        return segments

    def is_within_reach(self, part, other):
        if part in self.base:
            return other in self.base[:self.base.index(part) + 1]
        return other in (part, *needed_by(part)) or other in self.base


def data_items(segments):
    """Text for segments; adjacent ones are joined, and zeros, which memory has anyway, are left out."""
    joined = []
    for address, data in segments:
        if joined and joined[-1][0] + len(joined[-1][1]) == address:
            joined[-1][1].extend(data)
        else:
            joined.append((address, bytearray(data)))
    for address, data in joined:
        start = 0
        for match in [*ZEROS.finditer(data), None]:
            piece = data[start:match.start() if match else len(data)]
            if piece.strip(b"\0"):
                text = "".join(f"\\{byte:02x}" for byte in piece)
                yield f' (data (i32.const {address + start}) "{text}")\n'
            start = match.end() if match else 0


def write(split, folder):
    text = split.text
    # Functions that several parts need from another have short names.
    names = {}
    wanted = collections.defaultdict(set)
    for name, calls in text.calls.items():
        if name not in split.part_of:
            continue
        part = split.part_of[name]
        for called in calls & set(text.functions):
            if split.part_of[called] != part and split.is_within_reach(part, split.part_of[called]):
                wanted[part].add(called)
                names.setdefault(called, None)
    for number, name in enumerate(sorted(names, key=list(text.functions).index)):
        names[name] = short_name(number)
    entries = {}
    free = max(text.table, default=0) + 1
    for name in sorted(split.entries):
        entries[name] = free + len(entries)
    size = free + len(entries)
    places = {**text.table, **{place: name for name, place in entries.items()}}
    types = {signature(item[item.index("(func"):]): item.split()[1] for item in text.items["type"]}
    memory = re.search(r"\(memory \$\S+ (.*)\)", text.items["memory"][0])[1]
    for part in split.parts:
        own = {name: item for name, item in text.functions.items()
               if split.part_of.get(name) == part}

        bodies = []
        for item in own.values():
            for name in set(CALL.findall(item)) & set(text.functions):
                if not split.is_within_reach(part, split.part_of[name]):
                    if name not in entries:
                        sys.exit(f"error: the part {part} calls {name} of {split.part_of[name]}")
                    kind = types[signature(text.functions[name])]
                    item = calling_by_place(item, name, kind, entries[name])
            bodies.append(item)
        used = "".join(bodies)
        items = list(text.items["type"])
        for name in sorted(wanted[part]):
            items.append(
                f' (import "engine" "{names[name]}" (func {name}{signature(text.functions[name])}))\n')
        items += [item for name, item in text.imports.items() if re.search(
            rf"\(call {re.escape(name)}[\s)]", used)]
        if part == FIRST:
            items += text.items["global"]
            items.append(f" (memory $0 {memory})\n")
            items.append(f" (table $0 {size} {size} funcref)\n")
            items.append(' (export "memory" (memory $0))\n')
            items.append(' (export "table" (table $0))\n')
        else:
            items.append(f' (import "engine" "memory" (memory $0 {memory}))\n')
            items.append(f' (import "engine" "table" (table $0 {size} {size} funcref))\n')
        for item in text.items["global"]:
            name = item.split()[1]
            label = "stack" if "stack_pointer" in name else name[1:]
            kind = re.match(r" \(global \S+ (i32|\(mut i32\)) ", item)[1]
            if part == FIRST:
                items.append(f' (export "{label}" (global {name}))\n')
            elif name + ")" in used or name + "\n" in used:
                items.insert(0, f' (import "engine" "{label}" (global {name} {kind}))\n')
        items += data_items(split.data[part])
        run = []
        for place in [*sorted(places), None]:
            if place is not None and split.part_of.get(places[place]) == part:
                run.append(place)
            if run and (place is None or run[-1] != place or place + 1 not in places):
                listed = " ".join(places[number] for number in run)
                items.append(f" (elem (i32.const {run[0]}) {listed})\n")
                run = []
        for export, name in text.exports.items():
            owner, label = part_and_name(export)
            if owner == part and label != ENTRY:
                if name not in own:
                    sys.exit(f"error: {export} is in the part {split.part_of[name]}")
                items.append(f' (export "{label}" (func {name}))\n')
        items += [f' (export "{names[name]}" (func {name}))\n' for name in own if name in names]
        source = folder / f"engine-{part}.wat"
        source.write_text("(module\n" + "".join(items) + "".join(bodies) + ")\n")
        target = source.with_suffix(".wasm")
        subprocess.run(["wasm-as", *FEATURES, source, "-o", target], check=True)
        source.unlink()
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
        split = Split(linked, Text(optimised.name))
    for path in write(split, folder):
        print(f"{path.name}: {path.stat().st_size:,} bytes")


main()
