import { randomUUID } from "node:crypto";
import { setPaymentPassword } from "@marquee/contract";
import { agentRows, agentTransferRows, commissionRows } from "@marquee/contract/schema";
import { describe, expect, it } from "vitest";
import { useContracts } from "../../../test/contractWorld.ts";
import { openEveryCall } from "../../../test/registration.ts";
import { toRightBody } from "../../../test/toRightBody.ts";
import { passwordOf } from "../../../test/visitor.ts";

const rows = [...agentRows, ...agentTransferRows, ...commissionRows].filter(
  ({ request }) => "account" in Object(Object(request).properties),
);

describe("an agent's own team", () => {
  const { app, join } = useContracts("ownteam");

  it("AC-15: every call that names an account refuses those outside the own team, and above it, with no permission", async () => {
    await openEveryCall(app(), "aurelune", ["GEETEST3"]);
    const top = await join(null, 2);
    const agent = await join(top);
    const beside = await join(top);
    const stranger = await join(null, 2);
    const outside = [top, beside, stranger, await join(beside, 0), await join(stranger, 0)].map(({ name }) => name);
    const password = { newPaymentPassword: "246810", confirmPaymentPassword: "246810" };
    await agent.here.get(setPaymentPassword, { password: passwordOf("AURELUNE"), ...password });
    // So much may be sent, by whoever may.
    const sent = { paymentPassword: "246810", amount: "50000.00" };
    expect(rows.length).toBeGreaterThan(10);
    for (const { endpoint } of rows)
      for (const account of [...outside, "nobodyatall", "__proto__"]) {
        const body = { ...toRightBody(endpoint, "aurelune.localhost", ""), ...sent, account };
        const code = await agent.here.refuse(endpoint, body as never, { headers: { "idempotency-key": randomUUID() } });
        expect(code, `${endpoint.name} of ${account}`).toBe("permission.denied");
      }
  });
});
