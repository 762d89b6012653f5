import { msg } from "@lingui/core/macro";
import { type FeatureModule, paths } from "@marquee/runtime";
import { contentFirst } from "./contentFirst.ts";

const loadHelp = () => import("./screens/HelpScreen/HelpScreen.tsx").then(({ HelpScreen }) => ({ Screen: HelpScreen }));
const loadPosts = () => import("./screens/PostsScreen/PostsScreen.tsx");

/** The help centre, news and the blog (domain `content`). */
export const contentFeature: FeatureModule = {
  ...contentFirst,
  id: "content",
  screens: {
    [paths.help]: { title: msg`Help centre`, load: loadHelp },
    [paths.helpOnly]: { title: msg`Help centre`, load: loadHelp },
    [paths.news]: { title: msg`News`, load: () => loadPosts().then(({ NewsScreen }) => ({ Screen: NewsScreen })) },
    [paths.blog]: { title: msg`Blog`, load: () => loadPosts().then(({ BlogScreen }) => ({ Screen: BlogScreen })) },
  },
};
