/** The algorithm, content encryption and limits of encrypted bodies (contract 3.5). */
export const encryptedBody = {
  alg: "ECDH-ES+A256KW",
  enc: "A256GCM",
  contentType: "application/jose",
  /** Seconds that a body's `ts` may be off the gateway's clock. */
  skewSeconds: 120,
  /** Seconds that a nonce is remembered. */
  nonceSeconds: 300,
} as const;

/** The protected header of an encrypted body: what the gateway compares with the request (contract 3.5). */
export type EncryptedHeader = {
  readonly kid: string;
  /** Method. */
  readonly mth: string;
  /** Path without query. */
  readonly pth: string;
  /** Merchant code. */
  readonly mer: string;
  /** Seconds since the epoch. */
  readonly ts: number;
  /** 16 random bytes, base64url. */
  readonly nonce: string;
};
