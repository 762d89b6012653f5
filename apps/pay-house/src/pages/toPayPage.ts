import { toDecimal } from "@marquee/contract";
import { confirmationsNeeded } from "../orders/methods.ts";
import type { Order } from "../orders/orderStore.ts";
import { escape, toDocument } from "./toDocument.ts";

const note =
  '<p class="note">This is the payment provider of this machine, in the place of a real one: no money moves outside it.</p>';

const toAmountText = ({ amount, currency }: Order): string => `${toDecimal(BigInt(amount))} ${escape(currency)}`;

function toFacts(facts: readonly (readonly [name: string, value: string])[]): string {
  return `<dl>${facts.map(([name, value]) => `<dt>${escape(name)}</dt><dd>${escape(value)}</dd>`).join("")}</dl>`;
}

const go = (name: string, text: string): string =>
  `<button class="go" name="act" value="${name}">${escape(text)}</button>`;
const other = (name: string, text: string): string => `<button name="act" value="${name}">${escape(text)}</button>`;

/** The form of an open order, by its method. */
function toForm({ method, pay }: Order): string {
  if (method === "card")
    return `<form method="post"><label>Card number<input name="card" inputmode="numeric" autocomplete="off" required pattern="[0-9 ]{16,23}" maxlength="23" value="4242 4242 4242 4242"></label><p>4242 4242 4242 4242 is paid, 4000 0000 0000 3220 asks for a code, 4000 0000 0000 0002 is declined.</p>${go("card", "Pay")}</form><form method="post">${other("decline", "Cancel")}</form>`;
  if (method === "voucher")
    return `<form method="post"><label>Voucher code<input name="voucher" autocomplete="off" required pattern="[A-Za-z0-9-]{8,20}" maxlength="20"></label><p>Any code that begins with MARQ and has at least eight characters is good.</p>${go("voucher", "Redeem")}</form><form method="post">${other("decline", "Cancel")}</form>`;
  if (method === "crypto" && pay.kind === "CRYPTO")
    return `${toFacts([
      ...(pay.quote === undefined ? [] : [["To be sent", `${pay.quote.amount} ${pay.quote.coin}`] as const]),
      ["Network", pay.network],
      ["Address", pay.address],
    ])}<form method="post">${go("see", "Send from my wallet")}${other("decline", "Cancel")}</form>`;
  const facts =
    pay.kind === "BANK"
      ? toFacts([
          ["Bank", pay.bank],
          ["Account", pay.account],
          ["Holder", pay.holder],
          ["Reference", pay.reference],
        ])
      : "";
  return `${facts}<form method="post">${go("pay", method === "wallet" ? "Pay from my wallet" : "Pay from my bank")}${other("decline", "Cancel")}</form>`;
}

const back = ({ return_url: url }: Order, text: string): string =>
  url === null ? "" : `<a class="go" href="${escape(url)}">${escape(text)}</a>`;

/** The hosted page of a deposit: how to pay, or how it ended. `fault`: why the last try was not taken. */
export function toPayPage(order: Order, fault = ""): string {
  const head = `<h1>Marquee Pay</h1><div class="amount">${toAmountText(order)}</div>`;
  const facts = toFacts([["Order", order.order_no]]);
  const told = fault === "" ? "" : `<p class="fault" role="alert">${escape(fault)}</p>`;
  if (order.state === "OPEN") return toDocument("Pay", `${head}${facts}${told}${toForm(order)}${note}`);
  if (order.state === "CHALLENGE")
    return toDocument(
      "Confirm the payment",
      `${head}${facts}${told}<form method="post"><label>Code from your bank<input name="code" inputmode="numeric" autocomplete="one-time-code" required pattern="[0-9]{6}" maxlength="6"></label><p>On this machine the code is 123456.</p>${go("code", "Confirm")}</form><form method="post">${other("decline", "Cancel")}</form>${note}`,
    );
  if (order.state === "CONFIRMING")
    return toDocument(
      "Confirming",
      `${head}${facts}<p role="status">${order.confirmations} of ${confirmationsNeeded} confirmations.</p>${back(order, "Back to the site")}${note}`,
      { refresh: 1 },
    );
  const words: Readonly<Record<string, string>> = {
    PAID: "Paid. You can go back to the site.",
    EXPIRED: "The time to pay is over.",
    DECLINED: order.reason ?? "The payment was not made.",
  };
  return toDocument(
    "Payment",
    `${head}${facts}<p role="status">${escape(words[order.state] ?? "")}</p>${back(order, "Back to the site")}${note}`,
  );
}

/** A page for an address that leads to nothing. */
export const toMissingPage = (): string =>
  toDocument("Not found", `<h1>There is no such payment</h1><p>Begin again at the site from which you came.</p>`);
