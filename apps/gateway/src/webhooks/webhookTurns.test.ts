import { randomUUID } from "node:crypto";
import { createWebhook } from "@marquee/contract/staff";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openTestApp, type TestApp } from "../../test/openTestApp.ts";
import { addStaff, deskSettings, Staff } from "../../test/staff.ts";
import { openReceiver } from "../../test/webhookReceiver.ts";
import { createWebhooks } from "./createWebhooks.ts";

let app: TestApp;
let receiver: Awaited<ReturnType<typeof openReceiver>>;
beforeAll(async () => {
  app = await openTestApp(deskSettings);
  receiver = await openReceiver();
});
afterAll(async () => {
  await receiver.close();
  await app.close();
});

const publish = (merchant: string, count: number) =>
  sql`
    insert into webhook_events (tenant_id, kind, data)
    select ${merchant}, 'member.registered', '{}' from generate_series(1, ${count}::int)`.execute(app.services.db);

it("X-64: the many waiting webhooks of one merchant, to however many endpoints, delay another merchant's by a turn", async () => {
  const { db, tenantRegistry, webhooks, log } = app.services;
  await addStaff(db, "owner@aurelune.example", { AURELUNE: ["OWNER"], KICKLINE: ["OWNER"] });
  const login = (merchant: string) => new Staff(app, merchant).login("owner@aurelune.example");
  const create = async (merchant: string) =>
    (await login(merchant)).get(createWebhook, {
      id: randomUUID(),
      name: "Own",
      url: receiver.url,
      kinds: ["member.registered"],
    });
  for (const merchant of ["AURELUNE", "AURELUNE", "AURELUNE", "KICKLINE"]) await create(merchant);
  // The secrets are sealed with those of the gateway, so one place at its own delivery is enough.
  const single = createWebhooks({
    db,
    tenantRegistry,
    secret: app.secrets.captcha,
    rules: webhooks.rules,
    isWorker: false,
    log,
    most: 1,
  });
  await publish("aurelune", 40);
  await publish("kickline", 1);
  await single.deliver();
  await single.close();
  const merchants = receiver.received.map(({ body }) => String(JSON.parse(body).merchant));
  expect(merchants).toHaveLength(3 * 40 + 1);
  expect(merchants.indexOf("KICKLINE")).toBeLessThanOrEqual(10);
});
