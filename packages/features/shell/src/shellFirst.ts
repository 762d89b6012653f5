import { homePaths } from "@marquee/contract";
import { type FirstManifest, paths } from "@marquee/runtime";
import { Frame } from "./components/Frame/Frame.tsx";
import { HeaderDownload } from "./components/HeaderDownload/HeaderDownload.tsx";
import { HeaderTheme } from "./components/ThemeSwitch/HeaderTheme.tsx";
import { menuSlice } from "./model/menuSlice.ts";
import { useShellMenu } from "./model/useShellMenu.ts";
import { HomeScreen } from "./screens/HomeScreen/HomeScreen.tsx";

const frame = ["header", "menu", "banner", "footer"] as const;
const plain = ["header", "menu", "footer"] as const;

/** What a visitor's first page needs of the house: its frame, home, and the pages that may replace the site. */
export const shellFirst: FirstManifest = {
  id: "shell",
  Frame,
  useMenuItems: useShellMenu,
  routes: [
    { paths: homePaths, moduleId: "CORE3", areas: frame, Screen: HomeScreen },
    {
      paths: [paths.member, `${paths.member}/:panel`],
      moduleId: "MEMCEN3",
      areas: frame,
    },
    {
      paths: [paths.agent, `${paths.agent}/:panel`],
      moduleId: "AGENT3",
      areas: frame,
    },
    {
      paths: [paths.terms],
      moduleId: "CORE3",
      areas: plain,
    },
    {
      paths: [paths.privacy],
      moduleId: "CORE3",
      areas: plain,
    },
    {
      paths: [paths.saferPlay],
      moduleId: "CORE3",
      areas: plain,
    },
    { paths: [paths.about], moduleId: "CORE3", areas: plain },
    { paths: [paths.affiliate], moduleId: "FOOTAFF3", areas: plain },
    { paths: [paths.down, "/download"], moduleId: "DOWNLOAD3", areas: frame },
    {
      paths: ["/not-found", "*"],
      moduleId: "CORE3",
      areas: plain,
    },
  ],
  headerActions: [
    { id: "download", order: 70, moduleId: "DOWNLOAD3", Action: HeaderDownload },
    { id: "theme", order: 80, moduleId: "THEME3", Action: HeaderTheme },
  ],
  centreDoors: [{ centre: "member", moduleId: "MEMCEN3" }],
  slice: menuSlice,
  statusScreens: {
    maintenance: () =>
      import("./screens/MaintenanceScreen/MaintenanceScreen.tsx").then(({ MaintenanceScreen }) => ({
        Screen: MaintenanceScreen,
      })),
    region: () =>
      import("./screens/RegionScreen/RegionScreen.tsx").then(({ RegionScreen }) => ({ Screen: RegionScreen })),
    page: () => import("./components/StatusPage/OpenPage.tsx").then(({ OpenPage }) => ({ Screen: OpenPage })),
  },
};
