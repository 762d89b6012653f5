import { register } from "@marquee/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestApp, type TestApp } from "../../../test/openTestApp.ts";
import { openAurelune, toRegistration } from "../../../test/visitor.ts";
import { applySwitch } from "../../operator/applySwitch.ts";

describe("direct registration", () => {
  let app: TestApp;

  beforeAll(async () => {
    app = await openTestApp();
  });
  afterAll(() => app.close());

  it("RP-01, RP-22: without direct registration a visitor's registration is not enabled, whatever it says", async () => {
    const set = async (state: "on" | "off") => {
      await applySwitch(
        app.services.db,
        { kind: "module", merchant: "aurelune", subject: "DIRECTREG3", state },
        "test",
      );
      await app.services.tenantRegistry.refresh();
    };
    await set("off");
    const empty = { ...toRegistration("", "AURELUNE"), password: "" };
    for (const form of [toRegistration("lateann1", "AURELUNE"), empty])
      expect(await openAurelune(app).call(register, form)).toMatchObject({
        status: 403,
        body: { errorCode: "function.not.available", message: "This function is not enabled." },
      });
    await set("on");
    await openAurelune(app).registerAs("lateann1");
  });
});
