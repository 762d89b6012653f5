/**
 * Runs `action` at once or, while a pointer is pressed, after its release. A text that appears below a field as soon as it loses the focus
 * would move a button away from the pointer, and the press would be lost.
 */
export function afterPress(action: () => void): void {
  if (document.querySelector(":active") === null) {
    action();
    return;
  }
  const done = new AbortController();
  const end = (): void => {
    done.abort();
    // The click comes after the end of the press, in the same task.
    setTimeout(action);
  };
  for (const name of ["pointerup", "pointercancel"])
    addEventListener(name, end, { capture: true, signal: done.signal });
}
