#!/usr/bin/env python3
"""Writes the manual page and the completions for shells from the program's own help.

    scripts/make-manual.py PROGRAM FOLDER

FOLDER/man/ordinate.1 is made from `--experimental-dump-help`: the texts of `--help`, in which a line
that ends with a colon is the title of the indented lines below it. FOLDER/completions has one file
per shell, with the names that bash, zsh and fish look for.
"""
import itertools
import json
import pathlib
import re
import subprocess
import sys


def main(program, folder):
    root = json.loads(output(program, "--experimental-dump-help"))["command"]
    name = root["commandName"]
    version = output(program, "--version").strip()
    write(folder / "man" / f"{name}.1", manual(root, version))
    for shell, file in [("bash", name), ("zsh", f"_{name}"), ("fish", f"{name}.fish")]:
        script = output(program, "--generate-completion-script", shell)
        write(folder / "completions" / file, with_long_names(script) if shell == "fish" else script)


def output(*command):
    return subprocess.run(command, check=True, capture_output=True, encoding="utf-8").stdout


def write(path, text):
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


def with_long_names(script):
    """A script for fish whose `argparse` takes `x` and `x-max` for long names.

    As generated, both have the short name `x`. fish refuses that, and the script, which parses until
    nothing is left, never ends. A digit before a dash is a short name that nobody can type.
    """
    def parse(line):
        digits = itertools.count()
        return re.sub(r"'(?=\w(-[\w-]+)?=?\+?')", lambda _: f"'{next(digits)}-", line[0])

    return re.sub(r"__\w+_parse_subcommand .*", parse, script)


def manual(root, version):
    name = root["commandName"]
    commands = [c for c in root["subcommands"] if c["commandName"] != "help"]
    summary = root["abstract"].rstrip(".")
    lines = [
        '.\\" -*- coding: utf-8 -*-',
        f'.TH {name.upper()} 1 "" "{name.capitalize()} {version}" "User Commands"',
        # No hyphenation and ragged lines: options are hard to read otherwise.
        ".nh", ".ad l",
        ".SH NAME", f"{name} \\- {escaped(summary[0].lower() + summary[1:])}",
        ".SH SYNOPSIS",
    ]
    for command in commands:
        lines += usage(f"{name} {command['commandName']}", command)
    lines += [".SH DESCRIPTION"]
    text, sections = divided(root.get("discussion", ""))
    lines += text
    lines += [".SH COMMANDS"]
    for command in commands:
        lines += described(name, command)
    for title, body in sections:
        lines += [f".SH {title.upper()}", *body]
    lines += [".SH SEE ALSO", ".BR bc (1),", ".BR gnuplot (1),", ".BR units (1)"]
    return "\n".join(lines) + "\n"


def described(name, command):
    """A command's part of the page."""
    lines = [f".SS {name} {escaped(command['commandName'])}", escaped(command["abstract"])]
    for argument in shown(command):
        label = signature(argument)
        lines += [".TP", f".B {escaped(label)}", escaped(argument["abstract"])]
    text, sections = divided(command.get("discussion", ""))
    if text:
        lines += [".PP", *text]
    for title, body in sections:
        lines += [".PP", f".B {escaped(title)}", *body]
    return lines


def divided(discussion):
    """Its paragraphs, and the indented lines below a line that ends with a colon."""
    text, sections = [], []
    for block in discussion.strip("\n").split("\n\n"):
        head, *rest = block.split("\n")
        if head.endswith(":") and rest and all(line.startswith("  ") for line in rest):
            body = [".EX", *(escaped(line[2:]) or "\\&" for line in rest), ".EE"]
            sections.append((head[:-1], body))
        elif block.strip():
            # A paragraph after a section still belongs to the command.
            text += ([".PP"] if text else []) + [escaped(line) for line in block.split("\n")]
    return text, sections


def usage(title, command):
    words = []
    for argument in shown(command):
        word = signature(argument) + (" ..." if argument["isRepeating"] else "")
        words.append(f"[{word}]" if argument["isOptional"] else word)
    return [f".HP\n.B {escaped(title)}", *(escaped(word) for word in words)]


def shown(command):
    """Its arguments, except those that every command has."""
    return [
        argument for argument in command.get("arguments", [])
        if argument["shouldDisplay"] and argument["valueName"] not in ("help", "version")]


def signature(argument):
    """An argument as it is written: `--size wxh`, `--json`, `formula`."""
    value = argument["valueName"]
    if argument["kind"] == "positional":
        return value.upper()
    flag = "--" + argument["preferredName"]["name"]
    return flag if argument["kind"] == "flag" else f"{flag} {value.upper()}"


ROFF = {
    "\\": "\\e", "-": "\\-", "^": "\\(ha", "~": "\\(ti", "`": "\\(ga", "'": "\\(aq",
}


def escaped(text):
    """The text with every character escaped that troff would interpret."""
    line = "".join(ROFF.get(character, character) for character in text)
    return "\\&" + line if line.startswith(".") else line


if __name__ == "__main__":
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    main(sys.argv[1], pathlib.Path(sys.argv[2]))
