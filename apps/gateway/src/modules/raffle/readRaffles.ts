import { getJurisdictionRules, type Raffle, type RaffleList, toDecimal } from "@marquee/contract";
import { listForCaller } from "../../audience/audienceStore.ts";
import type { Session } from "../../authentication/Session.ts";
import type { Db } from "../../db/Db.ts";
import { type Call, requireSession } from "../../http/Call.ts";
import type { Tenant } from "../../tenants/Tenant.ts";
import { isExcluded } from "../protection/index.ts";
import { isBarredFromAll } from "../restriction/index.ts";
import { isPlayer, listOffers, listOwnTickets, type Offer, type OwnTicket } from "./offerStore.ts";
import type { Services } from "./services.ts";
import { toPhase } from "./toPhase.ts";
import { toPrize } from "./toPrize.ts";

/** How many days a raffle is shown before it opens, and after it has ended. */
const days = 7;

/** How far a member has come in a condition, not above it; null where there is none. */
function toCondition(required: string, done: string): Raffle["validBet"] {
  const [most, come] = [BigInt(required), BigInt(done)];
  if (most === 0n) return null;
  const shown = come < 0n ? 0n : come > most ? most : come;
  return { required: toDecimal(most), done: toDecimal(shown) };
}

function toRaffle(row: Offer, own: readonly OwnTicket[]): Raffle {
  return {
    id: row.id,
    names: row.names,
    phase: toPhase(row),
    opensAt: row.opens_at.getTime(),
    closesAt: (row.stopped_at ?? row.closes_at).getTime(),
    turn: row.turn,
    currency: row.currency,
    factor: row.factor,
    prizes: row.prizes.map((prize) => ({ ...toPrize(prize), count: prize.count })),
    tickets: row.tickets,
    left: row.tickets - row.taken,
    validBet: toCondition(row.valid_bet, row.staked),
    deposits: toCondition(row.deposits, row.deposited),
    isDrawn: row.is_drawn,
    own: own.map(({ record_no: recordId, number, prize }) => ({ recordId, number, prize: prize - 1 })),
    seedHash: row.seed_hash,
    seed: row.is_over ? row.seed : null,
  };
}

/** Those of a list that are for the member: all of the currency, or those whose audience the member is of. */
async function listOfAudience(db: Db, session: Session, rows: readonly Offer[]): Promise<readonly Offer[]> {
  const named = rows.flatMap((row) => (row.audience === null ? [] : [{ id: row.id, audience: row.audience }]));
  const matching = await listForCaller(db, { member: session }, named, ({ audience }) => audience);
  const ids = new Set(matching.map(({ id }) => id));
  return rows.filter(({ id, audience }) => audience === null || ids.has(id));
}

/** Whether raffles are anything for a member: of a player with an open account, whom nothing keeps from playing, where the law allows them. */
async function mayHaveRaffles(db: Db, tenant: Tenant, session: Session): Promise<boolean> {
  if (!getJurisdictionRules(tenant.jurisdiction).raffles) return false;
  return (await isPlayer(db, session)) && !(await isExcluded(db, session)) && !(await isBarredFromAll(db, session));
}

/** A raffle that is offered to a member, whatever its time; undefined for one that is not. */
export async function findOffer(db: Db, tenant: Tenant, session: Session, id: string): Promise<Offer | undefined> {
  if (!(await mayHaveRaffles(db, tenant, session))) return undefined;
  const rows = await listOffers(db, { ...session, timeZone: tenant.timeZone, raffleId: id, days });
  return (await listOfAudience(db, session, rows))[0];
}

/** The raffles that the caller is offered, and those of the last days of which the caller has a ticket (PM-15). */
export async function readRaffles({ db }: Services, call: Call): Promise<RaffleList> {
  const session = requireSession(call);
  const { tenant } = call;
  const rows = await listOffers(db, { ...session, timeZone: tenant.timeZone, days });
  const offered = (await mayHaveRaffles(db, tenant, session)) ? await listOfAudience(db, session, rows) : [];
  const ids = new Set(offered.map(({ id }) => id));
  const tickets = await listOwnTickets(db, session, days);
  return {
    list: rows.flatMap((row) => {
      const own = tickets.filter((ticket) => ticket.raffle_id === row.id);
      return ids.has(row.id) || own.length > 0 ? [toRaffle(row, own)] : [];
    }),
  };
}

/** The raffles from which the caller can draw a ticket now, as far as the raffle knows by itself (MC-10). */
export async function listDrawable({ db }: Services, call: Call): Promise<readonly Raffle[]> {
  const session = requireSession(call);
  const { tenant } = call;
  if (!(await mayHaveRaffles(db, tenant, session))) return [];
  const rows = await listOffers(db, { ...session, timeZone: tenant.timeZone, days });
  const isMet = (condition: Raffle["validBet"]): boolean => condition === null || condition.done === condition.required;
  return (await listOfAudience(db, session, rows))
    .map((row) => toRaffle(row, []))
    .filter(
      ({ phase, isDrawn, left, validBet, deposits }) =>
        phase === "OPEN" && !isDrawn && left > 0 && isMet(validBet) && isMet(deposits),
    );
}
