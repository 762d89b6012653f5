import {
  type AddWithdrawalAccount,
  checkAccountNumber,
  checkField,
  type FieldError,
  patterns,
  type RegisterRule,
  toAccountNumber,
  toTidyName,
  type WithdrawalAccount,
} from "@marquee/contract";
import { transact } from "@marquee/database";
import { type Call, requireSession } from "../../http/Call.ts";
import { Refusal } from "../../http/Refusal.ts";
import type { Services } from "./services.ts";
import { getMember, recordPerson } from "../auth/index.ts";
import { requirePaymentPassword } from "../security/index.ts";
import { addAccount, listAccounts, removeAccount, type StoredAccount } from "./accountStore.ts";
import { listPayoutMethods } from "./methods.ts";
import { getSettings } from "./settingsStore.ts";

/** The most accounts of a member. */
const mostAccounts = 10;

const realName = patterns.findIndex(({ name }) => name.startsWith("real name"));
const nameRule: RegisterRule = {
  enabled: "1",
  required: "1",
  acceptedPattern: patterns[realName]?.source ?? "*",
  patternId: realName,
  minLength: 2,
  maxLength: 100,
  type: "TEXT",
};

/** The last four characters of a number; the rest is hidden, and so is its length. */
export const toMasked = (number: string): string => `•••• ${number.slice(-4)}`;

/** An account as its member sees it. */
const toWithdrawalAccount = (row: StoredAccount, accountHours: number): WithdrawalAccount => ({
  id: row.id,
  methodId: row.method_id,
  type: row.type,
  place: row.place,
  number: toMasked(row.number),
  holder: row.holder,
  createdAt: row.created_at.getTime(),
  usableAt: row.created_at.getTime() + accountHours * 3_600_000,
});

/** The member's accounts. */
export async function listWithdrawalAccounts({ db }: Pick<Services, "db">, call: Call): Promise<WithdrawalAccount[]> {
  const session = requireSession(call);
  const { tenantId: id, currency } = session;
  const [rows, { settings }] = [await listAccounts(db, session), await getSettings(db, { id, currency })];
  return rows.map((row) => toWithdrawalAccount(row, settings.accountHours));
}

/**
 * Checks the payment password where the merchant asks for one (WL-12).
 * @throws Refusal `payment.password.required` without one, and what {@link requirePaymentPassword} throws
 */
export async function requirePassword(
  services: Pick<Services, "db" | "nameKey" | "passwords" | "paymentGuard" | "securityLog">,
  call: Call,
  typed: string | undefined,
): Promise<void> {
  if (!call.tenant.modules.has("PAYPASS3")) return;
  if (typed === undefined || typed === "") throw new Refusal("payment.password.required");
  await requirePaymentPassword(services, call, typed);
}

/**
 * Adds an account in the member's own name; the first one says what that name is, where the member has given none yet.
 * @throws Refusal `fields`, `account.frozen`, `withdraw.account.taken`, `withdraw.account.limit`, `payment.password.*`
 */
export async function addWithdrawalAccountOf(
  services: Services,
  call: Call,
  { methodId, place, number: typed, holder: name, paymentPassword }: AddWithdrawalAccount,
): Promise<WithdrawalAccount[]> {
  const { status, ...session } = requireSession(call);
  if (status !== "ACTIVE") throw new Refusal(status === "CLOSED" ? "account.closed" : "account.frozen");
  const { tenantId, memberId } = session;
  const method = listPayoutMethods(services, call).find(({ method: { methodId: id } }) => id === methodId)?.method;
  const [number, holder] = [toAccountNumber(typed), toTidyName(name)];
  const faults: FieldError[] = [];
  if (method === undefined) faults.push({ name: "methodId", rule: "unknown" });
  else {
    if (!method.places.includes(place)) faults.push({ name: "place", rule: "unknown" });
    const wrong = checkAccountNumber(method.type, number);
    if (wrong !== null) faults.push(wrong);
  }
  const named = checkField("holder", holder, nameRule);
  if (named) faults.push(named);
  if (faults.length > 0 || method === undefined) throw new Refusal("fields", { fields: faults });
  await requirePassword(services, call, paymentPassword);
  await transact(services.db, async (tx) => {
    const account = {
      method_id: methodId,
      type: method.type,
      place,
      number,
      number_key: services.nameKey(tenantId, `withdrawal account\n${place}\n${number}`),
      holder,
    };
    const outcome = await addAccount(tx, { tenantId, memberId }, account, mostAccounts);
    if (outcome === "holder") throw new Refusal("fields", { fields: [{ name: "holder", rule: "match" }] });
    if (outcome === "taken") throw new Refusal("withdraw.account.taken");
    if (outcome === "limit") throw new Refusal("withdraw.account.limit", { value: { most: mostAccounts } });
    // It stays when the account is removed: a second account of one person is found by it.
    const { birthday } = await getMember(tx, tenantId, memberId);
    const known = { payee: { place, number, holder }, name: holder, birthday };
    const shared = { rule: "SAME_ACCOUNT", key: account.number_key } as const;
    await recordPerson(tx, services, { tenantId, memberId }, known, [shared]);
  });
  return listWithdrawalAccounts(services, call);
}

/** Removes one of the member's accounts. @throws Refusal `withdraw.account.unknown`, also for somebody else's */
export async function removeWithdrawalAccountOf(
  services: Services,
  call: Call,
  accountId: string,
): Promise<WithdrawalAccount[]> {
  const isId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(accountId);
  if (!isId || !(await removeAccount(services.db, requireSession(call), accountId)))
    throw new Refusal("withdraw.account.unknown");
  return listWithdrawalAccounts(services, call);
}
