import type { Config } from "../../config.ts";
import { createFirebasePhoneVerification } from "./createFirebasePhoneVerification.ts";
import { createLocalPhoneVerification } from "./createLocalPhoneVerification.ts";
import type { PhoneVerification } from "./PhoneVerification.ts";

type Settings = Pick<Config, "firebaseProject" | "firebaseKeys">;

/** The third party selected by the settings, or this gateway itself. */
export function openPhoneVerification({ firebaseProject, firebaseKeys }: Settings, secret: string): PhoneVerification {
  return firebaseProject === undefined
    ? createLocalPhoneVerification(secret)
    : createFirebasePhoneVerification(firebaseProject, firebaseKeys);
}
