import { acceptStaffInvitation, listAudit } from "@marquee/contract/staff";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openCommands } from "../../test/operatorCommands.ts";
import { openTestApp, type TestApp } from "../../test/openTestApp.ts";
import { deskSettings, Staff, staffPassword } from "../../test/staff.ts";
import { serveOperator } from "./serveOperator.ts";

describe("the first people of a merchant", () => {
  let app: TestApp;
  let stop: () => Promise<void>;

  beforeAll(async () => {
    app = await openTestApp(deskSettings);
    stop = await serveOperator(app);
  });
  afterAll(async () => {
    await stop();
    await app.close();
  });

  it("X-52: `gateway staff` gives a role and a link that works once; for somebody known it adds the role alone", async () => {
    const { start, run } = openCommands(app.services.config.data);
    const first = await start(
      "staff",
      "first@kickline.example",
      "--merchant",
      "kickline",
      "--role",
      "OWNER",
      "--name",
      "First",
    );
    const { link } = JSON.parse(first.output);
    const guest = new Staff(app, "KICKLINE");
    const token = new URL(link).hash.slice(1);
    await guest.get(acceptStaffInvitation, { token, password: staffPassword });
    expect(await guest.refuse(acceptStaffInvitation, { token, password: staffPassword })).toBe("invitation.invalid");
    expect((await guest.get(listAudit, {})).items[0]).toMatchObject({ action: "give role", after: "OWNER" });
    const second = await run("staff", "first@kickline.example", "--merchant", "all", "--role", "AUDITOR");
    expect(JSON.parse(second.output)).toEqual({ link: null });
    expect((await guest.me()).merchants.map(({ code }) => code)).toEqual(["AURELUNE", "KICKLINE"]);
    for (const wrong of [
      ["x@y.example", "--merchant", "kickline", "--role", "KING"],
      ["x@y.example", "--merchant", "kickline"],
    ])
      expect((await run("staff", ...wrong)).code).toBe(1);
  });
});
