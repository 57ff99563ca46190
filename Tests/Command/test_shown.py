"""`ordinate eval` and `ordinate keys` show no false digit."""
import pytest

from shown import KEYS, NO_NUMBER, TEXTS


@pytest.mark.parametrize("text, shown", TEXTS)
def test_a_text_has_the_value_that_it_means(ordinate, text, shown):
    answer = ordinate("eval", "--", text)
    assert (answer.code, answer.out, answer.err) == (0, shown + "\n", "")


@pytest.mark.parametrize("keys, shown", KEYS)
def test_keys_show_the_true_value(ordinate, keys, shown):
    answer = ordinate("keys", "--on", "scientific", *keys.replace("second ", "").split())
    assert (answer.code, answer.out.splitlines()[-1], answer.err) == (0, shown, "")


@pytest.mark.parametrize("keys, message", NO_NUMBER)
def test_keys_show_nothing_where_there_is_no_number(ordinate, keys, message):
    state = ordinate("keys", "--on", "scientific", *keys.split(), "--json").json
    assert (state["display"], state["message"]) == ("", message)
