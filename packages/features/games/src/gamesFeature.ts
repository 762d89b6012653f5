import { msg } from "@lingui/core/macro";
import type { FeatureModule, HomeSection } from "@marquee/runtime";
import { paths } from "@marquee/runtime";
import { CategoriesSection } from "./homeSections/CategoriesSection.tsx";
import { HotSection } from "./homeSections/HotSection.tsx";
import { LanesSection } from "./homeSections/LanesSection.tsx";
import { SearchSection } from "./homeSections/SearchSection.tsx";
import { categoryLooks } from "./model/categoryLooks.ts";
import { useGamesMenu } from "./model/useGamesMenu.ts";

const frame = ["header", "menu", "banner", "footer"] as const;

const loadLobby = () =>
  import("./screens/LobbyScreen/LobbyScreen.tsx").then(({ LobbyScreen }) => ({ Screen: LobbyScreen }));

const sections: readonly HomeSection[] = [
  { id: "search", moduleId: "LOBBY3", Section: SearchSection },
  { id: "categories", moduleId: "LOBBY3", Section: CategoriesSection },
  {
    id: "recent",
    moduleId: "LOBBYRECENT3",
    loadDeferred: () => import("./homeSections/RecentSection.tsx").then(({ RecentSection }) => RecentSection),
  },
  { id: "hot", moduleId: "LOBBYHOT3", Section: HotSection },
  {
    id: "collections",
    moduleId: "LOBBY3",
    loadDeferred: () =>
      import("./homeSections/CollectionsSection.tsx").then(({ CollectionsSection }) => CollectionsSection),
  },
  {
    id: "vendors",
    moduleId: "LOBBY3",
    loadDeferred: () => import("./homeSections/VendorsSection.tsx").then(({ VendorsSection }) => VendorsSection),
  },
  { id: "lanes", moduleId: "LOBBY3", Section: LanesSection },
];

/** Lobby, favourites, search and the game page (domain `games`). */
export const gamesFeature: FeatureModule = {
  id: "games",
  useMenuItems: useGamesMenu,
  homeSections: sections,
  routes: [
    { paths: [paths.elott], moduleId: "GELOTT3", title: categoryLooks.ELOTT.label, areas: frame, load: loadLobby },
    { paths: [paths.live], moduleId: "GLIVE3", title: categoryLooks.LIVE.label, areas: frame, load: loadLobby },
    {
      paths: [paths.sports],
      moduleId: "GSPORTS3",
      title: categoryLooks.SPORTS.label,
      areas: ["header", "menu", "footer"],
      load: loadLobby,
    },
    { paths: [paths.fish], moduleId: "GFISH3", title: categoryLooks.FISH.label, areas: frame, load: loadLobby },
    { paths: [paths.egame], moduleId: "GRNG3", title: categoryLooks.RNG.label, areas: frame, load: loadLobby },
    { paths: [paths.pvp], moduleId: "GPVP3", title: categoryLooks.PVP.label, areas: frame, load: loadLobby },
    {
      paths: [paths.esports],
      moduleId: "GESPORTS3",
      title: categoryLooks.ESPORTS.label,
      areas: frame,
      load: loadLobby,
    },
    {
      paths: [paths.cockfight],
      moduleId: "GCOCK3",
      title: categoryLooks.COCKFIGHT.label,
      areas: frame,
      load: loadLobby,
    },
    {
      paths: [paths.inhouse],
      moduleId: "GINHOUSE3",
      title: categoryLooks.INHOUSE.label,
      areas: frame,
      load: loadLobby,
    },
    {
      paths: [paths.hot],
      moduleId: "LOBBYHOT3",
      title: msg`Hot games`,
      areas: frame,
      load: () => import("./screens/HotScreen/HotScreen.tsx").then(({ HotScreen }) => ({ Screen: HotScreen })),
    },
    {
      paths: [paths.favourites],
      moduleId: "LOBBYFAV3",
      title: msg`Favourites`,
      areas: frame,
      load: () =>
        import("./screens/FavouritesScreen/FavouritesScreen.tsx").then(({ FavouritesScreen }) => ({
          Screen: FavouritesScreen,
        })),
    },
    {
      paths: [paths.search],
      moduleId: "LOBBY3",
      title: msg`Search games`,
      areas: frame,
      load: () =>
        import("./screens/SearchScreen/SearchScreen.tsx").then(({ SearchScreen }) => ({ Screen: SearchScreen })),
    },
    {
      paths: [paths.byIframe],
      moduleId: "LOBBY3",
      title: msg`Game`,
      holds: true,
      areas: ["header"],
      load: () => import("./screens/GameScreen/GameScreen.tsx").then(({ GameScreen }) => ({ Screen: GameScreen })),
    },
  ],
};
