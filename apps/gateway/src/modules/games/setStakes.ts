import { toAmount } from "@marquee/contract";
import type { SetStakes, SwitchVersion } from "@marquee/contract/staff";
import type { Db } from "../../db/Db.ts";
import { publishEvent } from "../../events/publishEvent.ts";
import { Refusal } from "../../http/Refusal.ts";
import { requireAmounts } from "../../http/requireAmounts.ts";
import type { MerchantCall } from "../../staff/StaffCall.ts";
import type { StaffTools } from "../../staff/StaffTools.ts";
import { toAuthor } from "../../switches/Change.ts";
import { SwitchError } from "../../switches/Switch.ts";
import { addSwitchEntry } from "../../tenants/merchantVersionStore.ts";
import { narrowStakes, noStakeLimit, type StakeLimit, type StakeRange } from "../../tenants/stakeRange.ts";
import type { Tenant } from "../../tenants/Tenant.ts";
import { findStakeFaults, type StakeRoom } from "./findStakeFaults.ts";
import { raiseCatalogueVersion } from "./gameDeskStore.ts";
import { listGamePlaces, listStakeLimits, saveStakeLimit, type StakeScope, toLimitKey } from "./stakeLimitStore.ts";
import { toStakeEnds } from "./toStakeRanges.ts";
import { findVendor } from "./vendorStore.ts";

type Limits = ReadonlyMap<string, StakeLimit>;

/** What is set: a vendor or games. */
interface Target extends StakeRoom {
  readonly scope: StakeScope;
  readonly subjects: readonly string[];
}

const toOuter = (currency: string, vendor: StakeLimit): StakeRange =>
  narrowStakes(currency, { vendor, game: noStakeLimit });

/** The vendor with the limits of its games. @throws SwitchError for one that the merchant does not have */
async function findVendorTarget(
  tx: Db,
  tenantId: string,
  limits: Limits,
  { vendor: subject, currency }: { readonly vendor: string; readonly currency: string },
): Promise<Target> {
  const [category = "", vendor = ""] = subject.split("/");
  if ((await findVendor(tx, tenantId, category, vendor)) === undefined)
    throw new SwitchError(`the merchant has no vendor ${subject}`, { why: "unknown.vendor", subjects: [subject] });
  const games = await listGamePlaces(tx, tenantId, { category, vendor });
  const inner = games.flatMap(({ code }) => limits.get(toLimitKey("GAME", currency, code)) ?? []);
  return { scope: "VENDOR", subjects: [subject], outer: toOuter(currency, noStakeLimit), inner };
}

/** The games with the limits of their vendors. @throws SwitchError for one that the merchant does not have */
async function findGamesTarget(
  tx: Db,
  tenantId: string,
  limits: Limits,
  { codes, currency }: { readonly codes: readonly string[]; readonly currency: string },
): Promise<Target> {
  const games = await listGamePlaces(tx, tenantId, { codes });
  const unknown = codes.find((code) => !games.some((game) => game.code === code));
  if (unknown !== undefined)
    throw new SwitchError(`the merchant has no game ${unknown}`, { why: "unknown.game", subjects: [unknown] });
  const outers = games.map(({ category, vendor }) =>
    toOuter(currency, limits.get(toLimitKey("VENDOR", currency, `${category}/${vendor}`)) ?? noStakeLimit),
  );
  const [first = toOuter(currency, noStakeLimit), ...others] = outers;
  const outer = others.reduce(
    (range, { min, max }) => ({
      min: min.amount > range.min.amount ? min : range.min,
      max: max.amount < range.max.amount ? max : range.max,
    }),
    first,
  );
  return { scope: "GAME", subjects: codes, outer, inner: [] };
}

function readWanted({ currencies }: Tenant, { currency, min, max }: SetStakes): StakeLimit {
  const known = currencies.find((each) => each.currency === currency);
  if (known === undefined) throw new Refusal("fields", { fields: [{ name: "currency", rule: "unknown" }] });
  requireAmounts({ min, max }, known.digits);
  const toEnd = (text: string | null): bigint | null => (text === null ? null : toAmount(text, known.digits));
  return { min: toEnd(min), max: toEnd(max) };
}

/**
 * Sets the smallest and the largest stake of a vendor or of games in one currency, all of them or none; null takes an end away. It counts
 * for the next stake at every gateway, since each bet reads it.
 *
 * @throws Refusal `version.conflict`; `switch.refused` for what the merchant does not have; `fields` with `currency` that is not the
 * merchant's (`unknown`), and `min` or `max` (`amount`) with the amounts between which it may be, where these are the fault
 */
export async function setStakes(
  { switches }: StaffTools,
  call: MerchantCall,
  wanted: SetStakes,
): Promise<SwitchVersion> {
  const { tenant } = call;
  const { currency, version: seen, reason } = wanted;
  const limit = readWanted(tenant, wanted);
  const version = await switches.make(call, { version: seen, reason }, async (tx, by) => {
    const limits = await listStakeLimits(tx, tenant.id);
    const target = await ("vendor" in wanted
      ? findVendorTarget(tx, tenant.id, limits, wanted)
      : findGamesTarget(tx, tenant.id, limits, wanted));
    const fields = findStakeFaults(limit, target);
    if (fields.length > 0) throw new Refusal("fields", { fields });
    const { scope, subjects } = target;
    for (const subject of subjects) {
      const before = limits.get(toLimitKey(scope, currency, subject)) ?? noStakeLimit;
      await saveStakeLimit(tx, { tenantId: tenant.id, scope, subject, currency }, limit);
      await addSwitchEntry(tx, tenant.id, {
        ...toAuthor(by),
        action: "set stakes",
        subject,
        before: { currency, ...toStakeEnds(before) },
        after: { currency, ...toStakeEnds(limit) },
      });
    }
    // Lists of games tell the smallest stake.
    await raiseCatalogueVersion(tx, tenant.id);
    await publishEvent(tx, { tenantId: tenant.id, kind: "tree", data: { part: "game" } });
  });
  return { version };
}
