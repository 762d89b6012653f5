import { toDecimal } from "@marquee/contract";
import {
  type GetStaffRound,
  type ListStaffRounds,
  listStaffRounds,
  mostCounted,
  type StaffRound,
  type StaffRoundPage,
  type StaffRoundSheet,
} from "@marquee/contract/staff";
import { Type } from "typebox";
import type { Db } from "../../../db/Db.ts";
import { exportList, type ExportList } from "../../../exports/ExportList.ts";
import { encodeCursor, requireCursor } from "../../../http/cursor.ts";
import { Refusal } from "../../../http/Refusal.ts";
import { requireDays } from "../../../http/requireDays.ts";
import type { MerchantCall } from "../../../staff/StaffCall.ts";
import type { Tenant } from "../../../tenants/Tenant.ts";
import { listPlayedGames } from "../betStore.ts";
import type { Services } from "../services.ts";
import {
  countRounds,
  findRound,
  type ListedRound,
  listRoundPage,
  listTransactions,
  type RoundFilter,
  type RoundPlace,
} from "./roundListStore.ts";

const pageSize = 50;

const Text = Type.String({ minLength: 1, maxLength: 100 });
const Place = Type.Object({
  micros: Type.String({ pattern: "^[0-9]{1,17}$" }),
  provider: Text,
  memberId: Text,
  roundId: Text,
});

const toCursor = ({ micros, provider, memberId, roundId }: RoundPlace): string =>
  encodeCursor({ micros, provider, memberId, roundId });

/** @throws Refusal `request.invalid` for a day that does not exist */
function toFilter({ timeZone }: Tenant, { number, member, state, from, to, sort }: ListStaffRounds): RoundFilter {
  requireDays({ from, to });
  return { number: number?.trim(), member: member?.trim(), state, from, to, timeZone, sort };
}

/** Rounds with the names of their games. */
async function toItems(db: Db, tenantId: string, rows: readonly ListedRound[]): Promise<StaffRound[]> {
  const games = await listPlayedGames(
    db,
    tenantId,
    rows.map(({ gameCode }) => gameCode),
  );
  return rows.map(({ provider, roundId, at, memberId, username, gameCode, state, staked, won, currency }) => ({
    provider,
    roundId,
    at: at.getTime(),
    memberId,
    username,
    gameCode,
    game: games.get(gameCode)?.name ?? gameCode,
    vendor: games.get(gameCode)?.vendorName ?? "",
    state,
    staked: toDecimal(BigInt(staked)),
    won: toDecimal(BigInt(won)),
    currency,
  }));
}

/**
 * A page of a merchant's rounds of real money; that they were read is written down, since they name members.
 * @throws Refusal `request.invalid` for a cursor that this list did not make, and for a day that does not exist
 */
export async function listRounds(
  { db }: Services,
  call: MerchantCall,
  asked: ListStaffRounds,
): Promise<StaffRoundPage> {
  const { id: tenantId } = call.tenant;
  const [filter, after] = [toFilter(call.tenant, asked), requireCursor(Place, asked.cursor)];
  const rows = await listRoundPage(db, tenantId, filter, after, pageSize + 1);
  const shown = rows.slice(0, pageSize);
  const last = rows.length > pageSize ? shown.at(-1) : undefined;
  const items = await toItems(db, tenantId, shown);
  const isCounted = after === undefined && last !== undefined;
  const count = isCounted ? await countRounds(db, tenantId, filter, mostCounted) : after ? null : rows.length;
  if (items.length > 0)
    await call.audit(db, {
      action: "read rounds",
      subject: asked.state ?? "",
      after: { rounds: items.map(({ provider, roundId }) => `${provider} ${roundId}`) },
    });
  return { items, next: last === undefined ? null : toCursor(last), count };
}

/** One round with the calls of its provider; that it was read is written down. @throws Refusal `round.unknown` */
export async function showRound({ db }: Services, call: MerchantCall, asked: GetStaffRound): Promise<StaffRoundSheet> {
  const { id: tenantId } = call.tenant;
  const row = await findRound(db, tenantId, asked);
  if (row === undefined) throw new Refusal("round.unknown");
  const [[item], transactions] = await Promise.all([
    toItems(db, tenantId, [row]),
    listTransactions(db, tenantId, asked),
  ]);
  if (item === undefined) throw new Refusal("round.unknown");
  await call.audit(db, {
    action: "view round",
    subject: `${row.provider} ${row.roundId}`,
    after: { member: row.username },
  });
  return {
    ...item,
    transactions: transactions.map(({ at, amount, win, ...transaction }) => ({
      ...transaction,
      at: at.getTime(),
      amount: toDecimal(BigInt(amount)),
      win: win === null ? null : toDecimal(BigInt(win)),
    })),
  };
}

/** A file's filters are kept for a day: it is not narrowed to a person or a number. */
const toKept = ({ state, from, to }: ListStaffRounds): ListStaffRounds => ({
  ...(state === undefined ? {} : { state }),
  ...(from === undefined ? {} : { from }),
  ...(to === undefined ? {} : { to }),
});

/** A merchant's rounds as a file, newest first. */
export const roundExport: ExportList = exportList("rounds", listStaffRounds, {
  count: (db, { tenant }, asked) => countRounds(db, tenant.id, toFilter(tenant, toKept(asked))),
  async read({ db }, { tenant }, asked, place, most) {
    const filter = toFilter(tenant, toKept(asked));
    const rows = await listRoundPage(db, tenant.id, filter, requireCursor(Place, place), most);
    const last = rows.length < most ? undefined : rows.at(-1);
    return { rows: await toItems(db, tenant.id, rows), next: last === undefined ? null : toCursor(last) };
  },
  columns: [
    { title: "round", toText: ({ roundId }) => roundId },
    { title: "provider", toText: ({ provider }) => provider },
    { title: "time", toText: ({ at }) => new Date(at).toISOString() },
    { title: "member", toText: ({ username }) => username },
    { title: "member id", toText: ({ memberId }) => memberId },
    { title: "game", toText: ({ game }) => game },
    { title: "game code", toText: ({ gameCode }) => gameCode },
    { title: "vendor", toText: ({ vendor }) => vendor },
    { title: "state", toText: ({ state }) => state },
    { title: "staked", toText: ({ staked }) => staked },
    { title: "won", toText: ({ won }) => won },
    { title: "currency", toText: ({ currency }) => currency },
  ],
});
