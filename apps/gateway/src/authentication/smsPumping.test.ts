import { createServer } from "node:http";
import { sendRegisterCode } from "@marquee/contract";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { openTestApp, type TestApp } from "../../test/openTestApp.ts";
import { openEveryCall, switchModules } from "../../test/registration.ts";
import { openAurelune } from "../../test/visitor.ts";
import type { App } from "../app.ts";
import { sendMessages } from "../messages/sendMessages.ts";

const [numbers, addresses, rounds, perRound] = [20, 10, 4, 100];
const wide = { perRecipient: 100_000, perAddress: 100_000, perMerchant: 100_000 };

/** A paid service for short messages. */
async function openSmsService() {
  const taken: string[] = [];
  const server = createServer((request, response) => {
    let text = "";
    request.setEncoding("utf8");
    request.on("data", (part: string) => (text += part));
    request.on("end", () => {
      taken.push(new URLSearchParams(text).get("To") ?? "");
      response.writeHead(201, { "content-type": "application/json" }).end('{"sid":"SM1"}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  return { taken, port: typeof address === "object" ? address?.port : 0, close: () => server.close() };
}

describe("a script that pumps short messages", () => {
  let service: Awaited<ReturnType<typeof openSmsService>>;
  let app: TestApp;
  let gateways: readonly App[];

  beforeAll(async () => {
    service = await openSmsService();
    app = await openTestApp({
      MARQUEE_SMS_URL: `http://sid:token@127.0.0.1:${service.port}`,
      MARQUEE_SMS_FROM: "AURELUNE",
      MARQUEE_TRUST_PROXY: "127.0.0.1",
    });
    await openEveryCall(app, "aurelune");
    await switchModules(app, "aurelune", { GEETEST3: "off", REGFIRE3: "off" });
    gateways = [app, await app.openBeside()];
  });
  beforeEach(async () => {
    service.taken.length = 0;
    await sql`delete from verification_days`.execute(app.services.db);
  });
  afterAll(async () => {
    await app.close();
    service.close();
  });

  /** Sends requests to both gateways at once, from many addresses for many numbers. @returns the count of each answer */
  async function pump(): Promise<Readonly<Record<string, number>>> {
    const answers: Record<string, number> = {};
    const ask = async (index: number): Promise<void> => {
      const gateway = gateways[index % gateways.length] ?? app;
      const mobileNum = `91200${String(1_000 + (index % numbers))}`;
      const headers = { "x-forwarded-for": `10.9.8.${Math.floor(index / numbers) % addresses}` };
      const request = { mobileNum, countryDialingCode: "+84", purpose: "REGISTER" } as const;
      const { body } = await openAurelune(gateway).call(sendRegisterCode, request, { headers });
      const answer = body.success ? "sent" : body.errorCode;
      answers[answer] = (answers[answer] ?? 0) + 1;
    };
    for (let round = 0; round < rounds; round += 1) {
      await Promise.all(Array.from({ length: perRound }, (_, index) => ask(round * perRound + index)));
      // A patient script waits for the minute between two codes to one number.
      await sql`update verification_days set last_at = last_at - interval '61 seconds'`.execute(app.services.db);
    }
    await sendMessages(app.services);
    return answers;
  }

  it.each([
    ["number", { perRecipient: 2 }, numbers * 2, "sms.too.many"],
    ["address", { perAddress: 3 }, addresses * 3, "sms.too.many"],
    ["merchant", { perMerchant: 25 }, 25, "sms.quota.insufficient"],
  ] as const)(
    "X-20: gets what the cap of the %s allows in a day, at two gateways together, and no message more",
    async (_, cap, most, code) => {
      Object.assign(app.services.config.limits.codes, wide, cap);
      const answers = await pump();
      expect(answers["sent"]).toBe(most);
      expect(answers[code]).toBeGreaterThan(0);
      expect(service.taken).toHaveLength(most);
      const perNumber = Object.values(Object.groupBy(service.taken, (to) => to)).map((each) => each?.length ?? 0);
      expect(Math.max(...perNumber)).toBeLessThanOrEqual("perRecipient" in cap ? cap.perRecipient : rounds);
    },
  );
});
