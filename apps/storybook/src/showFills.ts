/**
 * A component's fill may stand on its `::before`, behind its content, where axe does not look. Gives such elements that
 * very colour as their own background until the returned function is called.
 */
export function showFills(root: Element): () => void {
  const shown: (readonly [element: HTMLElement, before: string])[] = [];
  for (const element of root.querySelectorAll("*")) {
    if (!(element instanceof HTMLElement)) continue;
    const { content, zIndex, position, inset, backgroundColor } = getComputedStyle(element, "::before");
    if (content === "none" || zIndex !== "-1" || position !== "absolute" || inset !== "0px") continue;
    shown.push([element, element.style.backgroundColor]);
    element.style.backgroundColor = backgroundColor;
  }
  return () => {
    for (const [element, before] of shown) element.style.backgroundColor = before;
  };
}
