import { msg } from "@lingui/core/macro";
import { socialProviders, toSocialPath } from "@marquee/contract";
import type { FeatureModule } from "@marquee/runtime";
import { loginPopupModal, paths, registerModal, showModal, trialModal } from "@marquee/runtime";
import { GuestBar } from "./components/GuestBar/GuestBar.tsx";
import { forgotPasswordModal } from "./modals/forgotPasswordModal.ts";
import { registeredAccountModal } from "./modals/registeredAccountModal.ts";
import { registerSuccessModal } from "./modals/registerSuccessModal.ts";

/** Login, registration, free demo (domain `auth`). */
export const authFeature: FeatureModule = {
  id: "auth",
  headerActions: [{ id: "guest", order: 95, moduleId: "LOGIN3", Action: GuestBar }],
  routes: [
    {
      paths: [paths.login],
      moduleId: "LOGIN3",
      title: msg`Log in`,
      holds: true,
      areas: ["header", "menu", "footer"],
      load: () => import("./screens/LoginScreen/LoginScreen.tsx").then(({ LoginScreen }) => ({ Screen: LoginScreen })),
    },
    {
      paths: socialProviders.map(toSocialPath),
      moduleId: "SOCLOGIN3",
      title: msg`Log in`,
      holds: true,
      areas: ["header", "menu", "footer"],
      load: () =>
        import("./screens/SocialScreen/SocialScreen.tsx").then(({ SocialScreen }) => ({ Screen: SocialScreen })),
    },
    {
      paths: [paths.confirmContact],
      moduleId: "LOGIN3",
      title: msg`Confirm your contact`,
      holds: true,
      areas: ["header", "menu", "footer"],
      load: () =>
        import("./screens/ConfirmContactScreen/ConfirmContactScreen.tsx").then(({ ConfirmContactScreen }) => ({
          Screen: ConfirmContactScreen,
        })),
    },
    {
      paths: [paths.resetPassword],
      moduleId: "FORGMAIL3",
      title: msg`New password`,
      holds: true,
      areas: ["header", "menu", "footer"],
      load: () =>
        import("./screens/ResetPasswordScreen/ResetPasswordScreen.tsx").then(({ ResetPasswordScreen }) => ({
          Screen: ResetPasswordScreen,
        })),
    },
  ],
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
