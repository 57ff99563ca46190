#!/usr/bin/env python3
"""Makes the page's types of messages and replies from docs/protocol.md.

    scripts/make-protocol.py [--write]

docs/protocol.md is the one table of the conversation between the page and the engine. `--write` puts
its types into the files that it names. Without it, the check refuses files that are out of date,
messages that only the table or only the engine has, and replies of the engine that differ from the
table. It reads the replies in .build/parity, if the program Transcripts has written them.
"""
import json
import pathlib
import re
import sys
import textwrap

ROOT = pathlib.Path(__file__).resolve().parent.parent
SOURCE = ROOT / "docs/protocol.md"
WIRE = ROOT / "Sources/Wire"
TRANSCRIPTS = ROOT / ".build/parity"
# The rooms of messages: the enum that names them in Swift, and the prefix of the names.
ROOMS = {
    "StartMessage": [""],
    "PageMessage": [""],
    "ReadingMessage": ["reading."],
    "CalculatorsMessage": ["calculators."],
    "CalculatorMessage": ["TAB."],
    "GraphMessage": ["graph."],
    "SheetMessage": ["sheet."],
    "HistoryMessage": ["history."],
}
TABS = ["calculator", "scientific", "rpn"]


def cells(line):
    return [cell.strip().replace("\\|", "|") for cell in re.split(r"(?<!\\)\|", line.strip()[1:-1])]


class Type:
    def __init__(self, name):
        self.name, self.alias, self.meaning, self.members = name, "object", "", []


class Protocol:
    """The contents of docs/protocol.md."""

    def __init__(self, text):
        self.messages = []  # name, fields, reply, effect
        self.files = {}  # path: (introduction, types)
        path = kind = None
        for line in text.splitlines():
            if line.startswith("## "):
                path = line[3:].strip("` ") if "`" in line else None
                kind = None
                if path:
                    self.files[path] = ([], [])
            elif line.startswith("### "):
                kind = Type(line[4:].strip())
                self.files[path][1].append(kind)
            elif line.startswith("| ") and not line.startswith("| ---"):
                row = cells(line)
                if row[0] in ("message", "member"):
                    continue
                if path is None:
                    self.messages.append([row[0].strip("`"), *row[1:]])
                else:
                    kind.members.append((row[0].strip("`"), row[1].strip("`"), row[2]))
            elif kind and line.startswith("Is `"):
                kind.alias = line[4:].rstrip(".").rstrip("`")
            elif kind and line.strip() and not line.startswith("|"):
                kind.meaning = f"{kind.meaning} {line.strip()}".strip()
            elif path and not kind and line.strip():
                self.files[path][0].append(line.strip())

    def script(self, path):
        """A file of JSDoc types."""
        introduction, types = self.files[path]
        lines = ["/**"]

        def add(text, then=" *   "):
            lines.extend(textwrap.wrap(
                text, 99, initial_indent=" * ", subsequent_indent=then,
                break_long_words=False, break_on_hyphens=False))

        add(" ".join(introduction) + " Made by `scripts/make-protocol.py` from `docs/protocol.md`.",
            " * ")
        for kind in types:
            lines.append(" *")
            names = [name for message in self.messages for name in spelled(message[0])]
            alias = kind.alias
            if alias == "every message's name":
                alias = " | ".join(f'"{name}"' for name in names)
            elif match := re.fullmatch(r"every name after (\w+\.)", alias):
                alias = " | ".join(
                    f'"{name.removeprefix(match[1])}"' for name, *_ in self.messages
                    if name.startswith(match[1]))
            add(f"@typedef {{{alias}}} {kind.name}" + (f" - {kind.meaning}" if kind.meaning else ""))
            for name, type_, meaning in kind.members:
                add(f"@property {{{type_}}} {name}" + (f" - {meaning}" if meaning else ""))
        return "\n".join(lines + [" */", "export {};", ""])


def spelled(name):
    """The names that a name with TAB stands for."""
    return [name.replace("TAB", tab) for tab in TABS] if name.startswith("TAB.") else [name]


def engine_messages():
    names = set()
    for source in WIRE.rglob("*Message.swift"):
        for enum, body in re.findall(
                r"enum (\w+): String, MessageName \{(.*?)\n\}", source.read_text(), re.DOTALL):
            for line in re.findall(r"^\s*case (.*)$", body, re.MULTILINE):
                for case in line.split(","):
                    name, _, raw = case.partition("=")
                    names.add(ROOMS[enum][0] + (raw or name).strip().strip('"'))
    return names


