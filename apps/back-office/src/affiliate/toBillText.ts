import type { StaffAffiliateBillSheet } from "@marquee/contract/staff";

/** Words that the text of a bill is made with. */
interface BillWords {
  readonly steps: Readonly<Record<StaffAffiliateBillSheet["calculation"][number]["step"], string>>;
  readonly state: string;
}

/** What of a bill its text holds. */
type BillParts = Pick<
  StaffAffiliateBillSheet,
  "orderNo" | "username" | "plan" | "month" | "amount" | "currency" | "calculation" | "subs"
> & { readonly players: Pick<StaffAffiliateBillSheet["players"], "list"> };

/** A bill as plain text to hand on: whose and of when, its calculation line by line, and the players of the page that is shown. */
export function toBillText(bill: BillParts, { steps, state }: BillWords): string {
  const { orderNo, username, plan, month, amount, currency, calculation, players, subs } = bill;
  return [
    `${orderNo} · ${username} · ${plan} · ${month.slice(0, 7)} · ${amount} ${currency} · ${state}`,
    ...calculation.map(({ step, text }) => `${steps[step]}: ${text}`),
    ...players.list.map(
      ({ account, stakes, wins, bonuses, rebates, fee, ngr, qualified }) =>
        `${account}: ${stakes} - ${wins} - ${bonuses} - ${rebates} - ${fee} = ${ngr}${qualified ? " *" : ""}`,
    ),
    ...subs.map((sub) => `${sub.account} (${sub.billNo}): ${sub.amount}`),
  ].join("\n");
}
