/** Windows of games share one name, so that a second one takes the place of the first: one game at a time. */
const name = "marquee-game";

/** Opens a page of this site in a window of its own. @returns whether the browser let it: popups may be blocked (ER-17) */
export function openWindow(address: string): boolean {
  const { availWidth, availHeight } = globalThis.screen;
  const [width, height] = [Math.min(1_280, availWidth), Math.min(800, availHeight)];
  const opened = globalThis.open(address, name, `popup,width=${width},height=${height}`);
  opened?.focus();
  return opened !== null;
}

/** Whether this page is in such a window. */
export const isInWindow = (): boolean => globalThis.window.name === name;
