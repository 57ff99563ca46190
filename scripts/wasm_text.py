"""A WebAssembly program as text, for `split-engine.py`."""
import collections
import re
import subprocess

FEATURES = [
    "--enable-simd", "--enable-bulk-memory", "--enable-sign-ext", "--enable-mutable-globals",
    "--enable-nontrapping-float-to-int", "--enable-reference-types",
]
ITEM = re.compile(r"^ \((\w+)", re.MULTILINE)
CALL = re.compile(r"\(call (\$[^\s()]+)")
INDIRECT = re.compile(r"\(call_indirect (?:\$\S+ )?\(type (\$[^\s()]+)\)")
# Where Swift's strings may have another encoding than UTF-8, which they have on Apple's systems alone.
NEVER_CALLED = re.compile(r"_slowEnsureMatchingEncoding|_foreign[A-Z]")
PARENTHESIS = re.compile(r"[()]")
# Shorter runs of zeros are written, because another segment would take as many bytes.
ZEROS = re.compile(rb"\0{9,}")


def signature(item):
    """The type of a function, as an import writes it."""
    header = item.split("\n", 1)[0]
    found = re.findall(r"\((param|result) (?:\$\S+ )?([^()]*)\)", header)
    return "".join(f" ({kind} {type})" for kind, types in found for type in types.split())


def emptied(item):
    """A function that is never called, without what it would do."""
    kept = re.findall(r"\((?:type|param|result) [^()]*\)", item.split("\n", 1)[0])
    return f" (func {item.split(None, 2)[1]} {' '.join(kept)}\n  (unreachable)\n )\n"


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
        for item in self.items["elem"]:
            first = int(re.search(r"\(i32\.const (\d+)\)", item)[1])
            for place, name in enumerate(re.findall(r"\$[^\s()]+", item.split("const", 1)[1])):
                self.table[first + place] = name
        self.types = {signature(item[item.index("(func"):]): item.split()[1] for item in self.items["type"]}
        self.calls = {name: set(CALL.findall(item)) for name, item in self.functions.items()}
        self.memory = re.search(r"\(memory \$\S+ (.*)\)", self.items["memory"][0])[1]

    def type_of(self, name):
        """The name of a function's type."""
        return self.types[signature(self.functions[name])]

    def reached(self, roots, stops):
        """The functions that some call, directly or not, except those of `stops` and what these call."""
        found, waiting = set(), list(roots)
        while waiting:
            name = waiting.pop()
            if name not in found and name not in stops:
                found.add(name)
                waiting.extend(self.calls.get(name, ()))
        return found


def instrumented(text, segments, name_of_export):
    """The whole program, in which each function tells its number to the import `source.seen` when it is called.

    The number is its place in `text.functions`.
    """
    functions = []
    for number, item in enumerate(text.functions.values()):
        lines = item.split("\n")
        start = next(at for at, line in enumerate(lines) if at and not line.startswith("  (local "))
        lines.insert(start, f"  (call $seen (i32.const {number}))")
        functions.append("\n".join(lines))
    exports = [
        f' (export "{name_of_export(export)}" (func {name}))\n' for export, name in text.exports.items()
        if name_of_export(export)]
    return "".join([
        "(module\n", *text.items["type"], *text.imports.values(),
        ' (import "source" "seen" (func $seen (param i32)))\n', *text.items["global"],
        f" (memory $0 {text.memory})\n", *text.items["table"], ' (export "memory" (memory $0))\n',
        *exports, *data_items(segments), *text.items["elem"], *functions, ")\n"])


def with_guards(item, guarded_calls, is_guarded):
    """A function that makes sure, by the function `$ready`, that what it calls has been loaded.

    `guarded_calls` are the functions that it calls by their place in the table, with their types and places;
    `is_guarded` tells of the type of a call through the table whether it needs such a check.
    """
    open_, closing, opening = [], {}, {}
    for match in PARENTHESIS.finditer(item):
        if match[0] == "(":
            open_.append(match.start())
        else:
            start = open_.pop()
            closing[start], opening[match.start()] = match.start(), start
    changes = []
    for match in CALL.finditer(item):
        if guarded := guarded_calls.get(match[1]):
            kind, place = guarded
            changes.append((match.start(), match.end(), f"(call_indirect (type {kind})"))
            end = closing[match.start()]
            changes.append((end, end, f" (call $ready (i32.const {place}))"))
    for match in INDIRECT.finditer(item):
        if is_guarded(match[1]):
            # The last operand is the place.
            end = closing[match.start()]
            last = len(item[:end].rstrip()) - 1
            changes.append((opening[last], opening[last], "(call $ready "))
            changes.append((last + 1, last + 1, ")"))
    parts, at = [], 0
    for start, end, change in sorted(changes):
        parts += [item[at:start], change]
        at = end
    return "".join(parts) + item[at:]


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
