import { type Protection, type SetLimit, setLimit } from "@marquee/contract";
import { sql } from "kysely";
import type { Db } from "../src/db/Db.ts";
import { stake } from "./seamlessPlayers.ts";
import type { Visitor } from "./visitor.ts";

/** So many bets of the tests, as a decimal text. */
export const toBets = (bets: number): string => `${(bets * stake) / 10_000}.00`;

/** Sets a limit of a member. */
export const limit = (
  visitor: Visitor,
  kind: SetLimit["kind"],
  period: SetLimit["period"],
  amount: string | null,
): Promise<Protection> => visitor.get(setLimit, { kind, period, amount });

/** Moves everything about protection into the past, as if so many hours had gone by: of one member, or of all. */
export async function passHours(db: Db, hours: number, memberId?: string): Promise<void> {
  const back = sql`${hours} * interval '1 hour'`;
  const run = (text: ReturnType<typeof sql>): Promise<unknown> => text.execute(db);
  const whose = (column: string) => (memberId === undefined ? sql`true` : sql`${sql.ref(column)} = ${memberId}`);
  await run(sql`update protection_limits set from_at = from_at - ${back}, until_at = until_at - ${back}
    where ${whose("member_id")}`);
  // By way of a time far off, since no two rows may have one hour meanwhile.
  await run(sql`update protected_play set hour = hour - ${back} - interval '100 years' where ${whose("member_id")}`);
  await run(sql`update protected_play set hour = hour + interval '100 years' where ${whose("member_id")}`);
  await run(sql`update deposits set changed_at = changed_at - ${back} where ${whose("member_id")}`);
  await run(sql`update play_times set began_at = began_at - ${back}, seen_at = seen_at - ${back},
    checked_at = checked_at - ${back} where ${whose("member_id")}`);
}
