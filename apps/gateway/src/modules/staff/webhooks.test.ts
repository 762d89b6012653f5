import { randomUUID } from "node:crypto";
import {
  changeWebhook,
  createWebhook,
  getWebhookDelivery,
  listAudit,
  listWebhookDeliveries,
  listWebhooks,
  removeWebhook,
  resendWebhook,
  rotateWebhookSecret,
  testWebhook,
} from "@marquee/contract/staff";
import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { openTestApp, type TestApp } from "../../../test/openTestApp.ts";
import { addStaff, deskSettings, Staff } from "../../../test/staff.ts";
import { openReceiver } from "../../../test/webhookReceiver.ts";

describe("webhooks in the back office", () => {
  let app: TestApp;
  let owner: Staff;
  let receiver: Awaited<ReturnType<typeof openReceiver>>;
  let id: string;

  beforeAll(async () => {
    app = await openTestApp(deskSettings);
    const { db } = app.services;
    await addStaff(db, "owner@aurelune.example", { AURELUNE: ["OWNER"], KICKLINE: ["OWNER"] });
    await addStaff(db, "auditor@aurelune.example", { AURELUNE: ["AUDITOR"] });
    owner = await new Staff(app, "AURELUNE").login("owner@aurelune.example");
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    receiver = await openReceiver();
    id = randomUUID();
    await owner.get(createWebhook, { id, name: "Our own", url: receiver.url, kinds: ["bet.placed"] });
  });
  afterEach(async () => {
    for (const webhook of await owner.get(listWebhooks, {}))
      await owner.get(removeWebhook, { id: webhook.id, version: webhook.version });
    await receiver.close();
  });

  const look = async () => {
    const [webhook] = await owner.get(listWebhooks, {});
    if (webhook === undefined) throw new Error("there is no endpoint");
    return webhook;
  };

  it("X-64: addresses inside networks, other schemes and names that lead there are refused at their field and at each delivery", async () => {
    const inside = [
      ..."10.0.0.1 172.16.3.4 192.168.1.1 169.254.169.254 100.64.0.1 0.0.0.0 224.0.0.1 198.18.0.1".split(" "),
      ..."[::] [fe80::1] [fc00::1] [::ffff:10.0.0.1] [64:ff9b::a00:1] [2002:a00:1::] [2001:db8::1]".split(" "),
      "2130706433.example.invalid",
    ];
    const wrong = [
      "http://example.com/",
      "ftp://example.com/",
      "https://u:p@example.com/",
      "https://example.com/#a",
      "no address",
    ];
    const request = { id: randomUUID(), name: "Inside", kinds: ["bet.placed" as const] };
    for (const url of [...inside.map((host) => `https://${host}/`), ...wrong]) {
      const { body } = await owner.call(createWebhook, { ...request, url });
      expect(body, url).toMatchObject({ errorCode: "fields", fields: [{ name: "url" }] });
    }
    // As if a name that led elsewhere when it was saved now led inside.
    await sql`update webhook_endpoints set url = 'https://169.254.169.254/latest'`.execute(app.services.db);
    await owner.get(testWebhook, { id });
    await app.services.webhooks.deliver();
    expect((await owner.get(listWebhookDeliveries, { id })).items[0]).toMatchObject({
      state: "WAITING",
      statusCode: null,
      failure: "this address is not allowed",
    });
  });

  it("X-64: another merchant's staff see, change and resend none of it, and who only reads changes nothing", async () => {
    await owner.get(testWebhook, { id });
    await app.services.webhooks.deliver();
    const kickline = { merchant: "KICKLINE" };
    expect(await owner.get(listWebhooks, {}, kickline)).toEqual([]);
    const { version, name, url } = await look();
    const settings = { id, version, name, url, kinds: ["bet.placed" as const], on: true };
    expect([
      await owner.refuse(listWebhookDeliveries, { id }, kickline),
      await owner.refuse(getWebhookDelivery, { id, sequence: 1 }, kickline),
      await owner.refuse(resendWebhook, { id }, kickline),
      await owner.refuse(testWebhook, { id }, kickline),
      await owner.refuse(changeWebhook, settings, kickline),
      await owner.refuse(removeWebhook, { id, version }, kickline),
      await owner.refuse(rotateWebhookSecret, { id, version }, kickline),
    ]).toEqual(Array.from({ length: 7 }, () => "webhook.unknown"));
    const auditor = await new Staff(app, "AURELUNE").login("auditor@aurelune.example");
    expect((await auditor.get(listWebhookDeliveries, { id })).items).toHaveLength(1);
    expect(await auditor.refuse(resendWebhook, { id })).toBe("permission.denied");
  });

  it("X-64: ten endpoints are the most, also when they come at once; one sent twice is created once", async () => {
    const request = () => ({ id: randomUUID(), name: "More", url: receiver.url, kinds: ["bet.placed" as const] });
    const one = request();
    const answers = await Promise.all(
      [one, one, ...Array.from({ length: 10 }, request)].map((sent) => owner.refuse(createWebhook, sent)),
    );
    expect(answers.filter((code) => code === "none")).toHaveLength(9);
    expect((await owner.get(listWebhooks, {})).length).toBe(10);
    const { items } = await owner.get(listAudit, { action: "create webhook" });
    expect(items[0]?.after).toMatchObject({ name: "More", kinds: ["bet.placed"], state: "ON" });
  });
});
