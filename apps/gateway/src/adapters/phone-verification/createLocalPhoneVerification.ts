import { hkdfSync, randomUUID } from "node:crypto";
import { errors, jwtVerify, SignJWT } from "jose";
import type { PhoneVerification } from "./PhoneVerification.ts";
import { toPhoneNumber } from "./toPhoneNumber.ts";

const issuer = "marquee:phone";

/** Phone verification by this gateway's own codes and tokens. Gateways that share `secret` accept each other's tokens. */
export function createLocalPhoneVerification(secret: string): PhoneVerification {
  const key = Buffer.from(hkdfSync("sha256", secret, "", "phone tokens", 32));
  return {
    kind: "local",
    createToken: async (tenantId, mobile) =>
      new SignJWT({ phone_number: mobile, auth_time: Math.floor(Date.now() / 1_000) })
        .setProtectedHeader({ alg: "HS256" })
        .setIssuer(issuer)
        .setAudience(tenantId)
        .setSubject(randomUUID())
        .setIssuedAt()
        .setExpirationTime("10m")
        .sign(key),
    async verify(tenantId, idToken) {
      try {
        const options = { algorithms: ["HS256"], issuer, audience: tenantId };
        return toPhoneNumber((await jwtVerify(idToken, key, options)).payload);
      } catch (error) {
        if (error instanceof errors.JOSEError) return undefined;
        throw error;
      }
    },
  };
}
