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

/** Asks a page that loads its parts, once it is quiet; an answer about a page that changed meanwhile is none, and it is asked anew. */
export async function askQuietPage(ask: () => Promise<void>): Promise<void> {
  // A chunk, an answer and what they draw follow each other faster.
  await untilQuiet(250);
  let hasChanged = false;
  const watch = new MutationObserver(() => {
    hasChanged = true;
  });
  watch.observe(document.body, { subtree: true, childList: true });
  const fault = await ask().then(() => undefined, (reason: unknown) => ({ reason }));
  watch.disconnect();
  if (hasChanged) return askQuietPage(ask);
  if (fault) throw fault.reason;
}
