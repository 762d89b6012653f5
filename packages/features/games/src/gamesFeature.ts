import { type FeatureModule, type HomeSection, paths } from "@marquee/runtime";
import { gamesFirst } from "./gamesFirst.ts";

const loadLobby = () =>
  import("./screens/LobbyScreen/LobbyScreen.tsx").then(({ LobbyScreen }) => ({ Screen: LobbyScreen }));

const sections: readonly HomeSection[] = [
  {
    id: "recent",
    moduleId: "LOBBYRECENT3",
    loadDeferred: () => import("./homeSections/RecentSection.tsx").then(({ RecentSection }) => RecentSection),
  },
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
];

/** Lobby, favourites, search and the game page (domain `games`). */
export const gamesFeature: FeatureModule = {
  ...gamesFirst,
  id: "games",
  homeSections: [...(gamesFirst.homeSections ?? []), ...sections],
  screens: {
    [paths.elott]: loadLobby,
    [paths.live]: loadLobby,
    [paths.sports]: loadLobby,
    [paths.fish]: loadLobby,
    [paths.egame]: loadLobby,
    [paths.pvp]: loadLobby,
    [paths.esports]: loadLobby,
    [paths.cockfight]: loadLobby,
    [paths.inhouse]: loadLobby,
    [paths.hot]: () => import("./screens/HotScreen/HotScreen.tsx").then(({ HotScreen }) => ({ Screen: HotScreen })),
    [paths.favourites]: () =>
      import("./screens/FavouritesScreen/FavouritesScreen.tsx").then(({ FavouritesScreen }) => ({
        Screen: FavouritesScreen,
      })),
    [paths.search]: () =>
      import("./screens/SearchScreen/SearchScreen.tsx").then(({ SearchScreen }) => ({ Screen: SearchScreen })),
    [paths.byIframe]: () =>
      import("./screens/GameScreen/GameScreen.tsx").then(({ GameScreen }) => ({ Screen: GameScreen })),
  },
};
