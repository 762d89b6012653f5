import { AppPage, type PageMeta, type PageStory } from "@marquee/testing";

const meta: PageMeta = {
  title: "Screens/PointMall",
  component: AppPage,
  args: { path: "/pointMall", visitor: "member" },
  globals: { tree: "full" },
  parameters: { layout: "fullscreen" },
};

export default meta;

export const Rewards: PageStory = {};

export const Convert: PageStory = { args: { path: "/pointMall?tab=convert" } };

export const Redemptions: PageStory = { args: { path: "/pointMall?tab=redemptions" } };

export const Movements: PageStory = { args: { path: "/pointMall?tab=movements" } };

export const Rules: PageStory = { args: { path: "/pointMall?tab=rules" } };
