import { entry, type Feature } from "../CatalogueEntry.ts";

/** The feature package `games`, and the modules that it is. */
export const games: Feature = {
  feature: "games",
  manifest: "gamesFeature",
  first: "gamesFirst",
  root: "LOBBY3",
  place: 30,
  modules: [
    ...entry("games", "build", ["LOBBY3"]),
    ...entry("games", "run", ["LOBBYHOT3", "GRNG3", "GINHOUSE3", "GAMEDEMO3", "SEAMLESS3"]),
    ...entry("games", "run", ["GELOTT3", "GLIVE3", "GSPORTS3", "GFISH3", "GPVP3", "GESPORTS3", "GCOCK3"]),
    ...entry("games", "run", ["LOBBYFAV3", "LOBBYRECENT3"], ["LOGIN3"]),
  ],
};
