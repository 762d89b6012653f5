import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { register } from "@marquee/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestApp, type TestApp } from "../../test/openTestApp.ts";
import { openAurelune, toRegistration } from "../../test/visitor.ts";
import { listAudit } from "./listAudit.ts";
import { serveOperator } from "./serveOperator.ts";

const cli = fileURLToPath(new URL("../cli/gateway.ts", import.meta.url));

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

  const run = async (...words: readonly string[]): Promise<unknown> => {
    const args = [cli, ...words, "--merchant", "aurelune", "--data", app.services.config.data];
    return JSON.parse((await promisify(execFile)(process.execPath, args)).stdout);
  };

  it("X-20: `gateway block` blocks and unblocks registrations at a running site, lists the blocks and records them", async () => {
    const form = { ...toRegistration("blockedbob", "AURELUNE"), email: "bob@trash.example" };
    expect(await run("block", "email", "@Trash.example", "on")).toEqual({
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
      await expect(run(...wrong)).rejects.toThrow();
  });

  it("X-18: `gateway duplicates` names the accounts of one device", async () => {
    await openAurelune(app).registerAs("twinanna1", { deviceId: "one-browser" });
    await openAurelune(app).registerAs("twinanna2", { deviceId: "one-browser" });
    expect(await run("duplicates")).toEqual([
      { rule: "SAME_DEVICE", members: ["twinanna1", "twinanna2"], at: expect.any(String) },
    ]);
  });
});
