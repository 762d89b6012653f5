import { createHmac, timingSafeEqual } from "node:crypto";
import { providerSignature, toSignatureText } from "@marquee/contract";

/** What a signed call carries in its headers. */
export interface SignedCall {
  readonly timestamp: string;
  readonly signature: string;
  readonly path: string;
  readonly rawBody: string;
}

function isSame(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}

/** True for a call of the last minute signed with one of the secrets (contract 3.12.1). */
export function isSigned({ timestamp, signature, path, rawBody }: SignedCall, secrets: readonly string[]): boolean {
  if (!/^[0-9]{1,12}$/.test(timestamp)) return false;
  if (Math.abs(Date.now() / 1000 - Number(timestamp)) > providerSignature.toleranceSeconds) return false;
  const text = toSignatureText(timestamp, path, rawBody);
  return secrets.some((secret) => isSame(createHmac("sha256", secret).update(text).digest("hex"), signature));
}
