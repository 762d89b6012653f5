import { loginByPasskey, startPasskeyLogin } from "@marquee/contract";
import { answer, refusal, takeFaults } from "@marquee/testing";
import { afterEach, describe, expect, it, vi } from "vitest";
import { loginPopup, openLoginPopup } from "../authForms.ts";
import { patience } from "../openScreen.tsx";

afterEach(() => void vi.restoreAllMocks());

const bytes = new Uint8Array([1, 2, 3, 4]).buffer;

/** What a browser's device answers; what it holds is the gateway's business. */
const signed = {
  id: "AQIDBA",
  rawId: bytes,
  type: "public-key",
  authenticatorAttachment: "platform",
  response: { authenticatorData: bytes, clientDataJSON: bytes, signature: bytes, userHandle: null },
  getClientExtensionResults: () => ({}),
};

describe("a login with a passkey", () => {
  it("X-19, LG-15: one that may have been copied leads to the second step", async () => {
    vi.spyOn(PublicKeyCredential, "isConditionalMediationAvailable").mockResolvedValue(false);
    const ask = vi.spyOn(navigator.credentials, "get");
    Reflect.apply(ask.mockResolvedValue, ask, [signed]);
    const { listCalls } = await openLoginPopup(
      "saltlantern",
      answer(startPasskeyLogin, () => ({
        options: JSON.stringify({ challenge: "AQIDBA", userVerification: "required" }),
      })),
      refusal(loginByPasskey, "login.second.factor.required", {
        value: { challengeId: "challenge", methods: ["TOTP"], reason: "TWO_FACTOR", expiredMinutes: 5 },
      }),
    );
    await loginPopup.getByRole("button", { name: "Log in with a passkey" }).click();
    await expect.element(loginPopup.getByLabelText("Code from your authenticator app"), patience).toBeVisible();
    expect(listCalls(loginByPasskey)).toHaveLength(1);
    expect(takeFaults()).toEqual([]);
  });
});
