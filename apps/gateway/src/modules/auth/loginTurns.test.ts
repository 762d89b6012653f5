import { login, type LoginRequest } from "@marquee/contract";
import { loginStaff } from "@marquee/contract/staff";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openTestApp, type TestApp } from "../../../test/openTestApp.ts";
import { quickCost } from "../../../test/quickPasswords.ts";
import { deskSettings, Staff } from "../../../test/staff.ts";
import { openAurelune, openKickline } from "../../../test/visitor.ts";
import { compareHash, computeHash, hashThreadCount } from "../../authentication/hashThreads.ts";
import { createPasswords } from "../../authentication/passwords.ts";

const from = (address: string) => ({ headers: { "x-forwarded-for": address } });
const attempt = (name: string): LoginRequest => ({
  type: "username",
  username: name,
  password: name,
  side: "MEMBER",
  deviceId: "d",
});

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp({ ...deskSettings, MARQUEE_TRUST_PROXY: "127.0.0.1" });
});
afterAll(() => app.close());

it("X-20, LG-01: a thousand waiting logins of one merchant delay neither another merchant's login nor the desk's", async () => {
  const gate = Promise.withResolvers<void>();
  const started: string[] = [];
  Object.assign(app.services, {
    passwords: await createPasswords(quickCost, {
      compute: computeHash,
      compare: async (stored, password) => {
        started.push(password);
        await gate.promise;
        return compareHash(stored, password);
      },
    }),
  });
  const [aurelune, kickline] = [openAurelune(app), openKickline(app)];
  await Promise.all([aurelune.getStatus(), kickline.getStatus()]);
  let limited = 0;
  const flood = Array.from({ length: 1_000 }, async (_, index) => {
    const address = `10.${index >> 8}.${index & 255}.1`;
    const code = await aurelune.refuse(login, attempt(`flood${index}`), from(address));
    if (code === "rate.limited") limited += 1;
    return code;
  });
  await expect.poll(() => limited, { timeout: 60_000 }).toBe(1_000 - 64 - hashThreadCount);
  const other = kickline.refuse(login, attempt("single"), from("10.9.0.1"));
  const desk = new Staff(app).refuse(
    loginStaff,
    { email: "nobody@aurelune.example", password: "desk" },
    from("10.9.0.2"),
  );
  // The other merchant's takes the place of the newest one of the flood.
  await expect.poll(() => limited, { timeout: 60_000 }).toBe(1_001 - 64 - hashThreadCount);
  await expect.poll(() => started).toContain("desk");
  gate.resolve();
  expect([await other, await desk]).toEqual(["login.credentials.invalid", "login.credentials.invalid"]);
  await Promise.all(flood);
  expect(started.filter((name) => name !== "desk").indexOf("single")).toBe(hashThreadCount);
});
