import { msg } from "@lingui/core/macro";
import { changePasswordModal, type FeatureModule, modalOpened, showModal } from "@marquee/runtime";
import { IdentityIcon, SecurityIcon } from "@marquee/ui-kit";

/** The member's own control of the account: password, devices, activity. */
export const securityFeature: FeatureModule = {
  id: "security",
  modals: [
    showModal(changePasswordModal, {
      moduleId: "PASSWORD3",
      load: () =>
        import("./modals/ChangePasswordModal/ChangePasswordModal.tsx").then(({ ChangePasswordModal }) => ({
          Modal: ChangePasswordModal,
        })),
    }),
  ],
  // The form without which the session may do nothing (LG-09).
  refusals: [
    { codes: ["password.change.required"], toAction: () => modalOpened(changePasswordModal, { reason: "forced" }) },
  ],
  panels: [
    {
      id: "securityCenter",
      centre: "member",
      group: "account",
      order: 10,
      moduleId: "SECCEN3",
      label: msg`Security`,
      icon: SecurityIcon,
      load: () =>
        import("./panels/SecurityCenterPanel/SecurityCenterPanel.tsx").then(({ SecurityCenterPanel }) => ({
          Panel: SecurityCenterPanel,
        })),
    },
    {
      id: "identity",
      centre: "member",
      group: "account",
      order: 20,
      moduleId: "KYC3",
      label: msg`Identity`,
      icon: IdentityIcon,
      load: () =>
        import("./panels/IdentityPanel/IdentityPanel.tsx").then(({ IdentityPanel }) => ({ Panel: IdentityPanel })),
    },
  ],
};
