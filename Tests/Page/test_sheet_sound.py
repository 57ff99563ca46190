"""The graph is heard: a score is rendered off line and its samples are measured."""

import array
import base64
import math
import pathlib

import pytest
from playwright.sync_api import expect

from calculator import until
from looks import check_no_overflow, violations
from sheet import DESKTOP, PHONE, Sheet, paste

PLAYER = pathlib.Path(__file__).resolve().parents[2] / "Web" / "sheets" / "sound" / "score-player.js"
RATE = 44_100

# Plays a score into a file in memory, and gives both channels.
RENDER = """async ([source, score, seconds]) => {
  const { play } = await import(`data:text/javascript;base64,${source}`);
  const context = new OfflineAudioContext(2, 44100 * (seconds + 0.2), 44100);
  const { start } = play(context, score, { from: 0, to: 1, seconds, volume: 1 });
  const buffer = await context.startRendering();
  const coded = [0, 1].map((channel) => {
    const bytes = new Uint8Array(buffer.getChannelData(channel).buffer);
    let text = "";
    for (let at = 0; at < bytes.length; at += 8192) {
      text += String.fromCharCode(...bytes.subarray(at, at + 8192));
    }
    return btoa(text);
  });
  return [start, ...coded];
}"""


@pytest.fixture
def sheet(launch):
    # The player is imported from its source, which the page's policy would refuse.
    return Sheet(launch(*DESKTOP, bypass_csp=True)).open()


def score(sheet, rows):
    sheet.paste(rows)
    sheet.page.keyboard.press("Escape")
    sheet.graph.rest()
    return sheet.view.evaluate("view => view.sheet('score', -1)")


def render(sheet, score, seconds=2.5):
    """When the sweep begins, and the samples of both channels."""
    source = base64.b64encode(PLAYER.read_bytes()).decode()
    start, *coded = sheet.page.evaluate(RENDER, [source, score, seconds])
    return start, [array.array("f", base64.b64decode(channel)) for channel in coded]


def window(sheet):
    return [float(end.replace("−", "-")) for end in
            sheet.view.evaluate("view => view.sheet('state').sheet.view.window")]


def loudness(samples, time, length=0.02):
    part = samples[int((time - length / 2) * RATE):int((time + length / 2) * RATE)]
    return math.sqrt(sum(sample * sample for sample in part) / len(part))


def pitch(samples, time, length=0.05):
    """From the first and the last crossing of zero that rises, in a moment of sound."""
    first = int((time - length / 2) * RATE)
    part = samples[first:first + int(length * RATE)]
    crossings = [
        index - part[index] / (part[index] - part[index - 1])
        for index in range(1, len(part)) if part[index - 1] < 0 <= part[index]]
    return (len(crossings) - 1) * RATE / (crossings[-1] - crossings[0])


def without_events(score):
    return {**score, "events": []}


def test_the_pitch_is_the_height_at_twenty_abscissas(sheet):
    # Straight, so that the mean pitch of a moment is nearly that of its middle; and above the axis.
    found = without_events(score(sheet, ["y=|x|/8+0.5"]))
    start, (left, right) = render(sheet, found, seconds=10)
    x0, x1, y0, y1 = window(sheet)
    for index in range(1, 21):
        share = index / 21
        x = x0 + share * (x1 - x0)
        if abs(x) < 0.5:
            continue
        expected = 110 * 8 ** ((abs(x) / 8 + 0.5 - y0) / (y1 - y0))
        samples = left if share < 0.5 else right
        cents = 1200 * math.log2(pitch(samples, start + 10 * share) / expected)
        assert abs(cents) < 5, (x, cents)


def balances(sheet, found):
    """How much louder a score is on the left than on the right, at five times."""
    start, (left, right) = render(sheet, found)
    return [
        loudness(left, start + 2.5 * share) - loudness(right, start + 2.5 * share)
        for share in (0.02, 0.25, 0.5, 0.75, 0.98)]


def test_the_sound_goes_from_left_to_right(sheet):
    found = without_events(score(sheet, ["y=2"]))
    balance = balances(sheet, found)
    assert balance == sorted(balance, reverse=True)
    assert balance[0] > 0.1 and abs(balance[2]) < 0.01 and balance[4] < -0.1


def test_a_curve_of_a_parameter_goes_from_ear_to_ear_along_it(sheet):
    found = without_events(score(sheet, ["(3cos t, 2+sin t)"]))
    balance = balances(sheet, found)
    assert balance[0] < -0.03 and balance[4] < -0.03 and balance[2] > 0.03
    assert abs(balance[1]) < 0.02 and abs(balance[3]) < 0.02


def test_there_is_noise_below_the_axis_only(sheet):
    found = without_events(score(sheet, ["y=-2"]))
    assert all(tone < 0 for tone in found["tones"])
    quiet = {**found, "tones": [-tone for tone in found["tones"]]}
    start, (below, _) = render(sheet, found)
    _, (above, _) = render(sheet, quiet)
    # Only the noise is different.
    noise = array.array("f", (one - other for one, other in zip(below, above)))
    assert loudness(noise, start + 0.5, 0.2) > 0.02
    assert found["tones"][0] < 0 and loudness(above, start + 0.5) > 0.1


