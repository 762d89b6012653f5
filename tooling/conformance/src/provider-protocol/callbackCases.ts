import { check, checkSame, ConformanceError } from "../ConformanceError.ts";
import { sign } from "./createCaller.ts";
import { expectTaken, newPayout, paths, type ProviderCase, read } from "./ProviderCase.ts";

/** Callbacks: signed as calls are, and they say what asking says. */
export const callbackCases: readonly ProviderCase[] = [
  {
    rule: "callback",
    title: "the end of a payout is told by a signed callback that says what asking says",
    needs: "callbacks",
    run: async (context) => {
      const { caller, callbacks, target } = context;
      if (callbacks === undefined) throw new ConformanceError("nothing listens for callbacks");
      const order = newPayout(context);
      expectTaken(await caller.post(paths.PAYOUT, order), "the payout");
      for (const { headers, rawBody } of await callbacks.take(order.orderNo, 1)) {
        const timestamp = headers["pay-timestamp"] ?? "";
        checkSame(headers["pay-merchant"], target.merchant, "pay-merchant");
        check(Math.abs(Date.now() / 1_000 - Number(timestamp)) < 300, "pay-timestamp is not now");
        checkSame(headers["pay-signature"], sign(target.secret, timestamp, rawBody), "pay-signature");
        const told: unknown = JSON.parse(rawBody);
        const { body } = await caller.get(`${paths.PAYOUT}/${order.orderNo}`);
        for (const name of ["kind", "orderNo", "providerRef", "status", "amount", "currency"])
          checkSame(read(told, name), read(body, name), name);
      }
    },
  },
];
