import { AppPage, type PageMeta, type PageStory } from "@marquee/testing";

const meta: PageMeta = {
  title: "Screens/Help",
  component: AppPage,
  args: { path: "/help" },
  parameters: { layout: "fullscreen" },
  tags: ["!test"],
};

export default meta;

export const Default: PageStory = { tags: ["test"] };

export const Found: PageStory = { args: { path: "/help?q=deposit" } };

export const NothingFound: PageStory = { args: { path: "/help?q=zebra" } };

export const Article: PageStory = { args: { path: "/help?article=1-2" } };

export const InsideAnApp: PageStory = { args: { path: "/helpmc" } };

export const Loading: PageStory = { args: { situation: "loading" } };

export const Empty: PageStory = { args: { situation: "empty" } };

export const Refused: PageStory = { args: { situation: "error" } };

export const Offline: PageStory = { args: { situation: "offline" } };

export const LongNames: PageStory = { globals: { names: "unbroken" } };
