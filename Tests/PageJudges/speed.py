"""How fast a page with 5,000 scopes opens and moves."""

from browser import opened, settled

FRAMES = """([selector, x, y, isZoom, count]) => new Promise((done) => {
    const target = document.querySelector(selector);
    const box = target.getBoundingClientRect();
    const times = [];
    let last = null;
    const frame = (now) => {
        if (last !== null) times.push(now - last);
        last = now;
        if (times.length >= count) { done(times.sort((left, right) => left - right)); return; }
        if (selector === "#outline") target.scrollTop += y;
        else target.dispatchEvent(new WheelEvent("wheel", {
            deltaX: x, deltaY: y, ctrlKey: isZoom, bubbles: true, cancelable: true,
            clientX: box.left + box.width / 2, clientY: box.top + box.height / 2,
        }));
        requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
})"""
# What the page aims at, in milliseconds: to open within a second, and to draw 30 frames a second.
OPENING = 1000
FRAME = 33
# A shared machine may be twice as slow as the one on which the aims were set. More than that is the page's fault.
SLOWEST = 2
# Other work on the machine can only make it slower.
ATTEMPTS = 5


def frames(browser, folder, faults):
    opening, all_times = float("inf"), {}
    for attempt in range(ATTEMPTS):
        page = opened(browser, folder / "large.html", faults)
        opening = min(opening, page.evaluate("() => performance.getEntriesByName('shown')[0].startTime"))
        for name, times in measured(page).items():
            all_times[name] = min(all_times.get(name, times), times, key=lambda values: values[len(values) // 2])
        page.close()
        if opening < OPENING and all(times[len(times) // 2] < FRAME for times in all_times.values()):
            break
    print(f"shown after {opening:.0f} ms")
    faults.expect(opening < OPENING * SLOWEST, f"it is shown after {opening:.0f} ms")
    for name, times in all_times.items():
        median = times[len(times) // 2]
        print(f"{name}: median frame {median:.1f} ms, 95 of 100 below {times[len(times) * 95 // 100]:.1f} ms")
        faults.expect(median < FRAME * SLOWEST, f"{name}: the median frame takes {median:.1f} ms")


def measured(page):
    """The times of frames in the whole tree, sorted."""
    page.click("summary")
    page.select_option("[name=depth]", "1000000")
    page.click("summary")
    settled(page)
    steps = {"names, moving": ("#picture", 5, 9, False, 60), "outline, scrolling": ("#outline", 0, 90, False, 60)}
    times = {name: page.evaluate(FRAMES, list(step)) for name, step in steps.items()}
    page.click("#fit")
    settled(page)
    times["all 5,000 in sight, moving"] = page.evaluate(FRAMES, ["#picture", 1, 1, False, 60])
    times["zooming in"] = page.evaluate(FRAMES, ["#picture", 0, -12, True, 90])
    return times
