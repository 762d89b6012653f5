import type { Captcha } from "../../identity/captcha.ts";
import type { BotCheck } from "./BotCheck.ts";

/** A bot check of our own: the browser works a challenge out, which costs a program as much at each registration. */
export function createWorkBotCheck(captcha: Pick<Captcha, "createChallenge" | "accept">): BotCheck {
  return {
    kind: "work",
    createChallenge: (tenantId) => ({ kind: "WORK", ...captcha.createChallenge(tenantId) }),
    accept: async (tenantId, proof, intent) =>
      "proof" in proof && captcha.accept(tenantId, { captchaProof: proof.proof }, intent),
  };
}
