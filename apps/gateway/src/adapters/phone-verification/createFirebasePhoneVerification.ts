import { createRemoteJWKSet, errors, jwtVerify } from "jose";
import { Refusal } from "../../http/Refusal.ts";
import type { PhoneVerification } from "./PhoneVerification.ts";
import { toPhoneNumber } from "./toPhoneNumber.ts";

/** Where Google publishes the keys of Firebase's ID tokens as a JWKS. */
const firebaseKeys = "https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com";

/** Errors that say nothing about the token: the keys could not be fetched. */
const isUnreachable = (error: unknown): boolean => {
  if (!(error instanceof errors.JOSEError)) return true;
  // The library's error code for a status other than 200.
  const isRefused = error.code === errors.JOSEError.code;
  return isRefused || error instanceof errors.JWKSTimeout || error instanceof errors.JWKSInvalid;
};

/**
 * Phone verification by a Firebase project, whose ID tokens are checked as its documentation says: RS256 by the published
 * keys, issuer, audience, life, subject, and when the phone's code was typed. The keys are cached for ten minutes.
 *
 * `verify` throws Refusal `server.busy` while the keys cannot be read.
 */
export function createFirebasePhoneVerification(
  project: string,
  widget: string,
  keys = firebaseKeys,
): PhoneVerification {
  const keySet = createRemoteJWKSet(new URL(keys), { timeoutDuration: 5_000 });
  const options = { algorithms: ["RS256"], issuer: `https://securetoken.google.com/${project}`, audience: project };
  return {
    kind: "firebase",
    widget,
    async verify(_tenantId, idToken) {
      try {
        return toPhoneNumber((await jwtVerify(idToken, keySet, options)).payload);
      } catch (error) {
        if (isUnreachable(error)) throw new Refusal("server.busy", { retryAfter: 5 });
        return undefined;
      }
    },
  };
}
