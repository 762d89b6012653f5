import { isAgentKind, type MissionSummary } from "@marquee/contract";
import { listForCaller } from "../../audience/audienceStore.ts";
import { type Call, requireSession } from "../../http/Call.ts";
import { isExcluded } from "../protection/index.ts";
import { isBarredFromAll } from "../restriction/index.ts";
import { getStatus, listOffers } from "./offerStore.ts";
import type { Services } from "./services.ts";
import { toMission } from "./toMission.ts";

/**
 * The caller's missions of now, and how many are not finished. Agents, and members whose account is frozen, who take a time-out, have excluded
 * themselves or are barred from all games, are offered none.
 */
export async function summarizeMissions({ db }: Pick<Services, "db">, call: Call): Promise<MissionSummary> {
  const { tenantId, memberId, currency, kind } = requireSession(call);
  const key = { tenantId, memberId };
  const isOffered =
    !isAgentKind(kind) &&
    (await getStatus(db, key)) === "ACTIVE" &&
    !(await isExcluded(db, key)) &&
    !(await isBarredFromAll(db, key));
  if (!isOffered) return { currency, unfinished: 0, missions: [] };
  const offers = await listOffers(db, { ...key, timeZone: call.tenant.timeZone });
  const own = await listForCaller(db, { member: key }, offers, ({ audience }) => audience);
  const missions = own.map(toMission);
  const unfinished = missions.filter(({ status }) => status === "PROCESS" || status === "CLAIM").length;
  return { currency, unfinished, missions };
}
