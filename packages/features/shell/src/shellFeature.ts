import type { FeatureModule } from "@marquee/runtime";
import { homePaths } from "@marquee/runtime";
import { Frame } from "./components/Frame/Frame.tsx";
import { ThemeSwitch } from "./components/ThemeSwitch/ThemeSwitch.tsx";
import { HomeScreen } from "./screens/HomeScreen/HomeScreen.tsx";
import { useShellMenu } from "./model/useShellMenu.ts";

const frame = ["header", "menu", "banner", "footer"] as const;

/** The house itself: frame, home, status pages, member centre, theme and language (domain `system`). */
export const shellFeature: FeatureModule = {
  id: "shell",
  Frame,
  useMenuItems: useShellMenu,
  routes: [
    { paths: homePaths, moduleId: "CORE3", areas: frame, Screen: HomeScreen },
    {
      paths: ["/not-found", "*"],
      moduleId: "CORE3",
      areas: ["header", "menu", "footer"],
      load: () => import("./screens/NotFoundScreen/NotFoundScreen.tsx").then(({ NotFoundScreen }) => ({ Screen: NotFoundScreen })),
    },
  ],
  headerActions: [
    { id: "theme", order: 80, moduleId: "THEME3", Action: ThemeSwitch },
    { id: "member", order: 90, moduleId: "CORE3", loadForMembers: () => import("./components/MemberBar/MemberBar.tsx").then(({ MemberBar }) => ({ Action: MemberBar })) },
  ],
  modals: [
    { name: "logoutModal", moduleId: "CORE3", load: () => import("./modals/LogoutModal/LogoutModal.tsx").then(({ LogoutModal }) => ({ Modal: LogoutModal })) },
    { name: "idleModal", moduleId: "CORE3", load: () => import("./modals/IdleModal/IdleModal.tsx").then(({ IdleModal }) => ({ Modal: IdleModal })) },
  ],
  loadCentre: () => import("./components/MemberCentre/MemberCentre.tsx").then(({ MemberCentre }) => ({ Centre: MemberCentre })),
  statusScreens: {
    maintenance: () => import("./screens/MaintenanceScreen/MaintenanceScreen.tsx").then(({ MaintenanceScreen }) => ({ Screen: MaintenanceScreen })),
    region: () => import("./screens/RegionScreen/RegionScreen.tsx").then(({ RegionScreen }) => ({ Screen: RegionScreen })),
  },
};
