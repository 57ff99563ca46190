#!/usr/bin/env python3
"""Measures a first visit on a slow phone: a processor four times slower, and a slow line.

Prints the median and the range of ten visits in Chromium, each with an empty cache, until the page
first shows something, and until it can be used: its tabs and the first plot of the gallery are there.
"""
import statistics

from page import DRY, served

SLOWER = 4
# The line's bytes per second (1.6 Mbit/s), and milliseconds for a round trip.
BYTES = 1_600_000 / 8
ROUND_TRIP = 150
VISITS = 1 if DRY else 10
# The most milliseconds that each may take.
LIMITS = {"first paint": 600, "usable": 2200}

PAINTED = "performance.getEntriesByName('first-contentful-paint')"
DRAWN = "performance.getEntriesByName('plot-drawn')"


def visit(browser, address):
    """Milliseconds from navigation until the first paint, and until the first plot is drawn."""
    context = browser.new_context(viewport={"width": 390, "height": 844}, service_workers="block")
    page = context.new_page()
    session = context.new_cdp_session(page)
    session.send("Network.enable")
    session.send("Network.emulateNetworkConditions", {
        "offline": False, "latency": ROUND_TRIP, "downloadThroughput": BYTES,
        "uploadThroughput": BYTES})
    session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    page.goto(address, wait_until="commit")
    while not page.evaluate(f"{PAINTED}.length && {DRAWN}.length"):
        page.wait_for_timeout(50)
    times = page.evaluate(f"[{PAINTED}[0].startTime, {DRAWN}[0].startTime]")
    context.close()
    return times


def main():
    with served() as (browser, address):
        visits = [visit(browser, f"{address}/") for _ in range(VISITS)]
    for (name, limit), times in zip(LIMITS.items(), zip(*visits)):
        print(f"slow phone, {name:<12} {statistics.median(times):6.0f} ms of {limit},"
              f" from {min(times):.0f} to {max(times):.0f} ms in {len(times)} visits")


if __name__ == "__main__":
    main()
