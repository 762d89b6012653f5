import type { FastifyInstance } from "fastify";
import { getFaults, listCallbacks, resendCallback, setFaults } from "../callbacks/callbackStore.ts";
import { isFaultName } from "../callbacks/faults.ts";
import type { House } from "../House.ts";
import { act } from "../orders/act.ts";
import { findPage, listOrders, type Order } from "../orders/orderStore.ts";
import { toPanelPage } from "../pages/toPanelPage.ts";
import { toMissingPage, toPayPage } from "../pages/toPayPage.ts";
import { Refusal } from "../Refusal.ts";

const policy =
  "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";
const shown = 50;

const toForm = (body: unknown): URLSearchParams => new URLSearchParams(typeof body === "string" ? body : "");

/** The test numbers of cards, and what becomes of each. */
const cards: Readonly<Record<string, "pay" | "challenge" | "decline">> = {
  "4242424242424242": "pay",
  "4000000000003220": "challenge",
  "4000000000000002": "decline",
};

/** What a payer's form does to an order; a text says why it was not taken. */
async function submit(house: House, order: Order, form: URLSearchParams): Promise<string> {
  const wanted = form.get("act");
  if (wanted === "decline") await act(house, order, "decline", "The payment was cancelled.");
  else if (wanted === "card") {
    const outcome = cards[(form.get("card") ?? "").replaceAll(" ", "")];
    if (outcome === undefined) return "This is none of the test cards.";
    await act(house, order, outcome, outcome === "decline" ? "The card was declined." : undefined);
  } else if (wanted === "code") {
    if (order.state !== "CHALLENGE") throw new Refusal("state.changed");
    if (form.get("code") !== "123456") return "The code is not correct.";
    await act(house, order, "pay");
  } else if (wanted === "voucher") {
    if (!/^MARQ[A-Z0-9-]{4,16}$/i.test(form.get("voucher") ?? "")) return "There is no such voucher.";
    await act(house, order, "pay");
  } else if (wanted === "see" && order.method === "crypto") await act(house, order, "see");
  else if (wanted === "pay" && ["bank", "bank-qr", "wallet"].includes(order.method)) await act(house, order, "pay");
  else return "This cannot be done here.";
  return "";
}

/** The pages of payers, and the panel that has callbacks go wrong. */
export async function registerPages(app: FastifyInstance, house: House): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      "application/x-www-form-urlencoded",
      { parseAs: "string", bodyLimit: 4_096 },
      (_request, body, done) => done(null, body),
    );
    scope.addHook("onSend", async (_request, reply) => {
      void reply.headers({
        "content-type": "text/html; charset=utf-8",
        "content-security-policy": policy,
        "cache-control": "no-store",
      });
    });

    scope.get<{ Params: { page: string } }>("/pay/:page", async (request, reply) => {
      const order = await findPage(house.db, request.params.page);
      return order === undefined ? reply.code(404).send(toMissingPage()) : reply.send(toPayPage(order));
    });
    scope.post<{ Params: { page: string } }>("/pay/:page", async (request, reply) => {
      const { page } = request.params;
      const order = await findPage(house.db, page);
      if (order === undefined) return reply.code(404).send(toMissingPage());
      try {
        const fault = await submit(house, order, toForm(request.body));
        if (fault !== "") return await reply.code(400).send(toPayPage(order, fault));
      } catch (error) {
        // Somebody, or the clock, was first: the page says how it ended.
        if (!(error instanceof Refusal)) throw error;
      }
      return reply.redirect(`/pay/${page}`, 303);
    });

    const ids = [...house.merchants.keys()];
    scope.get<{ Querystring: { merchant?: string } }>("/panel", async (request, reply) => {
      const asked = request.query.merchant ?? ids[0] ?? "";
      const merchant = ids.find((id) => id === asked);
      if (merchant === undefined) return reply.code(404).send(toMissingPage());
      const orders = await listOrders(house.db, merchant, shown);
      const [faults, callbacks] = [
        await getFaults(house.db, merchant),
        await listCallbacks(
          house.db,
          orders.map(({ id }) => id),
        ),
      ];
      return reply.send(toPanelPage(ids, merchant, { faults, orders, callbacks }));
    });
    scope.post("/panel/faults", async (request, reply) => {
      const form = toForm(request.body);
      const merchant = ids.find((id) => id === form.get("merchant"));
      if (merchant === undefined) return reply.code(404).send(toMissingPage());
      await setFaults(house.db, merchant, form.getAll("fault").filter(isFaultName));
      return reply.redirect(`/panel?merchant=${encodeURIComponent(merchant)}`, 303);
    });
    scope.post("/panel/resend", async (request, reply) => {
      await resendCallback(house.db, toForm(request.body).get("id") ?? "");
      return reply.redirect("/panel", 303);
    });
  });
}
