import { AppPage, type PageMeta, type PageStory } from "@marquee/testing";

const meta: PageMeta = {
  title: "Screens/Promotions",
  component: AppPage,
  args: { path: "/promotions", visitor: "member" },
  globals: { tree: "full" },
  parameters: { layout: "fullscreen" },
  tags: ["!test"],
};

export default meta;

export const Default: PageStory = { tags: ["test"] };

export const Open: PageStory = { args: { path: "/promotions?id=page-1", visitor: "member" } };

export const FullPage: PageStory = { args: { path: "/promoDetail?id=page-2", visitor: "member" } };

export const Loading: PageStory = { args: { situation: "loading" } };

export const Empty: PageStory = { args: { situation: "empty" } };

export const Refused: PageStory = { args: { situation: "error" } };

export const Offline: PageStory = { args: { situation: "offline" } };

export const LongNames: PageStory = { globals: { names: "unbroken" } };
