import { endpoint, toMoney } from "@marquee/contract";
import { row } from "@marquee/contract/schema";
import { Type } from "typebox";
import { uuidv7 } from "../src/db/uuidv7.ts";
import type { GatewayModule } from "../src/GatewayModule.ts";
import { type Call, requireSession } from "../src/http/Call.ts";
import { Refusal } from "../src/http/Refusal.ts";
import { idempotentRoute } from "../src/http/route.ts";
import { toHouseAccount, toMemberAccount } from "../src/ledger/accounts.ts";
import { postTransfer } from "../src/ledger/postTransfer.ts";

/** A call of these tests alone: it gives the member money, each time under a key of its own that the ledger has never seen. */
export const grant = endpoint<{ amount: string }, { amount: string; times: number }>({
  name: "grant",
  domain: "wallet",
  method: "POST",
  path: "/wps/test/grant",
  moduleId: "CORE3",
  token: "required",
  idempotencyKey: "required",
  bodyLimit: 200,
});

/** A call of these tests alone, for agents. */
export const listDownlines = endpoint<{ name?: string }, { list: string[] }>({
  name: "listDownlines",
  domain: "agent",
  method: "POST",
  path: "/wps/test/downlines",
  moduleId: "CORE3",
  token: "required",
  audience: "agent",
});

const Amount = Type.String({ pattern: "^[0-9]{1,9}\\.[0-9]{2}$" });
const Asked = Type.Object({ name: Type.Optional(Type.String({ maxLength: 20 })) });
const Names = Type.Object({ list: Type.Array(Type.String()) });

/** How often the effect of a grant has begun, at gateways of this process. */
export const effects = { begun: 0 };

async function giveMoney(tx: Parameters<typeof postTransfer>[0], call: Call, amount: string): Promise<void> {
  const { tenantId: tenant, memberId, currency: asset } = requireSession(call);
  const [house, main] = [toHouseAccount("real", tenant, "adjust"), toMemberAccount("real", memberId, "main")];
  const postings = [
    { account: house, asset, kind: "ADJUST", amount: -toMoney(amount) },
    { account: main, asset, kind: "ADJUST", amount: toMoney(amount) },
  ] as const;
  await postTransfer(tx, { tenant, scope: "test", key: uuidv7(), ref: "test", postings });
}

/** The module of these tests. */
export const grantModule: GatewayModule = {
  domain: "test",
  services: [],
  rows: [
    row(grant, Type.Object({ amount: Amount }), Type.Object({ amount: Amount, times: Type.Integer() }), [
      "wallet.insufficient",
    ]),
    row(listDownlines, Asked, Names, ["permission.denied"]),
  ],
  migrations: [],
  routes: () => [
    idempotentRoute(grant, {
      begin:
        async (call, { amount }) =>
        async (tx) => {
          effects.begun += 1;
          await giveMoney(tx, call, amount);
          if (amount === "13.00") throw new Refusal("wallet.insufficient");
          return { amount, times: effects.begun };
        },
      answer: async (_call, _request, outcome) => outcome,
    }),
    { name: listDownlines.name, handle: async () => ({ list: ["downline"] }) },
  ],
};
