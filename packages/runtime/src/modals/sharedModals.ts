import { defineModal } from "./defineModal.ts";

// Modals that more than one package opens, by the specification's names (§2). Others stay in their feature.

/** The login, over any page (HD-06). */
export const loginPopupModal = defineModal("loginPopupModal");

/** The registration, over any page (HD-08). */
export const registerModal = defineModal("registerModal");

/** Tells a trial account that it needs a real one (RP-06). */
export const trialModal = defineModal("trialModal");

/** Warns that the session is about to end (LG-24). */
export const idleModal = defineModal("idleModal");

/** Changes the login password (HD-04): by choice, because it has expired, or because it is required before anything else (LG-09 to LG-11). */
export const changePasswordModal = defineModal<{ readonly reason: "chosen" | "expired" | "forced" }>(
  "changePasswordModal",
);

/** The notices that a merchant shows after a login. */
export const afterLoginModal = defineModal("afterLoginModal");
