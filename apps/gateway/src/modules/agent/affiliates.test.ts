import { getAffiliate, register } from "@marquee/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestApp, type TestApp } from "../../../test/openTestApp.ts";
import { switchModules } from "../../../test/registration.ts";
import { openAurelune, openKickline, toRegistration } from "../../../test/visitor.ts";
import { applySwitch } from "../../operator/applySwitch.ts";
import { addCodes } from "./index.ts";
import { tables } from "../../../test/tables.ts";

describe("invitation codes", () => {
  let app: TestApp;
  const owners = { agent: "", player: "" };

  beforeAll(async () => {
    app = await openTestApp();
    const { db } = app.services;
    owners.agent = (await openAurelune(app).registerAs("agentanna")).id;
    owners.player = (await openAurelune(app).registerAs("friendfay")).id;
    await tables(db).updateTable("members").set({ kind: 1 }).where("id", "=", owners.agent).execute();
    await addCodes(db, "aurelune", [
      { code: "Lantern7", kind: "AFFILIATE", memberId: owners.agent },
      { code: "HOSTED8", kind: "AFFILIATE", memberId: owners.agent, domain: "Vip.Aurelune.Example" },
      { code: "FAY2026", kind: "REFERRAL", memberId: owners.player },
    ]);
  });
  afterAll(() => app.close());

  const readUpline = async (username: string) => {
    const row = await tables(app.services.db)
      .selectFrom("members")
      .select("upline_id")
      .where("username", "=", username)
      .executeTakeFirst();
    return row?.upline_id;
  };

  it("AP-21, AP-78, RG-16: a code shows its masked owner, regardless of case; a wrong one is refused", async () => {
    const ann = openAurelune(app);
    const answer = { valid: true, code: "Lantern7", agentAccount: "a***a", referral: false };
    for (const code of ["Lantern7", "lantern7", " LANTERN7 "])
      expect(await ann.get(getAffiliate, { code })).toEqual(answer);
    expect(await ann.get(getAffiliate, { code: "fay2026" })).toMatchObject({ agentAccount: "f***y", referral: true });
    for (const code of ["", "nobody", "%", "__proto__", "' or 1=1"])
      expect(await ann.refuse(getAffiliate, { code }), code).toBe("affiliate.invalid");
    expect((await ann.call(getAffiliate, { code: "a\u0000b" })).status).toBeLessThan(500);
    expect(await openKickline(app).refuse(getAffiliate, { code: "Lantern7" })).toBe("affiliate.invalid");
  });

  it("AP-21: a code for one domain is valid only there", async () => {
    const ann = openAurelune(app);
    expect(await ann.refuse(getAffiliate, { code: "HOSTED8" })).toBe("affiliate.invalid");
    const there = { code: "HOSTED8", domain: "vip.aurelune.example" };
    expect((await ann.get(getAffiliate, there)).agentAccount).toBe("a***a");
  });

  it("RG-24, RG-16: the code's owner becomes the upline; a wrong code is refused if the form has its field", async () => {
    await switchModules(app, "aurelune", { REGAFF3: "on", REGREF3: "on" });
    const ann = openAurelune(app);
    const refuse = (more: object) => ann.refuse(register, { ...toRegistration("wrongcode", "AURELUNE"), ...more });
    expect(await refuse({ affiliateCode: "NOBODY1" })).toBe("affiliate.invalid");
    expect(await refuse({ referralCode: "NOBODY1" })).toBe("referral.invalid");
    // An agent's code is no player's, and the other way round.
    expect(await refuse({ affiliateCode: "FAY2026" })).toBe("affiliate.invalid");
    expect(await refuse({ referralCode: "Lantern7" })).toBe("referral.invalid");
    // A registration comes from the host that it is sent to, whatever it says.
    expect(await refuse({ affiliateCode: "HOSTED8", domain: "vip.aurelune.example" })).toBe("affiliate.invalid");
    await ann.registerAs("withcode1", { affiliateCode: "lantern7", referralCode: "FAY2026" });
    await ann.registerAs("withcode2", { referralCode: "fay2026" });
    await ann.registerAs("nocode001");
    expect([await readUpline("withcode1"), await readUpline("withcode2"), await readUpline("nocode001")]).toEqual([
      owners.agent,
      owners.player,
      null,
    ]);
  });

  it("RG-24: without its field a valid code from the address counts, and a wrong one is ignored", async () => {
    await switchModules(app, "aurelune", { REGAFF3: "off", REGREF3: "off" });
    const ann = openAurelune(app);
    await ann.registerAs("addressed", { affiliateCode: "Lantern7" });
    await ann.registerAs("misguided", { affiliateCode: "NOBODY1", referralCode: "NOBODY2" });
    expect([await readUpline("addressed"), await readUpline("misguided")]).toEqual([owners.agent, null]);
  });

  it("AP-21: the code of a closed account is invalid", async () => {
    const { services } = app;
    await applySwitch(
      services.db,
      { kind: "member", merchant: "aurelune", subject: "friendfay", state: "closed" },
      "t",
    );
    expect(await openAurelune(app).refuse(getAffiliate, { code: "FAY2026" })).toBe("affiliate.invalid");
  });
});
