import type { Config } from "../../config.ts";
import { createFirebasePhoneVerification } from "./createFirebasePhoneVerification.ts";
import { createLocalPhoneVerification } from "./createLocalPhoneVerification.ts";
import type { PhoneVerification } from "./PhoneVerification.ts";

type Settings = Pick<Config, "firebaseProject" | "firebaseKeys" | "widgetHost">;

/** The third party selected by the settings, or this gateway itself. */
export function openPhoneVerification(
  { firebaseProject, firebaseKeys, widgetHost = "" }: Settings,
  secret: string,
): PhoneVerification {
  return firebaseProject === undefined
    ? createLocalPhoneVerification(secret)
    : createFirebasePhoneVerification(firebaseProject, `${widgetHost}/widgets/firebase`, firebaseKeys);
}