def test_clicks_are_at_the_zeros(sheet):
    found = score(sheet, ["y=x^2-4"])
    zeros = [event["time"] for event in found["events"] if event["sound"] == "zero"]
    x0, x1, _, _ = window(sheet)
    assert [round(x0 + time * (x1 - x0), 9) for time in zeros] == [-2, 2]
    start, with_clicks = render(sheet, found)
    _, without = render(sheet, without_events(found))
    for channel in (0, 1):
        clicks = [abs(one - other) for one, other in zip(with_clicks[channel], without[channel])]
        loud = [index / RATE for index, level in enumerate(clicks) if level > 0.05]
        for time in zeros:
            near = [at for at in loud if abs(at - start - 2.5 * time) < 0.05]
            assert near and abs(near[0] - start - 2.5 * time) < 0.01


def test_extremes_and_ends_are_heard_and_silence_where_there_is_no_curve(sheet):
    found = score(sheet, ["y=√(4-x^2)"])
    x0, x1, _, _ = window(sheet)
    events = [(event["sound"], round(x0 + event["time"] * (x1 - x0), 6)) for event in found["events"]]
    assert ("extreme", 0) in events and ("end", -2) in events and ("end", 2) in events
    start, (left, _) = render(sheet, without_events(found))
    outside = (-2.5 - x0) / (x1 - x0)
    assert loudness(left, start + 2.5 * outside) < 1e-4
    assert loudness(left, start + 2.5 * 0.5) > 0.05


def panel(sheet):
    return sheet.page.get_by_role("region", name="Listen")


def open_panel(sheet, rows):
    sheet.paste(rows)
    sheet.page.keyboard.press("Escape")
    sheet.graph.rest()
    sheet.button("Listen").click()
    expect(panel(sheet)).to_be_visible()
    return sheet


def test_nothing_plays_by_itself_and_one_touch_plays_and_pauses(sheet):
    open_panel(sheet, ["y=x^2-2"])
    expect(sheet.button("Play")).to_be_visible()
    sheet.button("Play").click()
    expect(panel(sheet).get_by_role("status")).to_have_text("Row 1")
    expect(sheet.page.locator(".sound-line")).to_be_visible()
    expect(sheet.button("Pause")).to_be_visible()
    sheet.button("Pause").click()
    expect(sheet.button("Play")).to_be_visible()
    # It goes on to the end, and can begin again.
    sheet.button("Play").click()
    expect(sheet.button("Play")).to_be_visible()
    until(sheet.page, "document.querySelector('.sound-line').style.left === '100%'")


def test_steps_say_where_they_are(sheet):
    open_panel(sheet, ["y=x^2-2"])
    status = panel(sheet).get_by_role("status")
    sheet.button("Step on").click()
    sheet.button("Step on").press("ArrowRight")
    first = status.inner_text()
    assert first.startswith("x = −") and ", y " in first
    sheet.button("Step back").click()
    assert status.inner_text() != first


def test_curves_are_chosen_or_played_one_after_the_other(sheet):
    open_panel(sheet, ["y=x^2-2", "y>x", "y=sin(x)"])
    curves = panel(sheet).get_by_label("Rows")
    expect(curves.locator("option")).to_have_text(["All curves", "Row 1", "Row 3"])
    panel(sheet).get_by_label("Speed").select_option("2")
    status = panel(sheet).get_by_role("status")
    sheet.button("Play").click()
    expect(status).to_have_text("Row 1")
    expect(status).to_have_text("Row 3")
    expect(sheet.button("Play")).to_be_visible()
    curves.select_option("Row 3")
    sheet.button("Play").click()
    expect(status).to_have_text("Row 3")
    sheet.page.keyboard.press("Escape")
    expect(panel(sheet)).to_be_hidden()
    expect(sheet.button("Listen")).to_be_focused()


def test_what_cannot_be_heard_says_so(sheet):
    open_panel(sheet, ["x^2+y^2=4"])
    expect(panel(sheet)).to_contain_text("No row is a function or a curve with a parameter")
    expect(sheet.button("Play")).to_be_hidden()


@pytest.mark.parametrize("size", [(320, 568), PHONE, (844, 390), (820, 1180), DESKTOP])
def test_it_fits_every_screen_and_axe_finds_nothing(launch, size):
    sheet = Sheet(launch(*size, is_mobile=size[0] < 900)).open()
    open_panel(sheet, ["y=x^2-2", "y=sin(x)"])
    check_no_overflow(sheet.page)
    box, (left, top, width, height) = panel(sheet).bounding_box(), sheet.graph.box()
    assert left <= box["x"] and box["x"] + box["width"] <= left + width + 1
    assert top <= box["y"] and box["y"] + box["height"] <= top + height + 1
    assert violations(sheet.page) == []


# Whether a field of choices is as wide as its longest one.
IS_WHOLE = """(select) => {
  const free = select.cloneNode(true);
  free.style.flex = "none";
  free.style.width = "max-content";
  select.after(free);
  const { offsetWidth } = free;
  free.remove();
  return select.offsetWidth >= offsetWidth;
}"""


@pytest.mark.parametrize("language, tool, percent", [
    ("fr", "Écouter", 100), ("es", "Escuchar", 100), ("en", "Guess", 200),
])
def test_a_phone_shows_the_choice_of_curves_whole(visit, language, tool, percent):
    page = visit(f"?lang={language}", *PHONE, is_mobile=True)
    page.locator("#tab-graph").click()
    field = page.locator(".sheet-row textarea").first
    field.wait_for()
    paste(field, "y=x^2-2\ny=x")
    page.evaluate(f"document.documentElement.style.fontSize = '{percent}%'")
    page.get_by_role("button", name=tool, exact=True).click()
    choice = page.locator(".sound-panel select:visible").first
    expect(choice).to_be_visible()
    assert choice.evaluate(IS_WHOLE)
    check_no_overflow(page)
