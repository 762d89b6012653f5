import { type FirstManifest, paths } from "@marquee/runtime";
import { useContentMenu } from "./model/useContentMenu.ts";

const frame = ["header", "menu", "banner", "footer"] as const;

/** What a visitor's first page needs of the help centre, news and the blog. */
export const contentFirst: FirstManifest = {
  id: "content",
  useMenuItems: useContentMenu,
  routes: [
    { paths: [paths.help], moduleId: "HELP3", areas: frame },
    // For a page inside an app.
    { paths: [paths.helpOnly], moduleId: "HELP3", areas: ["licence"] },
    { paths: [paths.news], moduleId: "NEWS3", areas: frame },
    { paths: [paths.preview], moduleId: "CORE3", areas: frame, isOpen: true },
    { paths: [paths.blog], moduleId: "BLOG3", areas: frame },
  ],
};
