import { type LimitKind, type LimitName, MoneyError, type SetLimit, toAmount } from "@marquee/contract";
import { transact } from "@marquee/database";
import type { Db } from "../../db/Db.ts";
import { publishEvent } from "../../events/publishEvent.ts";
import { type Call, requireSession } from "../../http/Call.ts";
import { Refusal } from "../../http/Refusal.ts";
import type { Services } from "./services.ts";
import { toDigits } from "../../tenants/findCurrency.ts";
import { addLimit, confirmNext, dropNext, listLimits } from "./limitStore.ts";
import { lockProtection, saveMessageRead } from "./protectedMemberStore.ts";
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
  if (minutes > longestSession) throw refuse("amount", "amount");
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

/** Runs a change of the caller's protection under its lock, and tells his pages; `first` is done before anything is locked. */
export async function changeProtection(
  { db }: Services,
  call: Call,
  work: (tx: Db, key: MemberKey) => Promise<void>,
  first?: (tx: Db, key: MemberKey) => Promise<void>,
): Promise<void> {
  const session = requireSession(call);
  const { tenantId, memberId } = session;
  await transact(db, async (tx) => {
    await first?.(tx, { tenantId, memberId });
    await lockProtection(tx, session);
    await work(tx, { tenantId, memberId });
    await publishEvent(tx, { tenantId, memberId, kind: "member" });
  });
}

/**
 * Takes a wish about a limit: what protects more is in force at once, anything else waits for 24 hours and a second confirmation.
 * @throws Refusal `fields`, `function.not.available`
 */
export async function changeLimit(services: Services, call: Call, wish: SetLimit): Promise<void> {
  const { kind, period } = wish;
  if (!call.tenant.modules.has(modules[kind])) throw new Refusal("function.not.available");
  if ((kind === "SESSION") !== (period === "SESSION")) throw refuse("period", "required");
  const amount =
    wish.amount === null ? null : readAmount(kind, wish.amount, toDigits(call.tenant, requireSession(call).currency));
  await changeProtection(services, call, async (tx, key) => {
    const now = (await listLimits(tx, key)).find((limit) => limit.kind === kind && limit.period === period);
    const current = now?.amount ?? null;
    if (kind === "DEPOSIT") await saveMessageRead(tx, key);
    // The limit in force, named again, is kept.
    if (amount === current) return dropNext(tx, key, { kind, period });
    const isLower = amount !== null && (current === null || amount < current);
    await addLimit(tx, key, { kind, period }, amount, isLower);
  });
}

/** Puts in force what was asked for 24 hours ago. @throws Refusal `rg.limit.not.due` */
export const confirmLimit = (services: Services, call: Call, { kind, period }: LimitName): Promise<void> =>
  changeProtection(services, call, async (tx, key) => {
    if (!(await confirmNext(tx, key, { kind, period }))) throw new Refusal("rg.limit.not.due");
  });

/** Drops what was asked for. */
export const keepLimit = (services: Services, call: Call, { kind, period }: LimitName): Promise<void> =>
  changeProtection(services, call, (tx, key) => dropNext(tx, key, { kind, period }));
