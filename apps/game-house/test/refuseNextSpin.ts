import { sql } from "kysely";
import type { Page } from "playwright";
import type { House } from "../src/server/House.ts";

/**
 * Has the server find a page's next spin too early, and take it a second after that, however slow the machine is: the last spin is set to
 * come after it first, and then to be as old as it must be in a second. @returns the codes of its answers, which are added as they come
 */
export async function refuseNextSpin(page: Page, { db }: House, leastSpin: number): Promise<readonly number[]> {
  const codes: number[] = [];
  const setLastSpin = (milliseconds: number) =>
    db
      .updateTable("rounds")
      .set({ created_at: sql<Date>`clock_timestamp() + ${milliseconds}::int * interval '1 millisecond'` })
      .execute();
  await page.route(/api\/spin/, async (route) => {
    if (codes.length === 0) await setLastSpin(3_600_000);
    const response = await route.fetch();
    codes.push(response.status());
    if (codes.length > 1) return route.fulfill({ response });
    await setLastSpin(1_000 - leastSpin);
    await route.fulfill({ response, json: { ...(await response.json()), retryAfter: 1_000 } });
  });
  return codes;
}
