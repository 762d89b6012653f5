const pause = 100;
/** A first start, which makes the demo's past, has taken three minutes on a busy machine. */
const timeout = 600_000;

/** Waits until an address answers 200. @throws when ten minutes have passed */
export async function waitFor(url: string): Promise<void> {
  const deadline = Date.now() + timeout;
  while (Date.now() < deadline) {
    const isUp = await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isUp) return;
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
  throw new Error(`${url} did not answer within ten minutes`);
}
