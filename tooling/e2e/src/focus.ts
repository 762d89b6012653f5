import { expect, type Page } from "@playwright/test";

declare global {
  // Set by `watchFocus`.
  var hiddenFocus: string[] | undefined;
}

/** Starts to record controls that get the focus while covered by another element, cut off by their row or outside the window. */
function watchFocus(): void {
  const isWatched = globalThis.hiddenFocus !== undefined;
  globalThis.hiddenFocus = [];
  if (isWatched) return;
  const isCut = (box: DOMRect, parent: Element | null): boolean => {
    if (parent === null) return box.left < -1 || box.right > innerWidth + 1;
    const edge = parent.getBoundingClientRect();
    const isRow = getComputedStyle(parent).overflowX === "auto" && parent !== document.documentElement;
    return (isRow && (box.left < edge.left - 1 || box.right > edge.right + 1)) || isCut(box, parent.parentElement);
  };
  // On the window, so that it runs after the site's own listeners on the document.
  addEventListener("keyup", () => {
    const control = document.activeElement;
    if (control === null || control === document.body) return;
    const box = control.getBoundingClientRect();
    // A parent does not cover the control: a scrolling list blocks pointer events to its children for a moment.
    const findCover = (across: number, down: number): string | undefined => {
      const top = document.elementFromPoint(across, down);
      if (top === null) return "the edge";
      const isOwn = control.contains(top) || top.contains(control) || top.closest("label")?.contains(control) === true;
      return isOwn ? undefined : `<${top.localName}> ${(top.textContent ?? "").trim().slice(0, 40)}`;
    };
    // A link that wraps has a box for each of its lines; the middle of them all may be beside it.
    const [cover] = [...control.getClientRects()].flatMap(({ x, y, width, height }) =>
      [y + 2, y + height / 2, y + height - 2].flatMap(
        (down) => findCover(Math.min(x + width / 2, innerWidth - 2), down) ?? [],
      ),
    );
    const name = (control.getAttribute("aria-label") ?? control.textContent).trim().slice(0, 40);
    const place = `<${control.localName}> ${name} at ${Math.round(box.x)}, ${Math.round(box.y)}`;
    if (cover !== undefined) globalThis.hiddenFocus?.push(`covered by ${cover}: ${place}`);
    else if (isCut(box, control.parentElement)) globalThis.hiddenFocus?.push(`cut: ${place}`);
  });
}

/** A phone and a desktop window of little height, where fixed bars leave little room. */
const windows = [
  { width: 360, height: 640 },
  { width: 1280, height: 720 },
] as const;
const presses = 40;

/**
 * Moves the focus with the Tab key, forward and then back past the start, in each window size; afterwards the window has its
 * former size. @returns the controls that were not fully visible while they had the focus (WCAG 2.4.11, 2.4.12)
 */
export async function listHiddenFocus(page: Page): Promise<readonly string[]> {
  const before = page.viewportSize() ?? { width: 1280, height: 800 };
  const faults: string[] = [];
  for (const size of windows) {
    await page.setViewportSize(size);
    await expect.poll(() => page.evaluate(() => document.documentElement.clientWidth)).toBeGreaterThan(size.width - 40);
    // What follows the window by script does so in the next frame.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    await page.evaluate(watchFocus);
    for (let press = 0; press < presses; press += 1) await page.keyboard.press("Tab");
    for (let press = 0; press < presses + 10; press += 1) await page.keyboard.press("Shift+Tab");
    const hidden = await page.evaluate(() => globalThis.hiddenFocus ?? ["nobody watched"]);
    faults.push(...hidden.map((fault) => `${size.width} px: ${fault}`));
  }
  await page.setViewportSize(before);
  return faults;
}

/**
 * Presses Tab once in each fixed bar with the page scrolled, and sends a keyup of a Tab key that was pressed elsewhere, as after
 * a change of browser tabs. Neither may scroll the page. @returns what scrolled it
 */
export async function listCarriers(page: Page): Promise<readonly string[]> {
  const carriers: string[] = [];
  for (const bar of ["header", "menu", "categories"]) {
    const begin = await page.evaluate((name) => {
      scrollTo(0, 600);
      const control = [...document.querySelectorAll<HTMLElement>(`[data-layout=${name}] :is(a, button)`)].find(
        (element) => element.checkVisibility(),
      );
      control?.focus({ preventScroll: true });
      return control === document.activeElement ? scrollY : undefined;
    }, bar);
    await page.keyboard.press("Tab");
    const end = await page.evaluate(() => scrollY);
    if (begin !== 600 || end !== 600) carriers.push(`${bar}: from ${begin} to ${end} px`);
  }
  await page.evaluate(() => {
    document.querySelector<HTMLElement>("[data-layout=column] a")?.focus();
    scrollTo(0, 600);
  });
  await page.keyboard.up("Tab");
  const stayed = await page.evaluate(() => scrollY);
  if (stayed !== 600) carriers.push(`a key from elsewhere: from 600 to ${stayed} px`);
  return carriers;
}
