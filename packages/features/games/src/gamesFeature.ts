import { msg } from "@lingui/core/macro";
import { type FeatureModule, type FeatureScreen, type HomeSection, paths } from "@marquee/runtime";
import { gamesFirst } from "./gamesFirst.ts";
import { categoryLooks } from "./model/categoryLooks.ts";

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

/** The game page, which has two addresses: with the site's header, and with its bars or none (RT-20). */
const game: FeatureScreen = {
  title: msg`Game`,
  load: () => import("./screens/GameScreen/GameScreen.tsx").then(({ GameScreen }) => ({ Screen: GameScreen })),
};

/** Lobby, favourites, search and the game page (domain `games`). */
export const gamesFeature: FeatureModule = {
  ...gamesFirst,
  id: "games",
  homeSections: [...(gamesFirst.homeSections ?? []), ...sections],
  footerParts: [
    {
      id: "gameMakers",
      moduleId: "LOBBY3",
      load: () => import("./components/GameMakers/GameMakers.tsx").then(({ GameMakers }) => GameMakers),
    },
  ],
  screens: {
    [paths.elott]: { title: categoryLooks.ELOTT.label, load: loadLobby },
    [paths.live]: { title: categoryLooks.LIVE.label, load: loadLobby },
    [paths.sports]: { title: categoryLooks.SPORTS.label, load: loadLobby },
    [paths.fish]: { title: categoryLooks.FISH.label, load: loadLobby },
    [paths.egame]: { title: categoryLooks.RNG.label, load: loadLobby },
    [paths.pvp]: { title: categoryLooks.PVP.label, load: loadLobby },
    [paths.esports]: { title: categoryLooks.ESPORTS.label, load: loadLobby },
    [paths.cockfight]: { title: categoryLooks.COCKFIGHT.label, load: loadLobby },
    [paths.inhouse]: { title: categoryLooks.INHOUSE.label, load: loadLobby },
    [paths.hot]: {
      title: msg`Hot games`,
      load: () => import("./screens/HotScreen/HotScreen.tsx").then(({ HotScreen }) => ({ Screen: HotScreen })),
    },
    [paths.favourites]: {
      title: msg`Favourites`,
      load: () =>
        import("./screens/FavouritesScreen/FavouritesScreen.tsx").then(({ FavouritesScreen }) => ({
          Screen: FavouritesScreen,
        })),
    },
    [paths.search]: {
      title: msg`Search games`,
      load: () =>
        import("./screens/SearchScreen/SearchScreen.tsx").then(({ SearchScreen }) => ({ Screen: SearchScreen })),
    },
    [paths.byIframe]: game,
    [paths.seamless]: game,
  },
};
