import type { FastifyInstance, FastifyRequest } from "fastify";
import { toOrderView } from "../callbacks/toCallbacks.ts";
import type { Merchant } from "../config.ts";
import type { House } from "../House.ts";
import { createDeposit, createPayout } from "../orders/createOrder.ts";
import { findOrder, type Order } from "../orders/orderStore.ts";
import { Refusal } from "../Refusal.ts";
import { isSigned, signatureHeaders } from "../signature.ts";

const toHeader = (request: FastifyRequest, name: string): string => {
  const value = request.headers[name];
  return typeof value === "string" ? value : "";
};

/** The merchant that signed a call; the body of a call without one is its path. @throws Refusal `signature.invalid` */
function requireMerchant({ merchants }: House, request: FastifyRequest): Merchant {
  const merchant = merchants.get(toHeader(request, signatureHeaders.merchant));
  const signed = {
    timestamp: toHeader(request, signatureHeaders.timestamp),
    signature: toHeader(request, signatureHeaders.signature),
  };
  const body = typeof request.body === "string" && request.body !== "" ? request.body : request.url;
  if (merchant === undefined || !isSigned(merchant.secret, signed, body, Date.now()))
    throw new Refusal("signature.invalid");
  return merchant;
}

const toBody = (request: FastifyRequest): string => (typeof request.body === "string" ? request.body : "");

function toDeposit(house: House, order: Order): object {
  return { ...toOrderView(order), pay: { ...order.pay, url: `${house.origin}/pay/${order.page}` } };
}

/** The calls of merchants: signed, with the raw body under the signature. */
export async function registerApi(app: FastifyInstance, house: House): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("*", { parseAs: "string", bodyLimit: 16_384 }, (_request, body, done) =>
      done(null, body),
    );
    const calls = {
      "/v1/deposits": async (id: string, body: string) => toDeposit(house, await createDeposit(house, id, body)),
      "/v1/payouts": async (id: string, body: string) => toOrderView(await createPayout(house, id, body)),
    };
    for (const [path, create] of Object.entries(calls))
      scope.post(path, async (request, reply) =>
        reply.send(await create(requireMerchant(house, request).id, toBody(request))),
      );
    for (const [path, kind] of [["/v1/deposits", "DEPOSIT"] as const, ["/v1/payouts", "PAYOUT"] as const])
      scope.get<{ Params: { orderNo: string } }>(`${path}/:orderNo`, async (request) => {
        const { id: merchant } = requireMerchant(house, request);
        const order = await findOrder(house.db, { merchant, kind, orderNo: request.params.orderNo });
        if (order === undefined) throw new Refusal("order.unknown");
        return toOrderView(order);
      });
  });
}
