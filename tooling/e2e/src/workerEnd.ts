const closing: (() => Promise<void>)[] = [];

/** Has something done when this worker ends, once. */
export function atWorkerEnd(close: () => Promise<void>): void {
  if (!closing.includes(close)) closing.push(close);
}

/** Does what was asked for with {@link atWorkerEnd}. */
export async function endWorker(): Promise<void> {
  for (const close of closing.splice(0)) await close();
}
