import type { MissionSummary } from "@marquee/contract";
import { listForCaller } from "../../audience/audienceStore.ts";
import { type Call, requireSession } from "../../http/Call.ts";
import { mayHaveMissions } from "./mayHaveMissions.ts";
import { listOffers } from "./offerStore.ts";
import type { Services } from "./services.ts";
import { toMission } from "./toMission.ts";

/** The caller's missions of now, steps of challenges that are played among them where the merchant has them, and how many are not finished. */
export async function summarizeMissions({ db }: Pick<Services, "db">, call: Call): Promise<MissionSummary> {
  const session = requireSession(call);
  const { tenantId, memberId, currency } = session;
  const key = { tenantId, memberId };
  if (!(await mayHaveMissions(db, session))) return { currency, unfinished: 0, missions: [] };
  const offers = await listOffers(db, { ...key, timeZone: call.tenant.timeZone });
  const hasChallenges = call.tenant.modules.has("CHALLENGE3");
  const shown = offers.filter(({ challenge_id: id }) => id === null || hasChallenges);
  const own = await listForCaller(db, { member: key }, shown, ({ rules }) => rules);
  const missions = own.map(toMission);
  const unfinished = missions.filter(({ status }) => status === "PROCESS" || status === "CLAIM").length;
  return { currency, unfinished, missions };
}
