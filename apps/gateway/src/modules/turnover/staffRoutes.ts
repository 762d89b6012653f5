import { hasTrialMoney, toMoney } from "@marquee/contract";
import {
  type AddTurnover,
  addTurnover,
  changeTurnoverSettings,
  forgiveTurnover,
  getMemberTurnover,
  getTurnoverSettings,
  type MemberTurnover,
} from "@marquee/contract/staff";
import { transact } from "@marquee/database";
import type { Db } from "../../db/Db.ts";
import { publishEvent } from "../../events/publishEvent.ts";
import { Refusal } from "../../http/Refusal.ts";
import { toAccountKind } from "../../authentication/toAccountKind.ts";
import { toMemberAccount } from "../../ledger/accounts.ts";
import { lockAccount } from "../../ledger/readLedger.ts";
import type { Services } from "./services.ts";
import { requireAmounts } from "../../http/requireAmounts.ts";
import type { MerchantCall } from "../../staff/StaffCall.ts";
import { merchantRoute, type StaffRoute } from "../../staff/staffRoute.ts";
import { toDigits } from "../../tenants/findCurrency.ts";
import { turnoverSettings } from "./turnoverSettings.ts";
import { proposeForgiveness } from "./forgive.ts";
import { sumTurnover, toRequirement, toSumTexts } from "./getTurnover.ts";
import { addRequirement, isRequirement, findMember, listEnded, listOpen } from "./requirementStore.ts";
import { getSettings } from "./settings.ts";

const mostEnded = 50;

async function requireMember(db: Db, call: MerchantCall, memberId: string) {
  const member = await findMember(db, { tenantId: call.tenant.id, memberId });
  if (member === undefined) throw new Refusal("member.unknown");
  return member;
}

/** @throws Refusal `member.unknown` */
async function show({ db }: Services, call: MerchantCall, memberId: string): Promise<MemberTurnover> {
  const { username, currency, kind } = await requireMember(db, call, memberId);
  await call.audit(db, { action: "read member turnover", subject: username });
  const key = { tenantId: call.tenant.id, memberId };
  const open = await listOpen(db, key);
  const rows = [...open, ...(await listEnded(db, key, mostEnded))];
  const requirements = rows.map((row) => ({ ...toRequirement(row), reason: row.reason }));
  return { currency, isTrial: hasTrialMoney(toAccountKind(kind)), ...toSumTexts(sumTurnover(open)), requirements };
}

/**
 * @throws Refusal `member.unknown`; `trial.not.allowed` for an account with play money; `fields` where nothing is to be staked, or for digits that the
 * currency does not have; `idempotency.conflict` for another one of its id
 */
async function add(services: Services, call: MerchantCall, request: AddTurnover): Promise<MemberTurnover> {
  const { id, memberId, days, reason } = request;
  const { username, currency, kind } = await requireMember(services.db, call, memberId);
  if (hasTrialMoney(toAccountKind(kind))) throw new Refusal("trial.not.allowed");
  const digits = toDigits(call.tenant, currency);
  requireAmounts({ held: request.held, required: request.required }, digits);
  const [held, required] = [toMoney(request.held), toMoney(request.required)];
  if (required === 0n) throw new Refusal("fields", { fields: [{ name: "required", rule: "amount" }] });
  const { id: tenantId } = call.tenant;
  await transact(services.db, async (tx) => {
    // A withdrawal that is under way has its money already; the next one sees this requirement.
    await lockAccount(tx, { tenant: tenantId, account: toMemberAccount("real", memberId, "main"), asset: currency });
    const lostBelow = toMoney((await getSettings(tx, { id: tenantId, currency })).settings.smallAmount);
    const terms = { id, ref: id, source: "STAFF", currency, held, required, lostBelow, days, reason } as const;
    const wanted = { tenantId, memberId, ...terms };
    if (!(await addRequirement(tx, wanted))) {
      if (await isRequirement(tx, wanted)) return;
      throw new Refusal("idempotency.conflict");
    }
    await publishEvent(tx, { tenantId, memberId, kind: "order" });
    const after = { held: request.held, required: request.required, currency, days };
    await call.audit(tx, { action: "add turnover requirement", subject: username, after, reason });
  });
  return show(services, call, memberId);
}

/** Turnover requirements in the back office. */
export function turnoverStaffRoutes(services: Services): readonly StaffRoute[] {
  return [
    merchantRoute(getMemberTurnover, (call, { memberId }) => show(services, call, memberId)),
    merchantRoute(addTurnover, (call, request) => add(services, call, request)),
    merchantRoute(forgiveTurnover, (call, request) => proposeForgiveness(services, call, request)),
    merchantRoute(getTurnoverSettings, (call) => getSettings(services.db, call.tenant)),
    merchantRoute(changeTurnoverSettings, (call, request) =>
      turnoverSettings.change(services, call, call.tenant, request),
    ),
  ];
}
