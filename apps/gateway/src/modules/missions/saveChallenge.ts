import { isDeepStrictEqual } from "node:util";
import type { ChallengeVersion, SaveChallenge } from "@marquee/contract/staff";
import { transact } from "@marquee/database";
import { publishEvent } from "../../events/publishEvent.ts";
import { Refusal } from "../../http/Refusal.ts";
import type { MerchantCall } from "../../staff/StaffCall.ts";
import { listStoredChallenges, lockChallenge, putChallenge } from "./challengeStore.ts";
import type { Services } from "./services.ts";

/** How many challenges a merchant may have. */
const mostChallenges = 20;

/** Makes or changes a challenge. @throws Refusal `fields`, `challenge.most`; `state.changed` when somebody else has changed it since that version */
export async function saveChallengeOf(
  { db }: Pick<Services, "db">,
  call: MerchantCall,
  { reason, version: seen, ...after }: SaveChallenge,
): Promise<ChallengeVersion> {
  const { id: tenantId } = call.tenant;
  const { id, titles, isOn, days, position } = after;
  if (titles.EN.trim() === "") throw new Refusal("fields", { fields: [{ name: "titles", rule: "required" }] });
  return transact(db, async (tx) => {
    const before = await lockChallenge(tx, tenantId, id);
    // Sent twice, a new one is made once; another one under its id is none.
    if (seen === 0 && before !== undefined) {
      const stored = { id, titles: before.titles, isOn: before.is_on, days: before.days, position: before.position };
      if (!isDeepStrictEqual(stored, after)) throw new Refusal("state.changed");
      return { version: before.version };
    }
    if (seen === 0 && (await listStoredChallenges(tx, tenantId)).length >= mostChallenges)
      throw new Refusal("challenge.most");
    const challenge = { tenant_id: tenantId, id, titles: JSON.stringify(titles), is_on: isOn, days, position };
    const version = await putChallenge(tx, challenge, seen);
    if (version === undefined) throw new Refusal("state.changed");
    const action = seen === 0 ? "make challenge" : "change challenge";
    await call.audit(tx, { action, subject: titles.EN, before: before ?? null, after, reason });
    await publishEvent(tx, { tenantId, kind: "missions" });
    return { version };
  });
}
