import { checkSame } from "../ConformanceError.ts";
import type { Spoiling } from "./createCaller.ts";
import { expectTaken, newDeposit, newPayout, paths, type ProviderCase } from "./ProviderCase.ts";

const wrong: readonly { readonly name: string; readonly spoiling: Spoiling }[] = [
  { name: "without a signature", spoiling: { isUnsigned: true } },
  { name: "signed with another key", spoiling: { secret: "a-key-that-nobody-has-agreed-on" } },
  { name: "signed over another text", spoiling: { signed: "{}" } },
  { name: "of another merchant", spoiling: { merchant: "NOBODY" } },
  { name: "ten minutes old", spoiling: { shift: -600 } },
  { name: "ten minutes early", spoiling: { shift: 600 } },
];

/** Signatures: nobody else makes orders or reads them. */
export const signatureCases: readonly ProviderCase[] = wrong.map(({ name, spoiling }) => ({
  rule: "signature",
  title: `a call ${name} is refused with 401, and makes nothing`,
  run: async (context) => {
    const { caller, target } = context;
    const orders = [
      { path: paths.DEPOSIT, order: newDeposit(context) },
      ...(target.payoutMethod === undefined ? [] : [{ path: paths.PAYOUT, order: newPayout(context) }]),
    ];
    for (const { path, order } of orders) {
      checkSame((await caller.post(path, order, spoiling)).status, 401, `POST ${path}`);
      checkSame((await caller.get(`${path}/${order.orderNo}`)).status, 404, "the order that was refused");
    }
    const known = newDeposit(context);
    expectTaken(await caller.post(paths.DEPOSIT, known), "a right call");
    checkSame((await caller.get(`${paths.DEPOSIT}/${known.orderNo}`, spoiling)).status, 401, "GET of a deposit");
  },
}));
