import { createHmac, randomUUID } from "node:crypto";
import type { FastifyBaseLogger } from "fastify";
import type { ShortLivedState } from "../short-lived-state/ShortLivedState.ts";
import type { BotCheck } from "./BotCheck.ts";

/** Where Geetest checks proofs. */
const geetestHost = "https://gcaptcha4.geetest.com";

const timeout = 5_000;
/** How long an accepted proof is remembered, in milliseconds: longer than Geetest considers it valid. */
const life = 900_000;

/** A Geetest account. */
export interface GeetestAccount {
  readonly id: string;
  readonly key: string;
  readonly host?: string | undefined;
  /** The address of the page with Geetest's widget. */
  readonly widget: string;
}

/**
 * Geetest's server check, version 4: the page's four values and an HMAC of the first one go to `/validate`. A check that
 * cannot be completed counts as failed.
 */
export function createGeetestBotCheck(
  { id, key, host = geetestHost, widget }: GeetestAccount,
  state: Pick<ShortLivedState, "claim">,
  log: Pick<FastifyBaseLogger, "error">,
): BotCheck {
  async function ask(values: Readonly<Record<string, string>>): Promise<boolean> {
    const sign_token = createHmac("sha256", key)
      .update(values["lot_number"] ?? "")
      .digest("hex");
    try {
      const response = await fetch(`${host}/validate?captcha_id=${encodeURIComponent(id)}`, {
        method: "POST",
        body: new URLSearchParams({ ...values, sign_token }),
        redirect: "error",
        signal: AbortSignal.timeout(timeout),
      });
      const answer: unknown = await response.json();
      return response.ok && Object(answer).status === "success" && Object(answer).result === "success";
    } catch (error) {
      log.error({ reason: error instanceof Error ? error.message : "unknown" }, "Geetest could not be asked");
      return false;
    }
  }

  return {
    kind: "geetest",
    createChallenge: () => ({ kind: "GEETEST", captchaId: id, widget }),
    async accept(tenantId, proof, intent = randomUUID()) {
      if ("proof" in proof) return false;
      const { lot_number, captcha_output, pass_token, gen_time } = proof;
      // Remembered here too: a proof is never checked twice, whatever Geetest would answer the second time.
      if (!(await state.claim("captcha-use", `${tenantId} geetest ${lot_number}`, intent, life))) return false;
      return ask({ lot_number, captcha_output, pass_token, gen_time });
    },
  };
}
