import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { acceptStaffInvitation, listAudit } from "@marquee/contract/staff";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestApp, type TestApp } from "../../test/openTestApp.ts";
import { deskSettings, Staff, staffPassword } from "../../test/staff.ts";
import { serveOperator } from "./serveOperator.ts";

const cli = fileURLToPath(new URL("../cli/gateway.ts", import.meta.url));

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

  const run = async (...words: readonly string[]): Promise<{ readonly link: string | null }> => {
    const args = [cli, "staff", ...words, "--data", app.services.config.data];
    return JSON.parse((await promisify(execFile)(process.execPath, args)).stdout);
  };

  it("X-52: `gateway staff` gives a role and a link that works once; for somebody known it adds the role alone", async () => {
    const { link } = await run(
      "first@kickline.example",
      "--merchant",
      "kickline",
      "--role",
      "OWNER",
      "--name",
      "First",
    );
    const guest = new Staff(app, "KICKLINE");
    const token = new URL(link ?? "").hash.slice(1);
    await guest.get(acceptStaffInvitation, { token, password: staffPassword });
    expect(await guest.refuse(acceptStaffInvitation, { token, password: staffPassword })).toBe("invitation.invalid");
    expect((await guest.get(listAudit, {})).items[0]).toMatchObject({ action: "give role", after: "OWNER" });
    expect(await run("first@kickline.example", "--merchant", "all", "--role", "AUDITOR")).toEqual({ link: null });
    expect((await guest.me()).merchants.map(({ code }) => code)).toEqual(["AURELUNE", "KICKLINE"]);
    for (const wrong of [
      ["x@y.example", "--merchant", "kickline", "--role", "KING"],
      ["x@y.example", "--merchant", "kickline"],
    ])
      await expect(run(...wrong)).rejects.toThrow();
  });
});
