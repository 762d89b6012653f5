/** Gives the focus to the game, unless the visitor is at something else already. */
export function takeFocus(frame: HTMLIFrameElement | null): void {
  const { activeElement } = document;
  if (document.querySelector("dialog[open]") !== null) return;
  if (activeElement?.matches("a, button, input, select, textarea") === true) return;
  frame?.focus({ preventScroll: true });
}
