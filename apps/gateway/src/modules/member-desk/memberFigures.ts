import { toDecimal } from "@marquee/contract";
import type { AskMember, MemberMoney } from "@marquee/contract/staff";
import { DateTime } from "luxon";
import { type Wallet, toMemberAccount } from "../../ledger/accounts.ts";
import { readKindSums } from "../../ledger/readKindSums.ts";
import { getAccountBalance } from "../../ledger/readLedger.ts";
import type { MerchantCall } from "../../staff/StaffCall.ts";
import { type ProfitFigures, toFigures } from "../report/index.ts";
import { findLastDeposit } from "../wallet/index.ts";
import { toRealm } from "./memberMoney.ts";
import { requireMember } from "./memberSheet.ts";
import type { Services } from "./services.ts";

const toPlay = ({ stakes, wins }: ProfitFigures): MemberMoney["ever"] => ({
  staked: toDecimal(stakes),
  won: toDecimal(wins),
});

/** What a member has, has paid in and out, and has played: sums of the ledger by days. @throws Refusal `member.unknown` */
export async function getMemberMoney(services: Services, call: MerchantCall, asked: AskMember): Promise<MemberMoney> {
  const { db } = services;
  const member = await requireMember(services, call, asked, "money");
  const { timeZone } = call.tenant;
  const realm = toRealm(member);
  const toHolder = (wallet: Wallet) => ({
    tenant: member.tenant_id,
    account: toMemberAccount(realm, member.id, wallet),
    asset: member.currency,
  });
  const main = toHolder("main");
  const [balance = 0n, bonus = 0n, frozen = 0n] = await Promise.all(
    (["main", "bonus", "frozen"] as const).map(async (wallet) => (await getAccountBalance(db, toHolder(wallet))) ?? 0n),
  );
  const deposit = await findLastDeposit(db, { tenantId: member.tenant_id, memberId: member.id });
  const from = deposit === undefined ? undefined : DateTime.fromJSDate(deposit.at, { zone: timeZone }).toISODate();
  const ever = toFigures(await readKindSums(db, main, { timeZone }, "all"));
  const since = from == null ? [] : await readKindSums(db, main, { from, timeZone }, "all");
  return {
    currency: member.currency,
    isTrial: realm === "trial",
    balance: toDecimal(balance),
    bonus: toDecimal(bonus),
    frozen: toDecimal(frozen),
    deposits: toDecimal(ever.deposits),
    withdrawals: toDecimal(ever.withdrawals),
    ever: toPlay(ever),
    lastDeposit:
      deposit === undefined
        ? null
        : { at: deposit.at.getTime(), amount: toDecimal(deposit.amount), since: toPlay(toFigures(since)) },
  };
}
