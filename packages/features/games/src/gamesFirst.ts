import { msg } from "@lingui/core/macro";
import { type FirstManifest, paths } from "@marquee/runtime";
import { CategoriesSection } from "./homeSections/CategoriesSection.tsx";
import { HotSection } from "./homeSections/HotSection.tsx";
import { LanesSection } from "./homeSections/LanesSection.tsx";
import { SearchSection } from "./homeSections/SearchSection.tsx";
import { categoryLooks } from "./model/categoryLooks.ts";
import { useGamesMenu } from "./model/useGamesMenu.ts";

const frame = ["header", "menu", "banner", "footer"] as const;

/** What a visitor's first page needs of the games. */
export const gamesFirst: FirstManifest = {
  id: "games",
  useMenuItems: useGamesMenu,
  homeSections: [
    { id: "search", moduleId: "LOBBY3", Section: SearchSection },
    { id: "categories", moduleId: "LOBBY3", Section: CategoriesSection },
    { id: "hot", moduleId: "LOBBYHOT3", Section: HotSection },
    { id: "lanes", moduleId: "LOBBY3", Section: LanesSection },
  ],
  routes: [
    { paths: [paths.elott], moduleId: "GELOTT3", title: categoryLooks.ELOTT.label, areas: frame },
    { paths: [paths.live], moduleId: "GLIVE3", title: categoryLooks.LIVE.label, areas: frame },
    {
      paths: [paths.sports],
      moduleId: "GSPORTS3",
      title: categoryLooks.SPORTS.label,
      areas: ["header", "menu", "footer"],
    },
    { paths: [paths.fish], moduleId: "GFISH3", title: categoryLooks.FISH.label, areas: frame },
    { paths: [paths.egame], moduleId: "GRNG3", title: categoryLooks.RNG.label, areas: frame },
    { paths: [paths.pvp], moduleId: "GPVP3", title: categoryLooks.PVP.label, areas: frame },
    {
      paths: [paths.esports],
      moduleId: "GESPORTS3",
      title: categoryLooks.ESPORTS.label,
      areas: frame,
    },
    {
      paths: [paths.cockfight],
      moduleId: "GCOCK3",
      title: categoryLooks.COCKFIGHT.label,
      areas: frame,
    },
    {
      paths: [paths.inhouse],
      moduleId: "GINHOUSE3",
      title: categoryLooks.INHOUSE.label,
      areas: frame,
    },
    {
      paths: [paths.hot],
      moduleId: "LOBBYHOT3",
      title: msg`Hot games`,
      areas: frame,
    },
    {
      paths: [paths.favourites],
      moduleId: "LOBBYFAV3",
      title: msg`Favourites`,
      areas: frame,
    },
    {
      paths: [paths.search],
      moduleId: "LOBBY3",
      title: msg`Search games`,
      areas: frame,
    },
    {
      paths: [paths.byIframe],
      moduleId: "LOBBY3",
      title: msg`Game`,
      holds: true,
      areas: ["header"],
    },
  ],
};
