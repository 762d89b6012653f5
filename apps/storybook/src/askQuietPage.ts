/** Waits until a page that fetches and loads its parts has a heading and did not change for some milliseconds. */
export function untilQuiet(pause: number): Promise<void> {
  return new Promise((resolve) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const restart = (): void => {
      clearTimeout(timer);
      if (document.querySelector("h1, [role=dialog], [role=alertdialog]") === null) return;
      timer = setTimeout(() => {
        watch.disconnect();
        resolve();
      }, pause);
    };
    const watch = new MutationObserver(restart);
    watch.observe(document.body, { subtree: true, childList: true });
    restart();
  });
}

/**
 * Checks a page that loads its parts, once it is quiet. A result for a page that changed meanwhile is dropped and the check
 * is repeated; the check is told and may end early. A chunk, an answer and their rendering follow each other faster than the
 * pause, in milliseconds.
 */
export async function askQuietPage(ask: (changed: AbortSignal) => Promise<void>, pause = 250): Promise<void> {
  await untilQuiet(pause);
  const change = new AbortController();
  const watch = new MutationObserver(() => change.abort());
  watch.observe(document.body, { subtree: true, childList: true });
  const fault = await ask(change.signal).then(
    () => undefined,
    (reason: unknown) => ({ reason }),
  );
  watch.disconnect();
  if (change.signal.aborted) return askQuietPage(ask, pause);
  if (fault) throw fault.reason;
}
