"""Random views in a browser and in the layout engine: who fills, who hugs, and in which order.

The program `Layouts` creates the views from a seed. A view that differs is made smaller, by leaving out
children and modifiers, until it differs no more; the failure shows the smallest one.
"""

import json
import subprocess
from concurrent.futures import ThreadPoolExecutor

import pytest

import engines
from nodes import IDENTIFY
from test_layouts import PROGRAM, THEME

SEED = 1
# The others lay a page of so many views out ten times slower.
COUNT = 10_000 if engines.NAME == "chromium" else 1000
BATCH = 250
PAGE = """<!DOCTYPE html><html><head><style>{theme}</style>
<style>:root {{ --r-family: "DejaVu Sans"; }} * {{ font-kerning: none; }} body {{ overflow: hidden; }}
.r-scene {{ position: absolute; inset: 0 auto auto 0; inline-size: var(--w); block-size: var(--h); }}
.r-scene::before {{ display: none; }} {css}</style></head><body>{html}</body></html>"""
# The differences of each view: elements that fill in one and not in the other, stacks with another order,
# and elements that are more than a point from where the engine places them.
COMPARE = """(trees) => {
  const scenes = document.querySelectorAll(".r-scene"), shown = [];
  trees.forEach(([, parts], index) => (""" + IDENTIFY + """)(scenes[index], parts));
  const measure = (scene) => Object.fromEntries([...scene.querySelectorAll("[data-id]:not([data-part])")].map((node) => {
    const { x, y, width, height } = node.getBoundingClientRect();
    return [node.dataset.id, [x, y, width, height]];
  }));
  for (const [width, height] of [[400, 600], [40000, 60000]]) {
    document.documentElement.style.setProperty("--w", width + "px");
    document.documentElement.style.setProperty("--h", height + "px");
    shown.push([...scenes].map(measure));
  }
  return trees.map(([boxes], index) => {
    const seen = shown.map((each) => each[index]), fills = [], order = [], frames = [];
    if (!Object.keys(seen[0]).some((id) => boxes[0][id])) throw new Error("no element is compared");
    const name = (id) => id + " " + scenes[index].querySelector(`[data-id="${id}"]`).getAttribute("class");
    const isFilling = (of, id, side) => of[1][id][side] - of[0][id][side] > 1000;
    for (const id in seen[0]) {
      if (!boxes[0][id]) continue;
      for (const side of [2, 3]) if (isFilling(seen, id, side) !== isFilling(boxes, id, side)) fills.push(name(id));
      const isSame = seen[0][id].every((length, side) => Math.abs(length - boxes[0][id][side]) <= 1);
      if (!isSame) frames.push([name(id), seen[0][id], boxes[0][id]]);
    }
    for (const stack of scenes[index].querySelectorAll(".r-stack")) {
      const side = stack.classList.contains("r-stack-horizontal") ? 0 : 1;
      const ids = [...stack.children].map((child) => child.dataset.id).filter((id) => boxes[0][id]);
      const ascends = (of) => ids.slice(1).every((id, before) => of[0][id][side] > of[0][ids[before]][side] - 1);
      if (ascends(seen) !== ascends(boxes)) order.push(name(stack.dataset.id));
    }
    return { fills, order, frames };
  });
}"""


def layouts(*arguments, lines=None):
    result = subprocess.run([PROGRAM, *map(str, arguments)], input=lines, check=True, capture_output=True, text=True)
    return [json.loads(line) for line in result.stdout.splitlines()]


def compare(trees, page):
    css = "\n".join({rule for tree in trees for rule in tree["css"]})
    page.set_content(PAGE.format(theme=THEME, css=css, html="".join(tree["html"] for tree in trees)))
    return page.evaluate(COMPARE, [[tree["boxes"], tree["parts"]] for tree in trees])


@pytest.fixture(scope="module")
def page(browser):
    page = browser.new_page(viewport={"width": 400, "height": 600}, reduced_motion="reduce")
    yield page
    page.close()


@pytest.fixture(scope="module")
def found(page):
    """The views with their differences."""
    result = []
    with ThreadPoolExecutor(2) as pool:
        for batch in pool.map(lambda number: layouts("random", SEED + number, BATCH), range(COUNT // BATCH)):
            result += zip(batch, compare(batch, page))
    assert len(result) == COUNT
    return result


def test_views_stand_in_the_same_order(found, page):
    fail_if([tree for tree, differences in found if differences["order"]], "order", page)


def test_the_same_views_fill(found, page):
    fail_if([tree for tree, differences in found if differences["fills"] and is_plain(tree)], "fills", page)


def test_most_frames_are_the_same(found, page):
    """CSS shares space by other rules where limits and minimum lengths meet."""
    plain = [(tree, differences) for tree, differences in found if is_plain(tree)]
    others = [tree for tree, differences in plain if differences["frames"]]
    print(f"{len(others)} of {len(plain)} views have frames that differ")
    if len(others) > len(plain) * SHARE:
        fail_if(others, "frames", page)


# The share of views with frames that differ.
SHARE = 0.08


def is_plain(tree):
    """Whether content isn't larger than its space, and no text is broken into lines.

    In SwiftUI, content that is larger stands out on all sides; in a browser, it makes its space larger.
    """
    return tree["fits"] and not tree["hasLines"] and not has_two_priorities(tree["tree"])


def has_two_priorities(tree):
    """Whether a view has two priorities: the outer one counts, and in a browser the inner one."""
    priorities = [modifier for modifier in tree["modifiers"] if "priority" in modifier]
    return len(priorities) > 1 or any(map(has_two_priorities, tree["children"]))


def fail_if(trees, kind, page):
    if trees:
        tree, differences = smallest(min(trees, key=lambda tree: len(json.dumps(tree["tree"]))), kind, page)
        pytest.fail(f"{len(trees)} views of the seeds from {SEED} differ, such as {json.dumps(tree['tree'])}: {differences}")


def smallest(tree, kind, page):
    """The view without the children and modifiers that have no part in the difference."""
    differences = compare([tree], page)[0]
    while candidates := list(smaller(tree["tree"])):
        pages = layouts("trees", lines="\n".join(map(json.dumps, candidates)))
        rest = [(each, found) for each, found in zip(pages, compare(pages, page))
                if found[kind] and (is_plain(each) or not is_plain(tree))]
        if not rest:
            break
        tree, differences = rest[0]
    return tree, differences


def smaller(tree):
    for index, child in enumerate(tree["children"]):
        before, after = tree["children"][:index], tree["children"][index + 1:]
        if before or after:
            yield {**tree, "children": before + after}
        if child["kind"] not in ("spacer", "divider"):
            yield child
        for less in smaller(child):
            yield {**tree, "children": [*before, less, *after]}
    for index in range(len(tree["modifiers"])):
        yield {**tree, "modifiers": tree["modifiers"][:index] + tree["modifiers"][index + 1:]}
