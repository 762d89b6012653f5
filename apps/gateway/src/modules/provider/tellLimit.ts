import { type ProviderStatus, toWireAmount, type WireAmount } from "@marquee/contract";
import type { Services } from "./services.ts";
import { findPlayRoom } from "../protection/index.ts";

/** What a game server is told beside a refusal: what the player's limits leave, and in milliseconds when the stake fits again. */
export interface ToldLimit {
  readonly left?: WireAmount;
  readonly until?: number;
}

/** What is told of a stake that a loss or wager limit refuses; nothing of other answers. */
export async function tellLimit(
  { db }: Pick<Services, "db">,
  { tenant_id: tenantId, player_id: memberId }: { readonly tenant_id: string; readonly player_id: string },
  { status, limit }: { readonly status: ProviderStatus; readonly limit?: string },
  stake: bigint,
): Promise<ToldLimit> {
  if (status !== "RG_LIMIT" || limit === "SESSION") return {};
  const room = await findPlayRoom(db, { tenantId, memberId }, stake);
  if (room === undefined) return {};
  return { left: toWireAmount(room.left), ...(room.until === null ? {} : { until: room.until }) };
}
