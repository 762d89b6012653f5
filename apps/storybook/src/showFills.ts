/** An element whose fill stands on its `::before`, behind its content, where axe does not look. */
function hasFill(element: HTMLElement): boolean {
  const { content, zIndex, position, inset } = getComputedStyle(element, "::before");
  return content !== "none" && zIndex === "-1" && position === "absolute" && inset === "0px";
}

/** The elements below `root` that axe would judge without their fill. */
export function listFilled(root: Element): readonly HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>("*")].filter(
    (element) => element instanceof HTMLElement && hasFill(element),
  );
}

/** Gives each element the colour of its fill as its own background, as it is in this look, until the returned function is called. */
export function showFills(filled: readonly HTMLElement[]): () => void {
  const before = filled.map((element) => element.style.backgroundColor);
  const colours = filled.map((element) => getComputedStyle(element, "::before").backgroundColor);
  filled.forEach((element, index) => {
    element.style.backgroundColor = colours[index] ?? "";
  });
  return () =>
    filled.forEach((element, index) => {
      element.style.backgroundColor = before[index] ?? "";
    });
}
