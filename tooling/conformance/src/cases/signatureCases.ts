import type { Case } from "../Case.ts";
import { checkSame } from "../ConformanceError.ts";
import type { Tamper } from "../createWallet.ts";
import { expectMove } from "../CaseContext.ts";
import type { CaseContext } from "../CaseContext.ts";

async function toBet(context: CaseContext): Promise<Record<string, unknown>> {
  const { session, gameCode, stake } = await context.play();
  const { bet, roundId } = context.ids();
  const { sessionId, currency } = session;
  return { sessionId, requestId: bet, txId: bet, roundId, gameCode, amount: stake, currency };
}

const untrusted = (title: string, toTamper: (body: Record<string, unknown>) => Tamper): Case => ({
  rule: "7",
  title: `${title} is INVALID_SIGNATURE and moves no money`,
  run: (context) =>
    expectMove(context, 0, title, async () => {
      const body = await toBet(context);
      checkSame(await context.wallet.spoil("bet", body, toTamper(body)), "INVALID_SIGNATURE", title);
    }),
});

const amounts: readonly unknown[] = [-1, 0.5, 1e15 + 1, "10000", "1e4", null, true, [1], {}];
const badFields: readonly (readonly [string, unknown])[] = [
  ...amounts.map((amount) => ["amount", amount] as const),
  ["currency", "vnd"],
  ["txId", ""],
  ["txId", "a b"],
  ["txId", "x".repeat(65)],
  ["roundId", 7],
];

/** Contract 3.12.1 and the first two checks of rule 7. */
export const signatureCases: readonly Case[] = [
  untrusted("a signature by another secret", () => ({ headers: { "x-signature": "0".repeat(64) } })),
  untrusted("a body other than the signed one", (body) => ({
    sentBody: JSON.stringify({ ...body, amount: 1_000_000 }),
  })),
  untrusted("a signature of another path", () => ({ signedPath: "/provider/v1/win" })),
  untrusted("an unknown provider", () => ({ headers: { "x-provider": "NOBODY" } })),
  untrusted("a timestamp two minutes old", () => ({ clock: -120 })),
  untrusted("a timestamp two minutes ahead", () => ({ clock: 120 })),
  untrusted("a timestamp that is no number", () => ({ headers: { "x-timestamp": "now" } })),
  untrusted("a call without a signature", () => ({ headers: { "x-signature": undefined } })),
  {
    rule: "7",
    title: "the signature is checked before the schema",
    run: async (context) => {
      const tamper = { headers: { "x-signature": "0".repeat(64) } };
      checkSame(
        await context.wallet.spoil("bet", { nothing: true }, tamper),
        "INVALID_SIGNATURE",
        "a bad body with a bad signature",
      );
    },
  },
  {
    rule: "7",
    title: "a body that does not match its schema is INVALID_REQUEST and moves no money",
    run: (context) =>
      expectMove(context, 0, "bad bodies", async () => {
        for (const [field, value] of badFields) {
          const body = { ...(await toBet(context)), [field]: value };
          checkSame(
            await context.wallet.spoil("bet", body, {}),
            "INVALID_REQUEST",
            `${field} ${JSON.stringify(value)}`,
          );
        }
        for (const field of ["sessionId", "txId", "roundId", "gameCode", "amount", "currency"]) {
          const body = { ...(await toBet(context)), [field]: undefined };
          checkSame(await context.wallet.spoil("bet", body, {}), "INVALID_REQUEST", `no ${field}`);
        }
      }),
  },
  {
    rule: "7",
    title: "a body that is not JSON is INVALID_REQUEST",
    run: async (context) => {
      for (const rawBody of ["{", "", "null", "[]", '"text"'])
        checkSame(await context.wallet.spoil("bet", undefined, { rawBody }), "INVALID_REQUEST", `body ${rawBody}`);
    },
  },
];
