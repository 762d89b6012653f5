import { msg } from "@lingui/core/macro";
import { toSocialPath } from "@marquee/contract";
import type { FeatureModule } from "@marquee/runtime";
import { loginPopupModal, paths, registerModal, showModal, trialModal } from "@marquee/runtime";
import { authFirst } from "./authFirst.ts";
import { forgotPasswordModal } from "./modals/forgotPasswordModal.ts";
import { registeredAccountModal } from "./modals/registeredAccountModal.ts";
import { registerSuccessModal } from "./modals/registerSuccessModal.ts";

/** Login, registration, free demo (domain `auth`). */
export const authFeature: FeatureModule = {
  ...authFirst,
  id: "auth",
  screens: {
    [paths.login]: {
      title: msg`Log in`,
      load: () => import("./screens/LoginScreen/LoginScreen.tsx").then(({ LoginScreen }) => ({ Screen: LoginScreen })),
    },
    [toSocialPath("GOOGLE")]: {
      title: msg`Log in`,
      load: () =>
        import("./screens/SocialScreen/SocialScreen.tsx").then(({ SocialScreen }) => ({ Screen: SocialScreen })),
    },
    [paths.confirmContact]: {
      title: msg`Confirm your contact`,
      load: () =>
        import("./screens/ConfirmContactScreen/ConfirmContactScreen.tsx").then(({ ConfirmContactScreen }) => ({
          Screen: ConfirmContactScreen,
        })),
    },
    [paths.resetPassword]: {
      title: msg`New password`,
      load: () =>
        import("./screens/ResetPasswordScreen/ResetPasswordScreen.tsx").then(({ ResetPasswordScreen }) => ({
          Screen: ResetPasswordScreen,
        })),
    },
  },
  modals: [
    showModal(forgotPasswordModal, {
      moduleId: "LOGIN3",
      load: () =>
        import("./modals/ForgotPasswordModal/ForgotPasswordModal.tsx").then(({ ForgotPasswordModal }) => ({
          Modal: ForgotPasswordModal,
        })),
    }),
    showModal(loginPopupModal, {
      moduleId: "LOGIN3",
      load: () => import("./modals/LoginModal/LoginModal.tsx").then(({ LoginModal }) => ({ Modal: LoginModal })),
    }),
    showModal(registerModal, {
      moduleId: "SIGNUP3",
      load: () =>
        import("./modals/RegisterModal/RegisterModal.tsx").then(({ RegisterModal }) => ({ Modal: RegisterModal })),
    }),
    showModal(registerSuccessModal, {
      moduleId: "SIGNUP3",
      load: () =>
        import("./modals/RegisterSuccessModal/RegisterSuccessModal.tsx").then(({ RegisterSuccessModal }) => ({
          Modal: RegisterSuccessModal,
        })),
    }),
    showModal(registeredAccountModal, {
      moduleId: "SIGNUP3",
      load: () =>
        import("./modals/RegisteredAccountModal/RegisteredAccountModal.tsx").then(({ RegisteredAccountModal }) => ({
          Modal: RegisteredAccountModal,
        })),
    }),
    showModal(trialModal, {
      moduleId: "LOGIN3",
      load: () => import("./modals/TrialModal/TrialModal.tsx").then(({ TrialModal }) => ({ Modal: TrialModal })),
    }),
  ],
};
