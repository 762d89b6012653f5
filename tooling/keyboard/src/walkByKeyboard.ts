/** Presses a key, by its name in the DOM (`Tab`, `ArrowDown`, `Enter`), and waits until the page has followed. */
export type KeyPress = (key: string) => Promise<void>;

/**
 * Goes through a page, or the dialog open over it, by Tab, arrows, Enter and Escape (X-50): all that can be pressed must be reached, show
 * that it has the focus, and let go of it. What opens over the page by Enter is walked through, closed by Escape, and gives the focus back.
 * All it uses stands inside it, so that a test may send it into a page as text.
 * @param press presses a key
 * @param options a selector of the part of the page that is walked through, and after how many presses of Tab a long list is left
 * @returns a line for each fault
 */
export async function walkByKeyboard(
  press: KeyPress,
  { part = "body", most = 300 }: { readonly part?: string; readonly most?: number } = {},
): Promise<readonly string[]> {
  const kinds =
    "a[href], area[href], button, input:not([type=hidden]), select, textarea, summary, [contenteditable=true], [tabindex='0'], " +
    "[role=button], [role=link], [role=tab], [role=menuitem], [role=menuitemradio], [role=option], [role=radio], [role=checkbox], [role=switch], [role=slider]";
  const groups = "[role=tablist], [role=radiogroup], [role=listbox], [role=menu], [role=toolbar], fieldset";
  const faults: string[] = [];
  const reached = new Set<Element>();
  const tried = new Set<Element>();

  const name = (element: Element): string => {
    const label = element.getAttribute("aria-label") ?? element.closest("label")?.textContent ?? element.textContent;
    const role = element.getAttribute("role") ?? element.getAttribute("type") ?? "";
    return `<${element.localName}${role === "" ? "" : ` ${role}`}> ${label.trim().slice(0, 50)}`;
  };
  const findScope = (): Element =>
    [...document.querySelectorAll("dialog[open], [role=dialog][aria-modal=true], [role=alertdialog]")]
      .filter((dialog) => dialog.checkVisibility())
      .at(-1) ??
    document.querySelector(part) ??
    document.body;
  const isControl = (element: Element): boolean =>
    element.checkVisibility({ visibilityProperty: true }) &&
    !element.matches(":disabled, [aria-disabled=true]") &&
    element.closest("[inert], [aria-hidden=true]") === null &&
    // A button without a stop in a box of one pixel is for screen readers on phones, which have no Escape.
    !(element.matches("[tabindex='-1']") && (element.parentElement?.getBoundingClientRect().width ?? 0) <= 1) &&
    element.getClientRects().length > 0;
  const listControls = (): readonly Element[] => [...findScope().querySelectorAll(kinds)].filter(isControl);

  /** Waits until something is so, for two seconds at most: what opens or closes may load its parts first. */
  const until = async (isSo: () => boolean): Promise<void> => {
    for (const end = performance.now() + 2_000; !isSo() && performance.now() < end;)
      await new Promise((resolve) => requestAnimationFrame(resolve));
  };

  /** What of an element and what belongs to it can show the focus. */
  const toLook = (element: Element): string => {
    const parts = [element, element.closest("label"), element.parentElement, element.parentElement?.parentElement];
    parts.push(element.nextElementSibling, element.firstElementChild);
    return parts
      .filter((part) => part !== null && part !== undefined)
      .flatMap((part) => [undefined, "::before", "::after"].map((pseudo) => getComputedStyle(part, pseudo)))
      .map((style) =>
        [
          style.outlineStyle === "none" ? "" : `${style.outlineWidth} ${style.outlineStyle} ${style.outlineColor}`,
          style.boxShadow,
          style.borderColor,
          style.backgroundColor,
          style.textDecorationLine,
          style.opacity,
        ].join(" "),
      )
      .join("|");
  };
  /** The look that an element had with the focus is compared with the one that it has without, a press later. */
  let last: { readonly element: Element; readonly look: string } | undefined;
  const compare = (): void => {
    if (last === undefined || !last.element.isConnected || last.element === document.activeElement) return;
    if (toLook(last.element) === last.look) faults.push(`does not show the focus: ${name(last.element)}`);
    last = undefined;
  };
  const go = async (key: string): Promise<Element | undefined> => {
    await press(key);
    compare();
    const element = document.activeElement;
    if (element === null || element === document.body || element.localName === "iframe") return undefined;
    if (!findScope().contains(element)) return undefined;
    if (!reached.has(element) && element.matches(kinds)) last = { element, look: toLook(element) };
    reached.add(element);
    return element;
  };
  // What comes while the walk goes on, such as a new row above it, is not asked for.
  const asked = new Set(listControls());
  const listMissed = (): readonly Element[] =>
    listControls().filter((control) => asked.has(control) && !reached.has(control));

  /** Goes through what has one stop for Tab by its arrows, and ends where it began. */
  const walkGroup = async (first: Element): Promise<void> => {
    const group = first.closest(groups);
    const isMember = first.matches(
      "[role=tab], [role=radio], [role=option], [role=menuitem], [role=menuitemradio], [type=radio]",
    );
    if (!isMember || (group !== null && tried.has(group))) return;
    tried.add(group ?? first);
    const isColumn =
      group?.getAttribute("aria-orientation") === "vertical" || first.matches("[role=option], [role^=menuitem]");
    for (let count = 0; count < 60; count += 1) {
      const next = await go(isColumn ? "ArrowDown" : "ArrowRight");
      if (next === first || next === undefined) return;
    }
  };

  /** Opens what an element opens, goes through what came, and closes it. */
  const walkPopup = async (opener: Element): Promise<void> => {
    const opens = opener.getAttribute("aria-expanded") === "false" || opener.hasAttribute("aria-haspopup");
    if (!opens || tried.has(opener) || opener.matches("select, input")) return;
    tried.add(opener);
    const before = new Set(listControls());
    await press("Enter");
    const came = () => listControls().filter((control) => !before.has(control));
    if (opener.isConnected && opener.getAttribute("aria-expanded") === "true") {
      await until(() => came().length > 0);
      let [count, since] = [0, performance.now()];
      await until(() => {
        if (came().length !== count) [count, since] = [came().length, performance.now()];
        return performance.now() - since > 150;
      });
    }
    const isInside = document.activeElement !== opener;
    if (isInside && document.activeElement !== null) {
      reached.add(document.activeElement);
      const isMenu = document.activeElement.matches("[role=menu], [role=listbox], [role^=menuitem], [role=option]");
      // A field for a date has a stop for each of its parts.
      for (let step = 0; step < 4 * came().length && came().some((control) => !reached.has(control)); step += 1)
        await go(isMenu ? "ArrowDown" : "Tab");
    }
    if (!isInside && opener.isConnected && !opener.hasAttribute("aria-haspopup")) return;
    const missed = came().filter((control) => !reached.has(control));
    faults.push(...missed.map((control) => `not reached in what ${name(opener)} opens: ${name(control)}`));
    for (const control of missed) reached.add(control);
    await press("Escape");
    await until(() => document.activeElement === opener || !opener.isConnected);
    last = undefined;
    if (document.activeElement !== opener && opener.isConnected)
      faults.push(`Escape does not give the focus back to ${name(opener)}`);
  };

  const scope = findScope();
  if (part !== "body" && scope instanceof HTMLElement) {
    scope.tabIndex = -1;
    scope.focus();
  } else if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  const stops = new Set<Element>();
  let known = 0;
  let count = 0;
  // A page that draws itself anew on the way begins at its top: there the way leads once more through all that is known.
  for (; count < most && known < 40 + stops.size; count += 1) {
    const element = await go("Tab");
    // The window's own bars, or a stop of before: the way leads through what is known, and perhaps to what came meanwhile.
    known = element === undefined || stops.has(element) ? known + 1 : 0;
    if (known > 3 && listMissed().length === 0) break;
    if (element === undefined) continue;
    stops.add(element);
    await walkGroup(element);
    await walkPopup(element);
  }
  // A list that was left before its end renders anew what has left the window: there a name stands for its control; and what follows the
  // last stop was not asked for.
  const end = count < most ? undefined : [...stops].at(-1);
  const names = new Set(end === undefined ? [] : [...reached].map(name));
  const isAsked = (control: Element): boolean =>
    end === undefined ||
    (!names.has(name(control)) && (control.compareDocumentPosition(end) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0);
  const missed = listMissed().filter(isAsked);
  return [...faults, ...missed.map((control) => `not reached: ${name(control)}`)];
}
