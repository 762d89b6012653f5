import { register } from "@marquee/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openCommands } from "../../test/operatorCommands.ts";
import { openTestApp, type TestApp } from "../../test/openTestApp.ts";
import { openAurelune, toRegistration } from "../../test/visitor.ts";
import { listAudit } from "./listAudit.ts";
import { serveOperator } from "./serveOperator.ts";

describe("the operator's lists of registrations", () => {
  let app: TestApp;
  let stop: () => Promise<void>;

  beforeAll(async () => {
    app = await openTestApp();
    stop = await serveOperator(app);
  });
  afterAll(async () => {
    await stop();
    await app.close();
  });

  const toMerchant = (words: readonly string[]) => [...words, "--merchant", "aurelune"];
  const ask = (...words: readonly string[]) => openCommands(app.services.config.data).run(...toMerchant(words));
  const run = async (...words: readonly string[]): Promise<unknown> => JSON.parse((await ask(...words)).output);
  const start = async (...words: readonly string[]): Promise<unknown> =>
    JSON.parse((await openCommands(app.services.config.data).start(...toMerchant(words))).output);

  it("X-20: `gateway block` blocks and unblocks registrations at a running site, lists the blocks and records them", async () => {
    const form = { ...toRegistration("blockedbob", "AURELUNE"), email: "bob@trash.example" };
    expect(await start("block", "email", "@Trash.example", "on")).toEqual({
      changed: true,
      rule: "BLOCKED_EMAIL",
      value: "@trash.example",
    });
    expect(await run("block", "email", "@trash.example", "on")).toMatchObject({ changed: false });
    expect(await run("block")).toEqual([expect.objectContaining({ rule: "BLOCKED_EMAIL", value: "@trash.example" })]);
    expect(await openAurelune(app).refuse(register, form)).toBe("register.disabled");
    expect(await run("block", "email", "@trash.example", "off")).toMatchObject({ changed: true });
    expect(await run("block")).toEqual([]);
    expect((await openAurelune(app).call(register, form)).body.success).toBe(true);
    const entries = (await listAudit(app.services.db, "aurelune")).filter(({ action }) => action === "block");
    expect(entries.map(({ subject, before, after }) => [subject, before, after])).toEqual([
      ["BLOCKED_EMAIL @trash.example", "on", "off"],
      ["BLOCKED_EMAIL @trash.example", "off", "on"],
    ]);
    for (const wrong of [
      ["block", "address", "no address", "on"],
      ["block", "colour", "red", "on"],
      ["block", "name", "x"],
      ["duplicates", "more"],
    ])
      expect((await ask(...wrong)).code).toBe(1);
  });

  it("X-18: `gateway duplicates` names the accounts of one device", async () => {
    await openAurelune(app).registerAs("twinanna1", { deviceId: "one-browser" });
    await openAurelune(app).registerAs("twinanna2", { deviceId: "one-browser" });
    expect(await start("duplicates")).toEqual([
      { rule: "SAME_DEVICE", members: ["twinanna1", "twinanna2"], at: expect.any(String) },
    ]);
  });
});
