import { expect, type Page } from "@playwright/test";

/**
 * Follows the round that is played next on a page. A game says when the player has seen how it ended; once the game itself has ended, that
 * would be refused, so that a test that leaves the game waits for it.
 * @returns a wait for the round, which has its answer; a round with free games is not over
 */
export function followRound(page: Page): () => Promise<{ readonly balance: unknown }> {
  let isSeen = false;
  page.on("response", (response) => (isSeen ||= response.url().endsWith("/api/seen")));
  const spun = page.waitForResponse(/\/api\/spin/);
  return async () => {
    const { balance, round } = await (await spun).json();
    await expect.poll(() => isSeen || round.next !== undefined).toBe(true);
    return { balance };
  };
}
