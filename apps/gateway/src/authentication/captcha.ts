import { createHash, createHmac, randomBytes, randomInt, randomUUID, timingSafeEqual } from "node:crypto";
import svgCaptcha from "svg-captcha";
import type { ShortLivedState } from "../adapters/short-lived-state/ShortLivedState.ts";

const life = 300_000;
/** The upper bound of the number to find: about a quarter of a second of work in a browser. */
const mostWork = 50_000;

/** A visitor's answer to a captcha. */
export interface CaptchaAnswer {
  readonly captcha?: string;
  readonly captchaId?: string;
  readonly captchaProof?: string;
}

/** A picture to read, as base64 SVG, and a challenge to compute for visitors who cannot read it. */
export interface Captcha {
  readonly createPicture: (tenantId: string) => Promise<{ readonly image: string; readonly captchaId: string }>;
  readonly createChallenge: (tenantId: string) => { readonly challenge: string; readonly expiresAt: number };
  /**
   * True once for a right answer; any attempt uses up the picture or challenge. Only the same answer sent again with the same
   * `intent`, a key that nobody else knows, gets the same result.
   */
  readonly accept: (tenantId: string, answer: CaptchaAnswer, intent?: string) => Promise<boolean>;
}

interface Proof {
  readonly salt: string;
  readonly challenge: string;
  readonly signature: string;
  readonly number: number;
}

function toProof(text: string): Proof | undefined {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (typeof data !== "object" || data === null) return undefined;
  const { salt, challenge, signature, number } = { salt: "", challenge: "", signature: "", number: -1, ...data };
  const isProof = [salt, challenge, signature].every((part) => typeof part === "string") && Number.isInteger(number);
  return isProof ? { salt, challenge, signature, number } : undefined;
}

function isSame(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}

function sha256(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}

/** Captchas signed with `secret`; `state` holds pending pictures and used proofs. */
export function createCaptcha(secret: string, state: ShortLivedState): Captcha {
  const sign = (text: string): string => createHmac("sha256", secret).update(text).digest("hex");

  /** Uses up a picture or challenge. */
  async function use(id: string, text: string, intent: string | undefined): Promise<boolean> {
    const holder = intent === undefined ? randomUUID() : sign(`${intent} ${text}`);
    return state.claim("captcha-use", id, holder, life);
  }

  async function acceptProof(tenantId: string, text: string, intent: string | undefined): Promise<boolean> {
    const proof = toProof(text);
    if (proof === undefined || !isSame(proof.signature, sign(`${proof.salt} ${proof.challenge}`))) return false;
    const [owner, until] = proof.salt.split(".");
    if (owner !== tenantId || Number(until) < Date.now()) return false;
    if (!(await use(`${tenantId} ${proof.challenge}`, text, intent))) return false;
    return isSame(sha256(`${proof.salt}${proof.number}`), proof.challenge);
  }

  return {
    async createPicture(tenantId) {
      const { data, text } = svgCaptcha.create({
        size: 4,
        noise: 2,
        ignoreChars: "0oO1iIlL",
        color: false,
        background: "#f4f4f6",
      });
      const captchaId = randomUUID();
      await state.set("captcha-picture", `${tenantId} ${captchaId}`, text.toLowerCase(), life);
      return { image: Buffer.from(data).toString("base64"), captchaId };
    },
    createChallenge(tenantId) {
      const expiresAt = Date.now() + life;
      const salt = `${tenantId}.${expiresAt}.${randomBytes(12).toString("hex")}`;
      const challenge = sha256(`${salt}${randomInt(mostWork)}`);
      const signature = sign(`${salt} ${challenge}`);
      return {
        challenge: JSON.stringify({ algorithm: "SHA-256", salt, challenge, maxNumber: mostWork, signature }),
        expiresAt,
      };
    },
    async accept(tenantId, { captcha, captchaId, captchaProof }, intent) {
      if (captchaProof !== undefined) return acceptProof(tenantId, captchaProof, intent);
      if (captcha === undefined || captchaId === undefined) return false;
      const id = `${tenantId} ${captchaId}`;
      const text = await state.get("captcha-picture", id);
      if (text === undefined || !(await use(id, captcha, intent))) return false;
      return isSame(text, captcha.trim().toLowerCase());
    },
  };
}
