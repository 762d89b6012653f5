const pause = 100;
/** A first start on a busy machine has taken more than a minute. */
const timeout = 180_000;

/** Waits until an address answers 200. @throws when three minutes have passed */
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
  throw new Error(`${url} did not answer within three minutes`);
}
