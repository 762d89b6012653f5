import { toDecimal, toMoney, type WithdrawalOptions } from "@marquee/contract";
import { type Call, requireSession } from "../../http/Call.ts";
import { toMemberAccount } from "../../ledger/accounts.ts";
import { getAccountBalance } from "../../ledger/readLedger.ts";
import type { Services } from "./services.ts";
import { getMember } from "../auth/index.ts";
import { toKycLevel } from "../member/index.ts";
import { getEndingBonus } from "../promotions/index.ts";
import { getTurnover, toWithdrawable } from "../turnover/index.ts";
import { listWithdrawalAccounts } from "./accounts.ts";
import { listPayoutMethods } from "./methods.ts";
import { getSettings } from "./settingsStore.ts";
import { sumDay } from "./withdrawalStore.ts";

/** The level of identity that a withdrawal over the merchant's amount needs. */
export const neededLevel = 2;

/** What the member can withdraw now, in which ways, to which accounts. */
export async function getOptions(services: Services, call: Call): Promise<WithdrawalOptions> {
  const { db } = services;
  const { tenantId: tenant, memberId, currency: asset } = requireSession(call);
  const balanceOf = async (wallet: "main" | "frozen"): Promise<bigint> =>
    (await getAccountBalance(db, { tenant, account: toMemberAccount("real", memberId, wallet), asset })) ?? 0n;
  const available = await balanceOf("main");
  const turnover = await getTurnover(db, { tenantId: tenant, memberId }, asset);
  const { settings } = await getSettings(db, { id: tenant, currency: asset });
  const member = await getMember(db, tenant, memberId);
  const { modules } = call.tenant;
  const { dayAmount, identityAmount, accountHours, confirmMinutes } = settings;
  const dayLeft = dayAmount === null ? null : toMoney(dayAmount) - (await sumDay(db, tenant, memberId));
  return {
    methods: listPayoutMethods(services, call).map(({ method }) => method),
    accounts: await listWithdrawalAccounts(services, call),
    currency: asset,
    available: toDecimal(available),
    withdrawable: toDecimal(toWithdrawable(available, toMoney(turnover.held))),
    turnover,
    endingBonus: await getEndingBonus(db, { tenantId: tenant, memberId }),
    frozen: toDecimal(await balanceOf("frozen")),
    dayLeft: dayLeft === null ? null : toDecimal(dayLeft < 0n ? 0n : dayLeft),
    identityFrom:
      identityAmount === null || !modules.has("KYC3") || toKycLevel(member) >= neededLevel
        ? null
        : toDecimal(toMoney(identityAmount)),
    paymentPassword: modules.has("PAYPASS3") ? { isSet: member.payment_password_hash !== null } : null,
    accountHours,
    confirmMinutes,
    holder: member.fields["payeeName"] ?? "",
  };
}
