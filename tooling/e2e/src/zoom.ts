import { expect, type Page } from "@playwright/test";

/**
 * What a user who zooms in would lose on the page: horizontal scrolling, text that a box cuts off, overlapping buttons and
 * links. Text with an ellipsis or a fixed number of lines and scrolling boxes are cut by design and not listed.
 */
function listLosses(): readonly string[] {
  const found: string[] = [];
  const root = document.documentElement;
  if (root.scrollWidth > root.clientWidth) found.push(`scrolls sideways by ${root.scrollWidth - root.clientWidth} px`);
  const toName = (element: Element): string =>
    `<${element.localName}> ${(element.getAttribute("aria-label") ?? element.textContent ?? "").trim().slice(0, 40)}`;
  const isShown = (element: Element): boolean =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    !element.closest("[inert], [aria-hidden=true], .swiper, iframe");
  const listParents = (element: Element | null): readonly Element[] =>
    element === null ? [] : [element, ...listParents(element.parentElement)];
  /** True for an element only for screen readers. */
  const isHidden = (element: Element): boolean =>
    listParents(element).some((parent) => getComputedStyle(parent).clipPath.startsWith("inset("));

  const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = words.nextNode(); text; text = words.nextNode()) {
    const element = text.parentElement;
    if (!element || text.textContent?.trim() === "" || !isShown(element) || isHidden(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const box = range.getBoundingClientRect();
    for (const parent of listParents(element)) {
      const { overflowX, overflowY, textOverflow, webkitLineClamp, position } = getComputedStyle(parent);
      if (
        textOverflow === "ellipsis" ||
        webkitLineClamp !== "none" ||
        [overflowX, overflowY].some((value) => value === "auto" || value === "scroll")
      )
        break;
      const edge = parent.getBoundingClientRect();
      const isWide = overflowX !== "visible" && (box.left < edge.left - 1 || box.right > edge.right + 1);
      const isHigh = overflowY !== "visible" && (box.top < edge.top - 3 || box.bottom > edge.bottom + 3);
      if (parent !== document.body && parent !== root && (isWide || isHigh))
        found.push(`cut: ${toName(element)} by <${parent.localName}>`);
      if (position === "fixed") break;
    }
  }

  const isLoose = (element: Element): boolean =>
    listParents(element).some(
      (parent) =>
        ["fixed", "sticky"].includes(getComputedStyle(parent).position) ||
        ["auto", "scroll"].includes(getComputedStyle(parent).overflowX),
    );
  const targets = [...document.querySelectorAll("a[href], button, input, select, textarea")].filter(
    (element) => isShown(element) && !isHidden(element) && !isLoose(element),
  );
  // A link in a sentence has a box of its own in each line.
  const boxes = targets
    .flatMap((element) => [...element.getClientRects()].map((box) => ({ element, box })))
    .filter(({ box }) => box.width > 0);
  boxes.forEach(({ element, box }, index) => {
    for (const { element: other, box: next } of boxes.slice(index + 1)) {
      const across = Math.min(box.right, next.right) - Math.max(box.left, next.left);
      const down = Math.min(box.bottom, next.bottom) - Math.max(box.top, next.top);
      const isInside = across >= Math.min(box.width, next.width) - 1 && down >= Math.min(box.height, next.height) - 1;
      if (element !== other && across > 2 && down > 2 && !isInside && !element.contains(other))
        found.push(`over each other: ${toName(element)} and ${toName(other)}`);
    }
  });
  return found;
}

/** 1280 × 1024 zoomed to 200 % and to 400 % (320 px), and only the text at 200 % on a desktop and a phone (WCAG 1.4.4, 1.4.10). */
const enlargements = [
  { name: "200 %", width: 640, height: 512, text: "" },
  { name: "400 %", width: 320, height: 640, text: "" },
  { name: "text at 200 % on a phone", width: 360, height: 740, text: "200%" },
  { name: "text at 200 %", width: 1280, height: 800, text: "200%" },
] as const;

/** The losses at each enlargement of the open page; afterwards the page is as before. */
export async function listZoomFaults(page: Page): Promise<string[]> {
  const before = page.viewportSize() ?? { width: 1280, height: 800 };
  const faults: string[] = [];
  for (const { name, width, height, text } of enlargements) {
    await page.setViewportSize({ width, height });
    await page.evaluate((size) => Object.assign(document.documentElement.style, { fontSize: size }), text);
    await expect.poll(() => page.evaluate(() => document.documentElement.clientWidth)).toBeGreaterThan(width - 40);
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    faults.push(...(await page.evaluate(listLosses)).map((fault) => `${name}: ${fault}`));
  }
  await page.setViewportSize(before);
  await page.evaluate(() => document.documentElement.style.removeProperty("font-size"));
  return faults;
}
