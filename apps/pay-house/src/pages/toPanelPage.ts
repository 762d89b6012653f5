import { toDecimal } from "@marquee/contract";
import type { Callback } from "../callbacks/callbackStore.ts";
import { type FaultName, faultNames } from "../callbacks/faults.ts";
import type { Order } from "../orders/orderStore.ts";
import { escape, toDocument } from "./toDocument.ts";

const faultTexts: Readonly<Record<FaultName, string>> = {
  late: "Late, by 20 seconds",
  double: "Twice",
  disordered: "Followed by one that says the opposite",
  forged: "Preceded by one with a forged signature that says paid",
  amount: "With half of the amount",
  currency: "With another currency",
  lost: "Not at all",
};

const toCallbackText = ({ state, tries, answer, is_forged: isForged }: Callback): string =>
  `${isForged ? "forged, " : ""}${state.toLowerCase().replace("_", " ")}, ${tries} tries, ${answer ?? "no answer"}`;

function toRow(order: Order, callbacks: readonly Callback[]): string {
  const own = callbacks.filter(({ order_id: id }) => id === order.id);
  const sent = own.map(
    (callback) =>
      `<div>${escape(toCallbackText(callback))} <form method="post" action="/panel/resend"><input type="hidden" name="id" value="${callback.id}"><button>Send again</button></form></div>`,
  );
  const page = order.kind === "DEPOSIT" ? `<a href="/pay/${order.page}">page</a>` : "";
  return `<tr><td>${escape(order.kind)}</td><td>${escape(order.order_no)} ${page}</td><td>${escape(order.method)}</td><td>${toDecimal(BigInt(order.amount))} ${escape(order.currency)}</td><td>${order.state}</td><td>${sent.join("")}</td></tr>`;
}

/** The panel of one merchant: which faults the next callbacks have, and what became of the last orders. */
export function toPanelPage(
  merchants: readonly string[],
  merchant: string,
  {
    faults,
    orders,
    callbacks,
  }: {
    readonly faults: readonly FaultName[];
    readonly orders: readonly Order[];
    readonly callbacks: readonly Callback[];
  },
): string {
  const links = merchants.map(
    (id) =>
      `<a href="/panel?merchant=${encodeURIComponent(id)}"${id === merchant ? ' aria-current="page"' : ""}>${escape(id)}</a>`,
  );
  const boxes = faultNames.map(
    (name) =>
      `<label class="check"><input type="checkbox" name="fault" value="${name}"${faults.includes(name) ? " checked" : ""}>${faultTexts[name]}</label>`,
  );
  return toDocument(
    "Payment provider",
    `<h1>Marquee Pay: callbacks and orders</h1><p>${links.join(" · ")}</p>
    <form method="post" action="/panel/faults"><input type="hidden" name="merchant" value="${escape(merchant)}"><p>Callbacks of ${escape(merchant)} come:</p>${boxes.join("")}<button class="go">Save</button></form>
    <div class="scroll"><table><thead><tr><th>Kind</th><th>Order</th><th>Method</th><th>Amount</th><th>State</th><th>Callbacks</th></tr></thead><tbody>${orders.map((order) => toRow(order, callbacks)).join("")}</tbody></table></div>`,
    { isWide: true },
  );
}
