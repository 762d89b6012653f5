import { isDeepStrictEqual } from "node:util";
import { everyoneRules, type RulesOrSegment } from "@marquee/contract";
import type { ChallengeVersion, SaveChallenge } from "@marquee/contract/staff";
import { transact } from "@marquee/database";
import { publishEvent } from "../../events/publishEvent.ts";
import { Refusal } from "../../http/Refusal.ts";
import type { MerchantCall } from "../../staff/StaffCall.ts";
import { listStoredChallenges, lockChallenge, putChallenge, type StoredChallenge } from "./challengeStore.ts";
import { findAudienceFaults } from "./findAudienceFaults.ts";
import type { Services } from "./services.ts";

/** How many challenges a merchant may have. */
const mostChallenges = 20;

/** Who may start a challenge. */
export const toAudience = ({ audience, segment_id: segment }: StoredChallenge): RulesOrSegment =>
  segment === null ? (audience ?? everyoneRules) : { segment };

/** Makes or changes a challenge. @throws Refusal `fields`, `challenge.most`; `state.changed` when somebody else has changed it since that version */
export async function saveChallengeOf(
  { db }: Pick<Services, "db">,
  call: MerchantCall,
  { reason, version: seen, ...after }: SaveChallenge,
): Promise<ChallengeVersion> {
  const { id: tenantId } = call.tenant;
  const { id, titles, isOn, days, position, audience } = after;
  if (titles.EN.trim() === "") throw new Refusal("fields", { fields: [{ name: "titles", rule: "required" }] });
  return transact(db, async (tx) => {
    const before = await lockChallenge(tx, tenantId, id);
    // Sent twice, a new one is made once; another one under its id is none.
    if (seen === 0 && before !== undefined) {
      const { titles: told, is_on, days: last, position: place } = before;
      const stored = { id, titles: told, isOn: is_on, days: last, position: place, audience: toAudience(before) };
      if (!isDeepStrictEqual(stored, after)) throw new Refusal("state.changed");
      return { version: before.version };
    }
    if (seen === 0 && (await listStoredChallenges(tx, tenantId)).length >= mostChallenges)
      throw new Refusal("challenge.most");
    const faults = await findAudienceFaults(tx, call.tenant, audience);
    if (faults.length > 0) throw new Refusal("fields", { fields: [...faults] });
    const challenge = {
      tenant_id: tenantId,
      id,
      titles: JSON.stringify(titles),
      is_on: isOn,
      days,
      position,
      audience: "segment" in audience ? null : JSON.stringify(audience),
      segment_id: "segment" in audience ? audience.segment : null,
    };
    const version = await putChallenge(tx, challenge, seen);
    if (version === undefined) throw new Refusal("state.changed");
    const action = seen === 0 ? "make challenge" : "change challenge";
    await call.audit(tx, { action, subject: titles.EN, before: before ?? null, after, reason });
    await publishEvent(tx, { tenantId, kind: "missions" });
    return { version };
  });
}
