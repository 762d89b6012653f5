import { hasTrialMoney, MoneyError, toAmount, toDecimal, toMoney } from "@marquee/contract";
import type { ProposalId, ProposeAdjustment } from "@marquee/contract/staff";
import { Type } from "typebox";
import { Value } from "typebox/value";
import { Refusal } from "../../http/Refusal.ts";
import { toHouseAccount, toMemberAccount } from "../../ledger/accounts.ts";
import { postTransfer } from "../../ledger/postTransfer.ts";
import { getAccountBalance } from "../../ledger/readLedger.ts";
import type { Services } from "./services.ts";
import { propose } from "../../staff/propose.ts";
import type { ProposalKind } from "../../staff/ProposalKind.ts";
import type { MerchantCall } from "../../staff/StaffCall.ts";
import { toDigits } from "../../tenants/findCurrency.ts";
import { getMoneyOwner } from "./changeStore.ts";

const kind = "balance.adjust";

function requireAmount(text: string, digits: number): bigint {
  try {
    const amount = toAmount(text.trim().replace(/^\+/, ""), digits, true);
    if (amount !== 0n) return amount;
  } catch (error) {
    if (!(error instanceof MoneyError)) throw error;
  }
  throw new Refusal("fields", { fields: [{ name: "amount", rule: "amount" }] });
}

/**
 * Proposes to add money to a member's main wallet or, with a negative amount, to take some away.
 * @throws Refusal `fields` for no amount, `member.unknown`, `account.closed`, `wallet.insufficient` when the wallet holds less now
 */
export async function proposeAdjustment(
  { db }: Services,
  call: MerchantCall,
  { id, memberId, amount: text, reason }: ProposeAdjustment,
): Promise<ProposalId> {
  const { id: tenant } = call.tenant;
  const member = await getMoneyOwner(db, { tenantId: tenant, memberId });
  if (member === undefined) throw new Refusal("member.unknown");
  if (member.state === "CLOSED") throw new Refusal("account.closed");
  const { username, currency } = member;
  const amount = requireAmount(text, toDigits(call.tenant, currency));
  const account = toMemberAccount(hasTrialMoney(member.kind) ? "trial" : "real", memberId, "main");
  const balance = (await getAccountBalance(db, { tenant, account, asset: currency })) ?? 0n;
  if (balance + amount < 0n) throw new Refusal("wallet.insufficient", { value: { balance: toDecimal(balance) } });
  const data = { memberId, amount: toDecimal(amount), currency };
  return propose(db, call, { id, kind, subject: username, data, reason });
}

const Proposed = Type.Object({ memberId: Type.String(), amount: Type.String(), currency: Type.String() });

/**
 * An approved adjustment moves money between the house and the member's wallet, under the proposal's id: never twice, and never below
 * zero. It stays proposed when the wallet holds less by then.
 */
export const adjustmentKind: ProposalKind = {
  kind,
  permission: "balances.approve",
  apply: async (tx, _, { tenant }, { id, data }) => {
    const { memberId, amount: text, currency: asset } = Value.Parse(Proposed, data);
    const owner = { tenantId: tenant.id, memberId };
    const member = await getMoneyOwner(tx, owner);
    if (member === undefined) throw new Refusal("member.unknown");
    const realm = hasTrialMoney(member.kind) ? "trial" : "real";
    const amount = toMoney(text, 4, true);
    const posted = await postTransfer(tx, {
      tenant: tenant.id,
      scope: "adjust",
      key: id,
      ref: `adjust:${id}`,
      postings: [
        { account: toHouseAccount(realm, tenant.id, "adjust"), asset, kind: "ADJUST", amount: -amount },
        { account: toMemberAccount(realm, memberId, "main"), asset, kind: "ADJUST", amount },
      ],
    });
    if (posted.outcome === "CONFLICT") throw new Error(`the adjustment ${id} was posted with another amount`);
    if (posted.outcome === "REFUSED") throw new Refusal("wallet.insufficient");
    // Read under the wallet's lock, which a close takes too: nothing is posted to an account that was closed meanwhile.
    if ((await getMoneyOwner(tx, owner))?.state === "CLOSED") throw new Refusal("account.closed");
  },
};
