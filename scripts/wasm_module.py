"""Reads the references in a linked WebAssembly program, for `split-engine.py`."""
import bisect
import dataclasses

FUNCTION, DATA = 0, 1  # kinds of symbols
# Kinds of relocations: to a function, to its place in the table, to an address, and to a global with
# either of the last two.
FUNCTION_INDEX, TABLE_INDEX, ADDRESS, GLOBAL_INDEX = {0}, {1, 2, 12}, {3, 4, 5, 11}, {7}
TYPE_INDEX = 6


class Reader:
    """Reads numbers and names from bytes, front to back."""

    def __init__(self, data, at=0):
        self.data, self.at = data, at

    def byte(self):
        self.at += 1
        return self.data[self.at - 1]

    def number(self, signed=False):
        """A whole number in LEB128."""
        value = shift = 0
        while True:
            byte = self.byte()
            value |= (byte & 127) << shift
            shift += 7
            if byte < 128:
                return value - (1 << shift) if signed and byte & 64 else value

    def bytes(self, count):
        self.at += count
        return self.data[self.at - count:self.at]

    def name(self):
        return self.bytes(self.number()).decode()

    def offset(self):
        """The value of an expression that is one constant."""
        if self.byte() != 0x41:
            raise ValueError("an offset is not a constant")
        value = self.number(signed=True)
        if self.byte() != 0x0B:
            raise ValueError("an offset is not one constant")
        return value


def leb128(number):
    """A number that is not negative, as programs write it."""
    coded = bytearray()
    while number > 127:
        coded.append(number & 127 | 128)
        number >>= 7
    return bytes([*coded, number])


def custom_section(name, data):
    """A section with data that is not part of the program."""
    contents = leb128(len(name)) + name.encode() + data
    return b"\0" + leb128(len(contents)) + contents


@dataclasses.dataclass
class Segment:
    """Bytes of memory."""
    address: int
    data: bytes
    # Where they begin in their section.
    offset: int


class Module:
    """The sections of a program, and the contents that are needed here."""

    def __init__(self, data):
        self.sections = []
        self.whole = [data[:8]]
        reader = Reader(data, 8)
        while reader.at < len(data):
            before = reader.at
            kind, size = reader.byte(), reader.number()
            start = reader.at
            name = reader.name() if kind == 0 else ""
            self.sections.append((kind, name, data[reader.at:start + size]))
            reader.at = start + size
            if name != "linking" and not name.startswith("reloc."):
                self.whole.append(data[before:reader.at])

    def without_relocations(self):
        """The program for tools that do not keep what the linker wrote about it."""
        return b"".join(self.whole)

    def section(self, kind, name=""):
        for found, called, data in self.sections:
            if (found, called) == (kind, name):
                return data
        raise ValueError(f"the program has no section {name or kind}")

    def imported_functions(self):
        reader = Reader(self.section(2))
        count = 0
        for _ in range(reader.number()):
            reader.name(), reader.name()
            if reader.byte() != 0:
                raise ValueError("the program imports other things than functions")
            reader.number()
            count += 1
        return count

    def exported_functions(self):
        """The number of each exported function, by its exported name."""
        reader = Reader(self.section(7))
        found = {}
        for _ in range(reader.number()):
            name, kind, index = reader.name(), reader.byte(), reader.number()
            if kind == 0:
                found[name] = index
        return found

    def function_names(self):
        """The name that the linker gave each function, by its number."""
        reader = Reader(self.section(0, "name"))
        found = {}
        while reader.at < len(reader.data):
            kind, size = reader.byte(), reader.number()
            end = reader.at + size
            if kind == 1:
                for _ in range(reader.number()):
                    index, name = reader.number(), reader.name()
                    found[index] = name
            reader.at = end
        return found

    def function_types(self):
        """The number of the type of each function that is not imported, in order."""
        reader = Reader(self.section(3))
        return [reader.number() for _ in range(reader.number())]

    def table(self):
        """The numbers of the functions in the table, by their place."""
        reader = Reader(self.section(9))
        places = {}
        for _ in range(reader.number()):
            if reader.number() != 0:
                raise ValueError("a segment of the table is of a kind that is not read here")
            first = reader.offset()
            for place in range(reader.number()):
                places[first + place] = reader.number()
        return places

    def code(self):
        """Where the body of each function begins in its section, in order."""
        reader = Reader(self.section(10))
        starts = []
        for _ in range(reader.number()):
            size = reader.number()
            starts.append(reader.at)
            reader.at += size
        return starts

    def segments(self):
        reader = Reader(self.section(11))
        found = []
        for _ in range(reader.number()):
            if reader.number() != 0:
                raise ValueError("a segment of memory is of a kind that is not read here")
            address, size = reader.offset(), reader.number()
            start = reader.at
            found.append(Segment(address, reader.bytes(size), start))
        return found

    def symbols(self):
        """Kind, number or address, and size of each symbol; `None` for one of no use here."""
        reader = Reader(self.section(0, "linking"))
        if reader.number() != 2:
            raise ValueError("the linker writes symbols in another way than is read here")
        segments = self.segments()
        found = []
        while reader.at < len(reader.data):
            kind, size = reader.byte(), reader.number()
            end = reader.at + size
            if kind == 8:
                for _ in range(reader.number()):
                    found.append(self._symbol(reader, segments))
            reader.at = end
        return found

    @staticmethod
    def _symbol(reader, segments):
        kind, flags = reader.byte(), reader.number()
        is_undefined, has_name = flags & 0x10, flags & 0x40
        if kind == DATA:
            reader.name()
            if is_undefined:
                return None
            segment, offset, size = reader.number(), reader.number(), reader.number()
            if flags & 0x200:
                return (DATA, offset, size)
            return (DATA, segments[segment].address + offset, size)
        index = reader.number()
        if kind != 3 and (not is_undefined or has_name):
            reader.name()
        return (FUNCTION, index, 0) if kind == FUNCTION else None

    def relocations(self, name):
        """Kind, place in the section and symbol of each."""
        reader = Reader(self.section(0, f"reloc.{name}"))
        reader.number()
        for _ in range(reader.number()):
            kind, place, symbol = reader.byte(), reader.number(), reader.number()
            if kind in ADDRESS:
                reader.number(signed=True)
            yield kind, place, symbol


