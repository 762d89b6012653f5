import { type FirstManifest, paths } from "@marquee/runtime";
import { CategoriesSection } from "./homeSections/CategoriesSection.tsx";
import { HotSection } from "./homeSections/HotSection.tsx";
import { LanesSection } from "./homeSections/LanesSection.tsx";
import { SearchSection } from "./homeSections/SearchSection.tsx";
import { gamesSlice } from "./model/gamesSlice.ts";
import { useGamesMenu } from "./model/useGamesMenu.ts";

const frame = ["header", "menu", "banner", "footer"] as const;

/** What a visitor's first page needs of the games. */
export const gamesFirst: FirstManifest = {
  id: "games",
  useMenuItems: useGamesMenu,
  slice: gamesSlice,
  homeSections: [
    { id: "search", moduleId: "LOBBY3", Section: SearchSection },
    { id: "categories", moduleId: "LOBBY3", Section: CategoriesSection },
    { id: "hot", moduleId: "LOBBYHOT3", Section: HotSection },
    { id: "lanes", moduleId: "LOBBY3", Section: LanesSection },
  ],
  routes: [
    { paths: [paths.elott], moduleId: "GELOTT3", areas: frame },
    { paths: [paths.live], moduleId: "GLIVE3", areas: frame },
    {
      paths: [paths.sports],
      moduleId: "GSPORTS3",
      areas: ["header", "menu", "footer"],
    },
    { paths: [paths.fish], moduleId: "GFISH3", areas: frame },
    { paths: [paths.egame], moduleId: "GRNG3", areas: frame },
    { paths: [paths.pvp], moduleId: "GPVP3", areas: frame },
    {
      paths: [paths.esports],
      moduleId: "GESPORTS3",
      areas: frame,
    },
    {
      paths: [paths.cockfight],
      moduleId: "GCOCK3",
      areas: frame,
    },
    {
      paths: [paths.inhouse],
      moduleId: "GINHOUSE3",
      areas: frame,
    },
    {
      paths: [paths.hot],
      moduleId: "LOBBYHOT3",
      areas: frame,
    },
    {
      paths: [paths.favourites],
      moduleId: "LOBBYFAV3",
      areas: frame,
    },
    {
      paths: [paths.search],
      moduleId: "LOBBY3",
      areas: frame,
    },
    {
      paths: [paths.byIframe],
      moduleId: "LOBBY3",
      holds: true,
      areas: ["header"],
    },
    {
      paths: [paths.seamless],
      moduleId: "SEAMLESS3",
      holds: true,
      areas: ["header", "miniMenu"],
      areasModule: "SEAMBARS3",
    },
  ],
};
