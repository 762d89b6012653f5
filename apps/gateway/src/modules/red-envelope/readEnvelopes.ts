import { getJurisdictionRules, type RedEnvelope, type RedEnvelopeList, toDecimal } from "@marquee/contract";
import { listForCaller } from "../../audience/audienceStore.ts";
import type { Session } from "../../authentication/Session.ts";
import type { Db } from "../../db/Db.ts";
import { type Call, requireSession } from "../../http/Call.ts";
import type { Tenant } from "../../tenants/Tenant.ts";
import { isExcluded } from "../protection/index.ts";
import { isBarredFromAll } from "../restriction/index.ts";
import { listEnvelopesFor, type OwnEnvelope } from "./envelopeStore.ts";
import { isPlayer } from "./partStore.ts";
import type { Services } from "./services.ts";
import { toPhase } from "./toPhase.ts";

/** How many days an envelope is shown before it opens, and after it has ended. */
const days = 7;

const toAmount = (amount: string): string => toDecimal(BigInt(amount));

function toEnvelope(row: OwnEnvelope): RedEnvelope {
  const { id, names, currency, count, factor, left, own_number: number, own_amount: amount, own_at: at } = row;
  const closesAt = row.stopped_at ?? row.closes_at;
  return {
    id,
    names,
    phase: toPhase(row),
    opensAt: row.opens_at.getTime(),
    closesAt: closesAt.getTime(),
    currency,
    total: toAmount(row.total),
    count,
    least: toAmount(row.least),
    most: toAmount(row.most),
    unit: toAmount(row.unit),
    factor,
    left,
    seedHash: row.seed_hash,
    seed: row.is_over ? row.seed : null,
    own:
      number === null || amount === null || at === null ? null : { number, amount: toAmount(amount), at: at.getTime() },
  };
}

/** Those of a list that are for the member: all of the currency, or those whose audience the member is of. */
async function listOfAudience(db: Db, session: Session, rows: readonly OwnEnvelope[]): Promise<readonly OwnEnvelope[]> {
  const named = rows.flatMap((row) => (row.audience === null ? [] : [{ id: row.id, audience: row.audience }]));
  const matching = await listForCaller(db, { member: session }, named, ({ audience }) => audience);
  const ids = new Set(matching.map(({ id }) => id));
  return rows.filter(({ id, audience }) => audience === null || ids.has(id));
}

/** Whether envelopes are anything for a member: of a player with an open account, whom nothing keeps from playing, where the law allows them. */
export async function mayHaveEnvelopes(db: Db, tenant: Tenant, session: Session): Promise<boolean> {
  if (!getJurisdictionRules(tenant.jurisdiction).redEnvelopes) return false;
  return (await isPlayer(db, session)) && !(await isExcluded(db, session)) && !(await isBarredFromAll(db, session));
}

/** Whether one envelope is offered to a member, whatever its time. */
export async function isOffered(db: Db, session: Session, id: string): Promise<boolean> {
  const rows = (await listEnvelopesFor(db, session, days)).filter((row) => row.id === id);
  return (await listOfAudience(db, session, rows)).length > 0;
}

/** The envelopes that the caller is offered, and those of the last days of which the caller has a part (PM-14). */
export async function readEnvelopes({ db }: Services, call: Call): Promise<RedEnvelopeList> {
  const session = requireSession(call);
  const rows = await listEnvelopesFor(db, session, days);
  const offered = (await mayHaveEnvelopes(db, call.tenant, session)) ? await listOfAudience(db, session, rows) : [];
  const ids = new Set(offered.map(({ id }) => id));
  return { list: rows.filter((row) => ids.has(row.id) || row.own_number !== null).map(toEnvelope) };
}
