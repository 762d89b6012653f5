import { toDecimal } from "@marquee/contract";
import {
  decideRaffleGift,
  type ListRaffleGifts,
  listRaffleGifts,
  listStaffRaffles,
  makeRaffle,
  type RaffleGift,
  type RaffleGiftPage,
  type StaffRaffle,
  stopRaffle,
} from "@marquee/contract/staff";
import { transact } from "@marquee/database";
import { publishEvent } from "../../events/publishEvent.ts";
import { Refusal } from "../../http/Refusal.ts";
import { readPlace, toPlaceCursor } from "../../staff/cursor.ts";
import type { MerchantCall } from "../../staff/StaffCall.ts";
import { merchantRoute, type StaffRoute } from "../../staff/staffRoute.ts";
import { decideGift } from "./decideGift.ts";
import { listGifts, type StoredGift } from "./giftStore.ts";
import { makeRaffleOf } from "./makeRaffle.ts";
import { findRaffle, listStoredRaffles, type PlacedRaffle, stopRaffleOf } from "./raffleStore.ts";
import type { Services } from "./services.ts";
import { toPhase } from "./toPhase.ts";
import { toPrize } from "./toPrize.ts";

const [listed, giftsPerPage] = [200, 50];

const toAmount = (amount: string): string => toDecimal(BigInt(amount));

const toStaffRaffle = (row: PlacedRaffle): StaffRaffle => ({
  id: row.id,
  names: row.names,
  currency: row.currency,
  opensAt: row.opens_at.getTime(),
  closesAt: (row.stopped_at ?? row.closes_at).getTime(),
  turn: row.turn,
  factor: row.factor,
  prizes: row.prizes.map((prize) => ({ ...toPrize(prize), count: prize.count })),
  validBet: toAmount(row.valid_bet),
  deposits: toAmount(row.deposits),
  phase: toPhase(row),
  audience: row.audience_name,
  seedHash: row.seed_hash,
  tickets: row.tickets,
  drawn: row.taken,
  cost: toAmount(row.paid),
  total: toAmount(row.total),
  madeBy: row.made_by,
  stoppedBy: row.stopped_by,
});

const toGift = (row: StoredGift): RaffleGift => ({
  recordId: row.record_no,
  raffle: row.raffle_names.EN,
  gift: row.names.EN,
  memberId: row.member_id,
  username: row.username,
  state: row.gift_state,
  at: row.drawn_at.getTime(),
  remark: row.gift_remark,
  decidedBy: row.gift_by,
  decidedAt: row.gift_at?.getTime() ?? null,
});

/** Which gifts were shown is written down. @throws Refusal `request.invalid` for a cursor that this list did not make */
async function list({ db }: Services, call: MerchantCall, { state, cursor }: ListRaffleGifts): Promise<RaffleGiftPage> {
  const offset = readPlace(cursor);
  const rows = await listGifts(db, call.tenant.id, { state, limit: giftsPerPage + 1, offset });
  const shown = rows.slice(0, giftsPerPage);
  if (shown.length > 0)
    await call.audit(db, {
      action: "read raffle gifts",
      subject: "",
      after: { records: shown.map(({ record_no: record }) => record) },
    });
  const next = rows.length > giftsPerPage ? toPlaceCursor(offset + giftsPerPage) : null;
  return { items: shown.map(toGift), next };
}

/** Raffles in the back office. */
export function raffleStaffRoutes(services: Services): readonly StaffRoute[] {
  const { db } = services;
  return [
    merchantRoute(listStaffRaffles, async ({ tenant }) =>
      (await listStoredRaffles(db, tenant.id, listed)).map(toStaffRaffle),
    ),
    merchantRoute(makeRaffle, (call, request) => makeRaffleOf(services, call, request)),
    merchantRoute(stopRaffle, async (call, { id, reason }) => {
      const { id: tenantId } = call.tenant;
      await transact(db, async (tx) => {
        if (!(await stopRaffleOf(tx, tenantId, id, call.session.person.email))) throw new Refusal("state.changed");
        const stopped = await findRaffle(tx, tenantId, id);
        await call.audit(tx, { action: "stop raffle", subject: stopped?.names.EN ?? id, reason });
        await publishEvent(tx, { tenantId, kind: "raffle" });
      });
      return {};
    }),
    merchantRoute(listRaffleGifts, (call, request) => list(services, call, request)),
    merchantRoute(decideRaffleGift, async (call, request) => {
      await decideGift(services, call, request);
      return {};
    }),
  ];
}
