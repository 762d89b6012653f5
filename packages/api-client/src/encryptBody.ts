import { CompactEncrypt, importJWK } from "jose";
import { type EncryptedHeader, encryptedBody, type PublicKey } from "@marquee/contract";

/**
 * What the header of an encrypted body names. `clockOffset` is the gateway's clock less ours, in milliseconds.
 *
 * @internal
 */
export type EncryptionInput = {
  readonly key: PublicKey;
  readonly method: string;
  readonly path: string;
  readonly merchantCode: string;
  readonly clockOffset: number;
};

const toBase64Url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");

/**
 * Makes the compact JWE of a body (contract 3.5). This file, and jose with it, loads with the first encrypted call.
 *
 * @internal
 */
export async function encryptBody(body: unknown, input: EncryptionInput): Promise<string> {
  const header: EncryptedHeader = {
    kid: input.key.kid,
    mth: input.method,
    pth: input.path,
    mer: input.merchantCode,
    ts: Math.floor((Date.now() + input.clockOffset) / 1000),
    nonce: toBase64Url(crypto.getRandomValues(new Uint8Array(16))),
  };
  const key = await importJWK(input.key.jwk, encryptedBody.alg);
  return new CompactEncrypt(new TextEncoder().encode(JSON.stringify(body)))
    .setProtectedHeader({ alg: encryptedBody.alg, enc: encryptedBody.enc, ...header })
    .encrypt(key);
}
