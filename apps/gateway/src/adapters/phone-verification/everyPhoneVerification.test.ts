import { randomBytes } from "node:crypto";
import { accounts, openThirdParties, type ThirdParties } from "@marquee/third-parties";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createFirebasePhoneVerification } from "./createFirebasePhoneVerification.ts";
import { createLocalPhoneVerification } from "./createLocalPhoneVerification.ts";
import type { PhoneVerification } from "./PhoneVerification.ts";

const mobile = "+84912345678";

describe.each(["local", "firebase"] as const)("phone verification of kind %s", (name) => {
  let firebase: ThirdParties;
  let verification: PhoneVerification;
  /** The token of somebody who has typed the number's code. */
  let prove: (number: string) => Promise<string>;

  beforeAll(async () => {
    firebase = await openThirdParties();
    const widget = "https://widgets.example/widgets/firebase";
    const local = createLocalPhoneVerification(randomBytes(32).toString("hex"));
    verification =
      name === "local" ? local : createFirebasePhoneVerification(accounts.firebaseProject, widget, firebase.keys);
    prove = async (number) =>
      name === "local" ? ((await local.createToken?.("one", number)) ?? "") : firebase.sign(firebase.toClaims(number));
  });
  afterAll(() => firebase.close());

  it("RG-25: a token proves the number that it was made for", async () => {
    expect(await verification.verify("one", await prove(mobile))).toBe(mobile);
  });

  it("RG-25: refuses a changed token, one without a signature, and text that is no token", async () => {
    const [head = "", body = "", signature = ""] = (await prove(mobile)).split(".");
    const claims = JSON.parse(Buffer.from(body, "base64url").toString("utf8"));
    const other = Buffer.from(JSON.stringify({ ...claims, phone_number: "+84987654321" })).toString("base64url");
    const none = Buffer.from(JSON.stringify({ alg: "none" })).toString("base64url");
    for (const token of [
      `${head}.${other}.${signature}`,
      `${head}.${body}.`,
      `${none}.${body}.`,
      "",
      "x",
      "a.b.c",
      "\0",
    ])
      expect(await verification.verify("one", token), token).toBeUndefined();
  });

  it("RG-22: either sends codes by the gateway or shows the service's widget", () => {
    expect([verification.createToken === undefined, verification.widget === undefined]).toEqual(
      name === "local" ? [false, true] : [true, false],
    );
  });
});
