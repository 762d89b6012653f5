import type { Captcha } from "../../authentication/captcha.ts";
import type { BotCheck } from "./BotCheck.ts";

/** Our own bot check: the browser solves a proof-of-work challenge, which costs a program just as much at each registration. */
export function createWorkBotCheck(captcha: Pick<Captcha, "createChallenge" | "accept">): BotCheck {
  return {
    kind: "work",
    createChallenge: (tenantId) => ({ kind: "WORK", ...captcha.createChallenge(tenantId) }),
    accept: async (tenantId, proof, intent) =>
      "proof" in proof && captcha.accept(tenantId, { captchaProof: proof.proof }, intent),
  };
}
