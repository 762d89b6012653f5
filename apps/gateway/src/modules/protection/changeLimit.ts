import { type LimitKind, type LimitName, MoneyError, type SetLimit, toAmount } from "@marquee/contract";
import { transact } from "@marquee/database";
import type { Db } from "../../db/Db.ts";
import { publishEvent } from "../../events/publishEvent.ts";
import { Refusal } from "../../http/Refusal.ts";
import { toDigits } from "../../tenants/findCurrency.ts";
import type { Tenant } from "../../tenants/Tenant.ts";
import { addLimit, confirmNext, dropNext, listLimits } from "./limitStore.ts";
import { lockProtection, type ProtectedOwner, saveMessageRead } from "./protectedMemberStore.ts";
import type { MemberKey } from "../../authentication/MemberKey.ts";

/** The module that switches limits of a kind. */
const modules: Readonly<Record<LimitKind, string>> = {
  DEPOSIT: "RGDEP3",
  LOSS: "RGLOSS3",
  WAGER: "RGWAGER3",
  SESSION: "RGSESS3",
};
/** The longest session that a limit may name, in minutes: a day. */
const longestSession = 1_440;

const refuse = (name: string, rule: "amount" | "required") => new Refusal("fields", { fields: [{ name, rule }] });

function readMinutes(text: string): bigint {
  const minutes = /^[1-9][0-9]{0,3}$/.test(text) ? Number(text) : longestSession + 1;
  if (minutes > longestSession)
    throw new Refusal("fields", { fields: [{ name: "amount", rule: "amount", min: 1, max: longestSession }] });
  return BigInt(minutes);
}

/** An amount above zero in 1/10,000 of the unit, or minutes. @throws Refusal `fields` */
function readAmount(kind: LimitKind, text: string, digits: number): bigint {
  if (kind === "SESSION") return readMinutes(text);
  try {
    const amount = toAmount(text, digits);
    if (amount > 0n) return amount;
  } catch (error) {
    if (!(error instanceof MoneyError)) throw error;
  }
  throw refuse("amount", "amount");
}

/** Runs a change of somebody's protection under its lock, and tells his pages; `first` is done before anything is locked. */
export async function changeProtection(
  db: Db,
  owner: ProtectedOwner,
  work: (tx: Db, key: MemberKey) => Promise<void>,
  first?: (tx: Db, key: MemberKey) => Promise<void>,
): Promise<void> {
  const { tenantId, memberId } = owner;
  await transact(db, async (tx) => {
    await first?.(tx, { tenantId, memberId });
    await lockProtection(tx, owner);
    await work(tx, { tenantId, memberId });
    await publishEvent(tx, { tenantId, memberId, kind: "member" });
  });
}

/** The amount of a wish, or null for none. @throws Refusal `fields`, `function.not.available` */
function readWish(tenant: Tenant, { currency }: ProtectedOwner, { kind, period, amount }: SetLimit): bigint | null {
  if (!tenant.modules.has(modules[kind])) throw new Refusal("function.not.available");
  if ((kind === "SESSION") !== (period === "SESSION")) throw refuse("period", "required");
  return amount === null ? null : readAmount(kind, amount, toDigits(tenant, currency));
}

async function findCurrent(tx: Db, key: MemberKey, { kind, period }: LimitName): Promise<bigint | null> {
  const now = (await listLimits(tx, key)).find((limit) => limit.kind === kind && limit.period === period);
  return now?.amount ?? null;
}

const isLower = (amount: bigint | null, current: bigint | null): boolean =>
  amount !== null && (current === null || amount < current);

/**
 * Takes a member's own wish about a limit: what protects more is in force at once, anything else waits for 24 hours and a second
 * confirmation. @throws Refusal `fields`, `function.not.available`
 */
export async function changeLimit(db: Db, tenant: Tenant, owner: ProtectedOwner, wish: SetLimit): Promise<void> {
  const { kind, period } = wish;
  const amount = readWish(tenant, owner, wish);
  await changeProtection(db, owner, async (tx, key) => {
    const current = await findCurrent(tx, key, wish);
    if (kind === "DEPOSIT") await saveMessageRead(tx, key);
    // The limit in force, named again, is kept.
    if (amount === current) return dropNext(tx, key, { kind, period });
    await addLimit(tx, key, { kind, period }, amount, isLower(amount, current));
  });
}

/**
 * Puts a limit in force that a member asked staff for; a higher one that waits is dropped. Staff make nothing looser, now or later.
 * @throws Refusal `fields`, `function.not.available`, `protection.looser`
 */
export async function lowerLimit(db: Db, tenant: Tenant, owner: ProtectedOwner, wish: SetLimit): Promise<void> {
  const { kind, period } = wish;
  const amount = readWish(tenant, owner, wish);
  await changeProtection(db, owner, async (tx, key) => {
    if (!isLower(amount, await findCurrent(tx, key, wish))) throw new Refusal("protection.looser");
    await addLimit(tx, key, { kind, period }, amount, true);
  });
}

/** Puts in force what was asked for 24 hours ago. @throws Refusal `rg.limit.not.due` */
export const confirmLimit = (db: Db, owner: ProtectedOwner, { kind, period }: LimitName): Promise<void> =>
  changeProtection(db, owner, async (tx, key) => {
    if (!(await confirmNext(tx, key, { kind, period }))) throw new Refusal("rg.limit.not.due");
  });

/** Drops what was asked for. */
export const keepLimit = (db: Db, owner: ProtectedOwner, { kind, period }: LimitName): Promise<void> =>
  changeProtection(db, owner, (tx, key) => dropNext(tx, key, { kind, period }));
