"""Compares one answer of `ordinate eval --json` with what Arb, mpmath and exact arithmetic say."""
import collections

import reading
import real
from arithmetic import subtract
from real import Kind, Problem, Unknown, sign
from second import agrees
from tree import Evaluation
from writer import SHOWN, nearest_double, show

# Bits beyond which 1,000 digits do not tell.
BITS_OF_A_THOUSAND_DIGITS = 3000
# Fractions of so many digits are shown as fractions.
SHORT_FRACTION = 24

# What an answer may say of a number that does not exist.
ERRORS = {
    "division-by-zero", "indeterminate", "logarithm-of-negative", "logarithm-of-zero", "negative-root",
    "out-of-domain", "overflow", "pole",
}

Case = collections.namedtuple("Case", "kind text tree angle digits")


class Verdicts:
    """What was found: counts, and the differences."""

    def __init__(self):
        self.counts = collections.Counter()
        self.differences = []

    def add(self, other):
        self.counts += other.counts
        self.differences += other.differences

    def differ(self, case, claim, answer, expected):
        self.counts["differences"] += 1
        self.differences.append((case, claim, answer, expected))

    def check(self, case, answer):
        """Compares an answer, a decoded line of JSON, with the value of the case's tree."""
        self.counts["formulas"] += 1
        record = real.begin()
        try:
            x = real.check_whole(Evaluation(case.angle).value(case.tree))
            shown = show(x, case.digits or SHOWN)
            value = nearest_double(x)
        except Problem as problem:
            self.check_error(case, answer, problem.codes, record)
        except Unknown as unknown:
            self.counts[f"skipped: {unknown}"] += 1
        else:
            self.check_value(case, answer, x, shown, value, record)

    def check_error(self, case, answer, codes, record):
        self.counts["errors"] += 1
        given = answer.get("error", {}).get("code")
        if given is None and record.is_close_to_zero:
            # A thousand digits may not tell it from 0, and then it is shown as about 0.
            if answer["text"] != "0" or answer["isExact"]:
                self.differ(case, "error", answer["text"], codes[0])
        elif given is None and record.has_part_close_to_zero:
            # This asked for the sign of the part, which the answer did without.
            self.counts["too close to 0"] += 1
        # Where several parts have none, the answer may name another than the first.
        elif given not in ERRORS and given not in codes and not self.is_allowed(given, record):
            self.differ(case, "error", given or answer.get("text"), codes[0])

    def is_allowed(self, code, record):
        """Whether an answer may be that it is not known."""
        is_undecidable = record.worst > Kind.CYCLOTOMIC or record.bits > BITS_OF_A_THOUSAND_DIGITS
        if code == "undecided" and is_undecidable or code == "unfinished":
            self.counts[code] += 1
            return True
        return False

    def check_value(self, case, answer, x, shown, value, record):
        self.counts["values"] += 1
        count = case.digits or SHOWN
        if "error" in answer:
            code = answer["error"]["code"]
            is_beyond = code == "overflow" and len(shown.text.partition("×10")[2].strip("⁻")) > 18
            if code == "overflow" and record.has_part_close_to_zero:
                # The part was the operand of a question, such as a divisor.
                self.counts["too close to 0"] += 1
            elif not is_beyond and not self.is_allowed(code, record):
                self.differ(case, "value", code, shown.text)
            return
        if answer["text"] != shown.text:
            if record.worst > Kind.CYCLOTOMIC and self.is_undecided_text(x, answer["text"], shown):
                self.counts["undecided"] += 1
            else:
                self.differ(case, "text", answer["text"], shown.text)
            return
        if sign(x):
            is_confirmed = agrees(x, count, max(record.bits, record.digit_bits))
            self.counts["by Arb alone"] += is_confirmed is None
            if is_confirmed is False:
                self.differ(case, "mpmath", "Arb " + shown.text, "mpmath differs")
        given = answer["value"] if answer["value"] is None else float(answer["value"])
        if given != value and not (given is None and value == 0.0):
            self.differ(case, "nearest double", given, value)
        is_certain = max(record.worst, x.kind) <= Kind.ALGEBRAIC
        is_certain = is_certain and record.bits < BITS_OF_A_THOUSAND_DIGITS and shown.value is not None
        if answer["isExact"] and not shown.is_all or shown.is_all and is_certain and not answer["isExact"]:
            self.differ(case, "isExact", answer["isExact"], shown.is_all)
        self.check_exact_form(case, answer.get("exact"), x, shown)

    @staticmethod
    def is_undecided_text(x, text, shown):
        """Whether a text stands for the same number where a tie or a whole number is not decided."""
        given = reading.read(text.translate(str.maketrans({"⁻": "-"}))) if "×" not in text else None
        if given is None:
            return shown.text.strip("-0").startswith(text.split("×")[0].replace(".", "").strip("-")[:8])
        real.begin()
        other = Evaluation().value(given)
        return sign(subtract(x, other)) != 0 and len(text) + 1 == len(shown.text)

    def check_exact_form(self, case, text, x, shown):
        if text is None:
            is_short = x.q is not None and len(f"{x.q.p}{x.q.q}") < SHORT_FRACTION
            if is_short and not shown.is_all:
                self.differ(case, "exact form", None, str(x.q))
            return
        self.counts["exact forms"] += 1
        real.begin()
        try:
            other = Evaluation().value(reading.read(text))
            if sign(subtract(x, other)) != 0:
                self.differ(case, "exact form", text, shown.text)
        except (Problem, Unknown, ValueError) as problem:
            self.differ(case, "exact form", text, f"{shown.text} ({problem!r})")
