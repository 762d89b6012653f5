import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { webhookKinds } from "@marquee/contract/staff";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openReceiver } from "../../test/webhookReceiver.ts";
import { openWebhookPost } from "./postWebhook.ts";
import { createWebhookSecret, signWebhook } from "./signWebhook.ts";
import { toWebhookBody } from "./toWebhookBody.ts";

type Verify = (headers: object, body: string, secret: string, now?: number) => unknown;

const page = readFileSync(new URL("../../../../docs/webhooks.md", import.meta.url), "utf8");

describe("the page for receivers", () => {
  const folder = mkdtempSync(join(tmpdir(), "marquee-receiver-"));
  let verify: Verify;

  beforeAll(async () => {
    const [, code = ""] = /```js\n([^]*?)```/.exec(page) ?? [];
    const file = join(folder, "verifyWebhook.mjs");
    writeFileSync(file, code);
    const found: { readonly verifyWebhook: Verify } = await import(pathToFileURL(file).href);
    verify = found.verifyWebhook;
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it("X-64: its example takes what the gateway sends, and nothing that was changed, is old or is signed by another secret", async () => {
    const receiver = await openReceiver();
    const [secret, old] = [createWebhookSecret(), createWebhookSecret()];
    const timestamp = Math.floor(Date.now() / 1000);
    const event = {
      id: "e1",
      kind: "bet.placed",
      at: new Date(),
      sequence: "7",
      data: { amount: "10.0000", note: "“ü”" },
    };
    const body = toWebhookBody("AURELUNE", event);
    const signature = signWebhook([secret, old], { id: event.id, timestamp, body });
    const headers = { "webhook-id": event.id, "webhook-timestamp": String(timestamp), "webhook-signature": signature };
    await openWebhookPost({ mayLoopback: true }).send(receiver.url, headers, body);
    const [received] = receiver.received;
    const got = received?.body ?? "";
    for (const key of [secret, old])
      expect(verify(received?.headers ?? {}, got, key)).toMatchObject({ id: "e1", sequence: 7, merchant: "AURELUNE" });
    expect(verify(received?.headers ?? {}, got.replace("10.0000", "90.0000"), secret)).toBeUndefined();
    expect(verify(received?.headers ?? {}, got, createWebhookSecret())).toBeUndefined();
    expect(verify(received?.headers ?? {}, got, secret, timestamp + 301)).toBeUndefined();
    expect(verify({ ...received?.headers, "webhook-signature": "v1," }, got, secret)).toBeUndefined();
    await receiver.close();
  });

  it("X-64: it names every kind of event", () => {
    for (const kind of webhookKinds) expect(page).toContain(`\`${kind}\``);
  });
});