class References:
    """Which functions and data each function and each datum of a linked program refers to.

    A node is ("function", number), ("place", number in the table) or ("data", address).
    """

    def __init__(self, module):
        self.module = module
        self.symbols = module.symbols()
        self.data = sorted({symbol[1:] for symbol in self.symbols if symbol and symbol[0] == DATA})
        self.addresses = [address for address, _ in self.data]
        self.places = {}
        for place, index in module.table().items():
            self.places.setdefault(index, []).append(place)
        self.edges = {}
        # The types of functions that a function calls through the table.
        self.called_types = {}
        imported, types = module.imported_functions(), module.function_types()
        self.type_at = {
            place: types[index - imported] for place, index in module.table().items()}
        for place, index in module.table().items():
            self.edges[("place", place)] = {("function", index)}
        self._read("CODE", self._function_at(module))
        self._read("DATA", self._datum_at(module))

    @staticmethod
    def _function_at(module):
        starts, imported = module.code(), module.imported_functions()
        return lambda place: ("function", imported + bisect.bisect_right(starts, place) - 1)

    def _datum_at(self, module):
        segments = module.segments()

        def datum(place):
            for segment in segments:
                if segment.offset <= place < segment.offset + len(segment.data):
                    return self.datum(segment.address + place - segment.offset)
            raise ValueError("a relocation is outside the data")

        return datum

    def datum(self, address):
        """The datum at an address; `None` if the linker knows none there."""
        number = bisect.bisect_right(self.addresses, address) - 1
        while number >= 0:
            start, size = self.data[number]
            if start <= address < start + max(size, 1):
                return ("data", start)
            if address - start > 1 << 16:
                break
            number -= 1
        return None

    def _read(self, section, owner):
        for kind, place, number in self.module.relocations(section):
            if kind == TYPE_INDEX:
                self.called_types.setdefault(owner(place), set()).add(number)
                continue
            target = self.symbols[number]
            if target is None:
                continue
            start = owner(place)
            targets = self.edges.setdefault(start, set())
            if kind in FUNCTION_INDEX:
                targets.add(("function", target[1]))
            elif kind in TABLE_INDEX | GLOBAL_INDEX and target[0] == FUNCTION:
                targets.update(("place", place) for place in self.places.get(target[1], []))
            elif kind in ADDRESS | GLOBAL_INDEX and target[0] == DATA:
                targets.add(("data", target[1]))
            else:
                raise ValueError(f"a relocation of kind {kind} is not read here")

    def reached(self, roots, stops):
        """All nodes reached from some, except those of `stops` and what is reached through them.

        A place in the table is reached only when a call of its type is reached too.
        """
        found, waiting = set(), list(roots)
        types, untyped = set(), {}
        while waiting:
            node = waiting.pop()
            if node in found or node in stops:
                continue
            kind = self.type_at[node[1]] if node[0] == "place" else None
            if kind is not None and kind not in types:
                untyped.setdefault(kind, set()).add(node)
                continue
            found.add(node)
            for number in self.called_types.get(node, set()) - types:
                types.add(number)
                waiting.extend(untyped.pop(number, ()))
            waiting.extend(self.edges.get(node, ()))
        return found
