import { sendSmsCode } from "@marquee/contract";
import { sql } from "kysely";
import { developmentLimits } from "../src/defaultLimits.ts";
import type { Db } from "../src/db/Db.ts";
import type { Visitor } from "../test/visitor.ts";
import { tables } from "../test/tables.ts";

const [calls, clients, rounds] = [10_000, 16, 10];

/**
 * Asks 10,000 times for codes to members' phones at all gateways at once, by a script that waits for the minute between two codes.
 * A visitor is a browser at one gateway with another address at each call.
 *
 * @returns how many messages are there, and how many the cap of the day allows
 * @throws when a number got more than the cap allows
 */
export async function pumpCodes(
  db: Db,
  visitors: readonly Visitor[],
  numbers: readonly string[],
): Promise<{ readonly pumpedCodes: number; readonly mostCodes: number }> {
  let made = 0;
  const run = async (until: number): Promise<void> => {
    while (made < until) {
      const call = made;
      made += 1;
      const mobileNum = numbers[call % numbers.length] ?? "";
      const request = { mobileNum, countryDialingCode: "+84", purpose: "LOGIN" } as const;
      const { body } = (await visitors[call % visitors.length]?.call(sendSmsCode, request)) ?? {};
      if (body?.success === false && body.errorCode !== "sms.too.many") throw new Error(body.errorCode);
    }
  };
  for (let round = 1; round <= rounds; round += 1) {
    await sql`update verification_days set last_at = last_at - interval '61 seconds'`.execute(db);
    await Promise.all(Array.from({ length: clients }, () => run((calls * round) / rounds)));
  }
  const sent = await tables(db)
    .selectFrom("outgoing_messages")
    .select(({ fn }) => fn.countAll<string>().as("messages"))
    .where(
      "recipient",
      "in",
      numbers.map((number) => `+84${number}`),
    )
    .groupBy("recipient")
    .execute();
  const each = sent.map(({ messages }) => Number(messages));
  const { perRecipient } = developmentLimits.codes;
  if (Math.max(...each) > perRecipient) throw new Error(`a number got ${Math.max(...each)} codes of ${perRecipient}`);
  return { pumpedCodes: each.reduce((sum, one) => sum + one, 0), mostCodes: perRecipient * numbers.length };
}
