import { msg } from "@lingui/core/macro";
import { homePaths } from "@marquee/contract";
import type { FeatureModule } from "@marquee/runtime";
import { idleModal, paths, showModal } from "@marquee/runtime";
import { Frame } from "./components/Frame/Frame.tsx";
import { HeaderTheme } from "./components/ThemeSwitch/HeaderTheme.tsx";
import { menuSlice } from "./model/menuSlice.ts";
import { panelGroups } from "./model/panelGroups.ts";
import { HomeScreen } from "./screens/HomeScreen/HomeScreen.tsx";
import { useShellMenu } from "./model/useShellMenu.ts";
import { logoutModal } from "./modals/logoutModal.ts";

const frame = ["header", "menu", "banner", "footer"] as const;
const plain = ["header", "menu", "footer"] as const;

const loadCentre = () => import("./components/Centre/centreChunk.ts");
const loadCentreScreen = () => loadCentre().then(({ CentreScreen }) => ({ Screen: CentreScreen }));

/** The house itself: frame, home, status pages, both centres, theme and language (domain `system`). */
export const shellFeature: FeatureModule = {
  id: "shell",
  Frame,
  useMenuItems: useShellMenu,
  routes: [
    { paths: homePaths, moduleId: "CORE3", areas: frame, Screen: HomeScreen },
    {
      paths: [paths.member, `${paths.member}/:panel`],
      moduleId: "MEMCEN3",
      title: msg`Member centre`,
      areas: frame,
      load: loadCentreScreen,
    },
    {
      paths: [paths.agent, `${paths.agent}/:panel`],
      moduleId: "AGENT3",
      title: msg`Agent centre`,
      areas: frame,
      load: loadCentreScreen,
    },
    {
      paths: [paths.terms],
      moduleId: "CORE3",
      title: msg`Terms of use`,
      areas: plain,
      load: () => import("./screens/TermsScreen/TermsScreen.tsx").then(({ TermsScreen }) => ({ Screen: TermsScreen })),
    },
    {
      paths: [paths.privacy],
      moduleId: "CORE3",
      title: msg`Privacy`,
      areas: plain,
      load: () =>
        import("./screens/PrivacyScreen/PrivacyScreen.tsx").then(({ PrivacyScreen }) => ({ Screen: PrivacyScreen })),
    },
    {
      paths: [paths.saferPlay],
      moduleId: "CORE3",
      title: msg`Safer play`,
      areas: plain,
      load: () =>
        import("./screens/SaferPlayScreen/SaferPlayScreen.tsx").then(({ SaferPlayScreen }) => ({
          Screen: SaferPlayScreen,
        })),
    },
    {
      paths: ["/not-found", "*"],
      moduleId: "CORE3",
      title: msg`This page does not exist`,
      areas: plain,
      load: () =>
        import("./screens/NotFoundScreen/NotFoundScreen.tsx").then(({ NotFoundScreen }) => ({
          Screen: NotFoundScreen,
        })),
    },
  ],
  headerActions: [
    { id: "theme", order: 80, moduleId: "THEME3", Action: HeaderTheme },
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
    showModal(idleModal, {
      moduleId: "CORE3",
      load: () => import("./modals/IdleModal/IdleModal.tsx").then(({ IdleModal }) => ({ Modal: IdleModal })),
    }),
  ],
  panelGroups,
  slice: menuSlice,
  loadCentre,
  statusScreens: {
    maintenance: () =>
      import("./screens/MaintenanceScreen/MaintenanceScreen.tsx").then(({ MaintenanceScreen }) => ({
        Screen: MaintenanceScreen,
      })),
    region: () =>
      import("./screens/RegionScreen/RegionScreen.tsx").then(({ RegionScreen }) => ({ Screen: RegionScreen })),
  },
};
