import { socialProviders, toSocialPath } from "@marquee/contract";
import { type FirstManifest, paths } from "@marquee/runtime";
import { GuestBar } from "./components/GuestBar/GuestBar.tsx";
import { codeNames } from "./model/addressCodes.ts";

/** What a visitor's first page needs of login and registration. */
export const authFirst: FirstManifest = {
  id: "auth",
  headerActions: [{ id: "guest", order: 95, moduleId: "LOGIN3", Action: GuestBar }],
  keptQuery: codeNames,
  routes: [
    {
      paths: [paths.login],
      moduleId: "LOGIN3",
      holds: true,
      areas: ["header", "menu", "footer"],
    },
    {
      paths: socialProviders.map(toSocialPath),
      moduleId: "SOCLOGIN3",
      holds: true,
      isOpen: true,
      takesAnswer: true,
      areas: ["header", "menu", "footer"],
    },
    {
      paths: [paths.confirmContact],
      moduleId: "LOGIN3",
      holds: true,
      areas: ["header", "menu", "footer"],
    },
    {
      paths: [paths.resetPassword],
      moduleId: "FORGMAIL3",
      holds: true,
      areas: ["header", "menu", "footer"],
    },
  ],
};
