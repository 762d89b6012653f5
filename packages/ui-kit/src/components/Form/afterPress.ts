/**
 * Runs `action` at once or, while a pointer is down, after it is up. A text that appears below a field as soon as the field is left
 * would move a button away from under the pointer, and the press would be lost.
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
