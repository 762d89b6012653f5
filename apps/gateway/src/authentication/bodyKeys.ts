import { encryptedBody, type PublicKey } from "@marquee/contract";
import { calculateJwkThumbprint, compactDecrypt, exportJWK, generateKeyPair, importJWK, type JWK } from "jose";
import { Type } from "typebox";
import { Value } from "typebox/value";
import type { Db } from "../db/Db.ts";
import { Refusal } from "../http/Refusal.ts";
import { takeNonce } from "./bodyNonceStore.ts";

const HeaderSchema = Type.Object({
  kid: Type.String(),
  mth: Type.String(),
  pth: Type.String(),
  mer: Type.String(),
  ts: Type.Number(),
  nonce: Type.String({ minLength: 16, maxLength: 64 }),
});

const PublicJwk = Type.Object({ kid: Type.String(), x: Type.String(), y: Type.String() });

/** The request that carries an encrypted body: the body's protected header must name the same. */
interface BodyContext {
  readonly method: string;
  readonly path: string;
  readonly merchant: string;
  readonly tenantId: string;
}

/** The gateway's keys for encrypted bodies (contract 3.5). */
export interface BodyKeys {
  readonly publicKey: PublicKey;
  /** The body's content. @throws Refusal with a code of `encryption.*` */
  readonly decrypt: (body: string, context: BodyContext) => Promise<unknown>;
}

/** A new private key for encrypted bodies. */
export async function createBodyKey(): Promise<JWK> {
  const { privateKey } = await generateKeyPair(encryptedBody.alg, { crv: "P-256", extractable: true });
  const jwk = await exportJWK(privateKey);
  return { ...jwk, kid: (await calculateJwkThumbprint(jwk)).slice(0, 16) };
}

function toPublicKey(jwk: JWK): PublicKey {
  if (!Value.Check(PublicJwk, jwk)) throw new Error("a body key is no P-256 key with an id");
  return { kid: jwk.kid, jwk: { kty: "EC", crv: "P-256", x: jwk.x, y: jwk.y } };
}

function isUsable(kid: unknown, keys: readonly JWK[]): boolean {
  return typeof kid === "string" && keys.some((key) => key.kid === kid);
}

/** Loads the keys: the first is current, the others still decrypt bodies from before a rotation. `db` holds the used nonces (decision 101). */
export async function openBodyKeys(keys: readonly JWK[], db: Db): Promise<BodyKeys> {
  const [present] = keys;
  if (present === undefined) throw new Error("there is no key for encrypted bodies");
  const publicKey = toPublicKey(present);
  const opened = new Map(
    await Promise.all(keys.map(async (jwk) => [jwk.kid, await importJWK(jwk, encryptedBody.alg)] as const)),
  );

  return {
    publicKey,
    async decrypt(body, context) {
      const result = await compactDecrypt(
        body,
        (header) => {
          if (!isUsable(header.kid, keys)) throw new Refusal("encryption.key.unknown", { value: { publicKey } });
          const key = opened.get(header.kid);
          if (key === undefined) throw new Refusal("encryption.invalid");
          return key;
        },
        { keyManagementAlgorithms: [encryptedBody.alg], contentEncryptionAlgorithms: [encryptedBody.enc] },
      ).catch((error: unknown) => {
        throw error instanceof Refusal ? error : new Refusal("encryption.invalid");
      });
      const header: unknown = result.protectedHeader;
      if (!Value.Check(HeaderSchema, header)) throw new Refusal("encryption.invalid");
      const { method, path, merchant, tenantId } = context;
      if (header.mth !== method || header.pth !== path || header.mer !== merchant)
        throw new Refusal("encryption.invalid");
      if (Math.abs(Date.now() / 1000 - header.ts) > encryptedBody.skewSeconds) throw new Refusal("encryption.skewed");
      if (!(await takeNonce(db, tenantId, header.nonce))) throw new Refusal("encryption.replayed");
      try {
        const content: unknown = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(result.plaintext));
        return content;
      } catch {
        throw new Refusal("request.invalid");
      }
    },
  };
}
