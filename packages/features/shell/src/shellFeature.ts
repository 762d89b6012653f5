import { msg } from "@lingui/core/macro";
import type { FeatureModule } from "@marquee/runtime";
import { idleModal, paths, showModal } from "@marquee/runtime";
import { panelGroups } from "./model/panelGroups.ts";
import { downloadModal } from "./modals/downloadModal.ts";
import { logoutModal } from "./modals/logoutModal.ts";
import { shellFirst } from "./shellFirst.ts";

const loadCentre = () => import("./components/Centre/centreChunk.ts");
const loadCentreScreen = () => loadCentre().then(({ CentreScreen }) => ({ Screen: CentreScreen }));

/** The house itself: frame, home, status pages, both centres, theme and language (domain `system`). */
export const shellFeature: FeatureModule = {
  ...shellFirst,
  id: "shell",
  screens: {
    [paths.member]: { title: msg`Member centre`, load: loadCentreScreen },
    [paths.agent]: { title: msg`Agent centre`, load: loadCentreScreen },
    [paths.about]: {
      title: msg`About us`,
      load: () => import("./screens/AboutScreen/AboutScreen.tsx").then(({ AboutScreen }) => ({ Screen: AboutScreen })),
    },
    [paths.affiliate]: {
      title: msg`Affiliates`,
      load: () =>
        import("./screens/AffiliateScreen/AffiliateScreen.tsx").then(({ AffiliateScreen }) => ({
          Screen: AffiliateScreen,
        })),
    },
    [paths.terms]: {
      title: msg`Terms of use`,
      load: () => import("./screens/TermsScreen/TermsScreen.tsx").then(({ TermsScreen }) => ({ Screen: TermsScreen })),
    },
    [paths.privacy]: {
      title: msg`Privacy`,
      load: () =>
        import("./screens/PrivacyScreen/PrivacyScreen.tsx").then(({ PrivacyScreen }) => ({ Screen: PrivacyScreen })),
    },
    [paths.saferPlay]: {
      title: msg`Safer play`,
      load: () =>
        import("./screens/SaferPlayScreen/SaferPlayScreen.tsx").then(({ SaferPlayScreen }) => ({
          Screen: SaferPlayScreen,
        })),
    },
    [paths.down]: {
      title: msg`Download the app`,
      load: () =>
        import("./screens/DownloadScreen/DownloadScreen.tsx").then(({ DownloadScreen }) => ({
          Screen: DownloadScreen,
        })),
    },
    "/not-found": {
      title: msg`This page does not exist`,
      load: () =>
        import("./screens/NotFoundScreen/NotFoundScreen.tsx").then(({ NotFoundScreen }) => ({
          Screen: NotFoundScreen,
        })),
    },
  },
  headerActions: [
    ...(shellFirst.headerActions ?? []),
    {
      id: "member",
      order: 90,
      moduleId: "CORE3",
      loadForMembers: () =>
        import("./components/MemberBar/MemberBar.tsx").then(({ MemberBar }) => ({ Action: MemberBar })),
    },
  ],
  modals: [
    showModal(logoutModal, {
      moduleId: "CORE3",
      load: () => import("./modals/LogoutModal/LogoutModal.tsx").then(({ LogoutModal }) => ({ Modal: LogoutModal })),
    }),
    showModal(downloadModal, {
      moduleId: "DOWNLOAD3",
      load: () =>
        import("./modals/DownloadModal/DownloadModal.tsx").then(({ DownloadModal }) => ({ Modal: DownloadModal })),
    }),
    showModal(idleModal, {
      moduleId: "CORE3",
      load: () => import("./modals/IdleModal/IdleModal.tsx").then(({ IdleModal }) => ({ Modal: IdleModal })),
    }),
  ],
  panelGroups,
  loadCentre,
};
