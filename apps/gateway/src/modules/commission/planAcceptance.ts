import { createHash } from "node:crypto";
import { toTopRate } from "@marquee/contract";
import type { Db } from "../../db/Db.ts";
import type { Tenant } from "../../tenants/Tenant.ts";
import { refuseTerms } from "./checkDraft.ts";
import { getLastEnd, getNextStart, type StoredContract } from "./contractStore.ts";
import { findOwnRate } from "./findOwnRate.ts";
import { listEndings } from "./listEndings.ts";
import { findRateStart, type RatedContract } from "./RatedContract.ts";
import { listTerms } from "./termsStore.ts";
import { toRateFault } from "./toRateFault.ts";

/** What agreeing to what is asked of a contract does. */
export interface Acceptance {
  /** From when the terms count, or until when the contract pays. */
  readonly at: Date;
  /** The highest rate afterwards, in hundredths of a percent; null when it ends. */
  readonly rate: number | null;
  /** The contracts below that end then. */
  readonly endings: readonly RatedContract[];
  /** Of `endings`: the same for the same contracts. */
  readonly key: string;
}

const toLater = (...times: readonly (Date | null | undefined)[]): Date | null => {
  const all = times.flatMap((time) => time?.getTime() ?? []);
  return all.length === 0 ? null : new Date(Math.max(...all));
};

const toKey = (endings: readonly RatedContract[]): string =>
  createHash("sha256")
    .update(
      endings
        .map(({ id }) => id)
        .toSorted()
        .join(),
    )
    .digest("base64url");

/** When new terms begin: with a period, when no older contract pays any more, and when the upline's own contract carries them. */
async function getBeginning(db: Db, timeZone: string, contract: StoredContract, rate: number): Promise<Date> {
  const { tenant_id: tenantId, kind, upline_id: uplineId, member_id: memberId } = contract;
  const own = await findOwnRate(db, tenantId, kind, uplineId);
  if (own.rate !== null && rate > own.rate) throw refuseTerms([toRateFault(own.rate)]);
  const carried = own.contract === undefined ? null : findRateStart(own.contract, rate);
  const older = contract.state === "REQUESTED" ? await getLastEnd(db, { tenantId, memberId }, kind) : null;
  return getNextStart(db, contract, timeZone, toLater(carried, older, contract.effective_from));
}

/** What agreeing would do now. @throws Refusal `contract.rate.too.high` when the upline no longer has the rate that it offers */
export async function planAcceptance(
  db: Db,
  { timeZone }: Pick<Tenant, "timeZone">,
  contract: StoredContract,
): Promise<Acceptance> {
  const { tenant_id: tenantId, id } = contract;
  const offered = (await listTerms(db, tenantId, [id])).get(id)?.find(({ state }) => state === "OFFERED");
  const rate = offered === undefined ? null : toTopRate(offered);
  const at =
    rate === null
      ? await getNextStart(db, contract, timeZone, contract.effective_from)
      : await getBeginning(db, timeZone, contract, rate);
  const endings = await listEndings(db, contract, rate, at);
  return { at, rate, endings, key: toKey(endings) };
}