class Checker:
    """Whether a reply has a type; it knows only the types that tables of members can express."""

    def __init__(self, protocol):
        self.types = {
            kind.name: kind for _, types in protocol.files.values() for kind in types
            if not kind.alias.startswith("import(")
        }

    def members(self, type_):
        """The types of all members of a type made of objects, by name; None for any other type."""
        found = {}
        for part in split(re.sub(r'import\("[^"]*"\)\.', "", type_), "&"):
            if part.startswith("{"):
                for member in split(part[1:-1], ","):
                    name, _, rest = member.partition(":")
                    if not name.strip():
                        continue
                    found[name.strip()] = rest.strip()
            elif match := re.fullmatch(r'Record<("[^,]*"), (.*)>', part):
                found |= {name: match[2] for name in re.findall(r'"(\w+)"', match[1])}
            elif part in self.types:
                kind = self.types[part]
                if kind.alias == "object":
                    found |= {name.strip("[]"): type_ for name, type_, _ in kind.members}
                else:
                    found |= self.members(kind.alias) or {}
            else:
                return None
        return found

    def problem(self, value, type_, place="reply"):
        """The fault of a value, or None."""
        type_ = re.sub(r'import\("[^"]*"\)\.', "", type_.strip())
        while type_.startswith("(") and type_.endswith(")") and not type_.endswith("[])"):
            type_ = type_[1:-1].strip()
        choices = split(type_, "|")
        if len(choices) > 1:
            problems = [self.problem(value, choice, place) for choice in choices]
            return None if None in problems else problems[0]
        if type_.startswith('"'):
            return None if value == type_[1:-1] else f"{place} is {value!r}, not {type_}"
        if type_.endswith("[]"):
            if not isinstance(value, list):
                return f"{place} is no list"
            for item in value:
                if problem := self.problem(item, type_[:-2], place + "[]"):
                    return problem
            return None
        if match := re.fullmatch(r"Record<(\w+), (.*)>", type_):
            for name, item in value.items():
                if problem := self.problem(item, match[2], f"{place}.{name}"):
                    return problem
            return None
        simple = {"string": str, "boolean": bool, "number": (int, float), "null": type(None)}
        if type_ in simple:
            right = isinstance(value, simple[type_]) and (
                type_ != "number" or not isinstance(value, bool))
            return None if right else f"{place} is {json.dumps(value)[:40]}, not {type_}"
        kind = self.types.get(type_)
        if kind and kind.alias != "object" and (
                "|" in kind.alias or kind.alias.startswith('"')):
            return self.problem(value, kind.alias, place)
        members = self.members(type_)
        if members is None:
            return f"{place}: nobody knows the type {type_}"
        if not isinstance(value, dict):
            return f"{place} is no {type_}"
        if set(value) != set(members):
            return f"{place}: {', '.join(sorted(set(value) ^ set(members)))} not as in {type_}"
        for name, item in value.items():
            if problem := self.problem(item, members[name], f"{place}.{name}"):
                return problem
        return None


def split(text, separator):
    """The parts of a text between separators outside brackets."""
    parts, depth, part = [], 0, ""
    for character in text:
        depth += character in "({[<"
        depth -= character in ")}]>"
        if character == separator and depth == 0:
            parts.append(part.strip())
            part = ""
        else:
            part += character
    return parts + [part.strip()]


def replies():
    """Every recorded reply, with the message's name."""
    for path in sorted(TRANSCRIPTS.glob("*.jsonl")):
        for line in path.read_text().splitlines():
            row = json.loads(line)
            if "message" in row:
                message, reply = row["message"], row["reply"]
            elif row.get("ask") == "send":
                message, reply = row["with"][0], row["answer"]
            else:
                continue
            yield message.split("\x1f")[0], json.loads(reply) if isinstance(reply, str) else reply


def main():
    protocol = Protocol(SOURCE.read_text())
    problems = []
    listed = {message[0] for message in protocol.messages}
    for name in sorted(listed):
        if sum(message[0] == name for message in protocol.messages) > 1:
            problems.append(f"the message {name} stands in docs/protocol.md more than once")
    for name in sorted(listed ^ engine_messages()):
        where = "docs/protocol.md" if name in listed else "Sources/Wire"
        problems.append(f"the message {name} is only in {where}")
    for path in protocol.files:
        file, text = ROOT / path, protocol.script(path)
        if "--write" in sys.argv[1:]:
            file.write_text(text)
        elif not file.exists() or file.read_text() != text:
            problems.append(f"{path} is out of date: run scripts/make-protocol.py --write")
    types = {
        name: message[2].strip("`")
        for message in protocol.messages for name in spelled(message[0])
    }
    checker, count, found = Checker(protocol), 0, {}
    for name, reply in replies():
        if name not in types or reply == {"error": "unknown message"}:
            continue
        count += 1
        type_ = types[name].replace("TABState", "RPNState" if name.startswith("rpn.") else "InfixState")
        if problem := checker.problem(reply, type_):
            found.setdefault(name, problem)
    problems += [f"{name}: {problem}" for name, problem in found.items()]
    for problem in problems:
        print(f"error: {problem}", file=sys.stderr)
    print(f"{len(listed)} messages, {count} replies as docs/protocol.md says")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
