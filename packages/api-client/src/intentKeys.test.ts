import { createServer } from "node:http";
import { endpoint } from "@marquee/contract";
import { configureStore } from "@reduxjs/toolkit";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { api } from "./api.ts";
import { toCall } from "./toCall.ts";
import { createClient, serveCalls } from "../test/client.ts";

type Order = { readonly amount: string; readonly captcha?: string };

const order = endpoint<Order, object>({
  name: "order",
  domain: "wallet",
  method: "POST",
  path: "/order",
  moduleId: "CORE3",
  idempotencyKey: "required",
  proofFields: ["captcha"],
});

const orders = api.injectEndpoints({
  endpoints: (build) => ({ order: build.mutation<object, Order>({ query: toCall(order) }) }),
});

type Fate = "answer" | "refuse" | "break" | "lose";

/** What the server does with the next calls, and the keys that came. */
let fate: Fate = "answer";
let keys: string[] = [];

const answers: Readonly<Record<Exclude<Fate, "lose">, readonly [number, object]>> = {
  answer: [200, { success: true, value: {} }],
  refuse: [200, { success: false, errorCode: "fields", message: "" }],
  break: [503, { success: false, errorCode: "server.busy", message: "" }],
};

const server = createServer((request, response) => {
  keys.push(String(request.headers["idempotency-key"]));
  request.resume().on("end", () => {
    if (fate === "lose") return response.destroy();
    const [status, body] = answers[fate];
    return response.writeHead(status).end(JSON.stringify({ requestId: "r", serverTime: Date.now(), ...body }));
  });
});

describe("Idempotency-Key", () => {
  const store = configureStore({
    reducer: { [api.reducerPath]: api.reducer },
    middleware: (defaults) => defaults({ thunk: { extraArgument: createClient(null) } }).concat(api.middleware),
  });

  let stop = (): void => {};
  beforeAll(async () => {
    stop = await serveCalls(server);
  });
  afterAll(() => stop());
  beforeEach(() => {
    keys = [];
  });

  const send = async (request: Order, how: Fate = "answer") => {
    fate = how;
    await store.dispatch(orders.endpoints.order.initiate(request));
  };

  it("is one for a request that is sent again because nobody knows what became of it, with another captcha too", async () => {
    await send({ amount: "1.00", captcha: "a" }, "lose");
    await send({ amount: "1.00", captcha: "b" }, "break");
    await send({ amount: "1.00" });
    expect(keys).toHaveLength(3);
    expect(new Set(keys).size).toBe(1);
    expect(keys[0]).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}$/);
  });

  it("is one for a double click", async () => {
    await Promise.all([send({ amount: "2.00" }), send({ amount: "2.00" })]);
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  });

  it("is another one for another request, and for the same one after an answer or a refusal", async () => {
    await send({ amount: "3.00" });
    await send({ amount: "3.00" }, "refuse");
    await send({ amount: "3.00" }, "lose");
    await send({ amount: "4.00" }, "lose");
    expect(keys).toHaveLength(4);
    expect(new Set(keys).size).toBe(4);
  });
});
