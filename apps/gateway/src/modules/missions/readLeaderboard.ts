import { type MissionBoard, type MissionBoardRequest, toMaskedName } from "@marquee/contract";
import { type Call, requireSession } from "../../http/Call.ts";
import { readPreferences } from "../member/index.ts";
import { findPlace, getBoardStart, listPlaces, type Place } from "./boardStore.ts";
import type { Services } from "./services.ts";

/** How many places everybody sees. */
const length = 50;

/** The name as others see it; null for who has chosen to be hidden. */
const toAccount = ({ username, preferences }: Place): string | null =>
  readPreferences(preferences).hidesName ? null : toMaskedName(username);

/** The mission points of the period of now, with the caller's own place. */
export async function readLeaderboard(
  { db }: Services,
  call: Call,
  { period }: MissionBoardRequest,
): Promise<MissionBoard> {
  const { tenantId, memberId } = requireSession(call);
  const { since, day } = await getBoardStart(db, period, call.tenant.timeZone);
  const places = await listPlaces(db, tenantId, period, day, length);
  const own =
    places.find((place) => place.memberId === memberId) ?? (await findPlace(db, { tenantId, memberId }, period, day));
  return {
    period,
    since: since.getTime(),
    list: places.map((place) => ({
      rank: place.rank,
      account: toAccount(place),
      score: place.score,
      isOwn: place.memberId === memberId,
    })),
    me: { rank: own?.rank ?? null, score: own?.score ?? 0 },
  };
}
