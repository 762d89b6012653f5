import { AppPage, type PageMeta, type PageStory } from "@marquee/testing";

const meta: PageMeta = {
  title: "Screens/Campaigns and links",
  component: AppPage,
  args: { path: "/member/affiliateCampaigns", visitor: "member" },
  globals: { tree: "full" },
  parameters: { layout: "fullscreen" },
  tags: ["!test"],
};

export default meta;

export const Default: PageStory = { tags: ["test"] };

/** One of the campaigns, with its links and its figures by day. */
export const Opened: PageStory = {
  args: { path: "/member/affiliateCampaigns?campaign=018f9d2e-0000-7000-8000-000000000021" },
  tags: ["test"],
};

export const Loading: PageStory = { args: { situation: "loading" } };

export const Empty: PageStory = { args: { situation: "empty" } };

export const Refused: PageStory = { args: { situation: "error" } };

export const Offline: PageStory = { args: { situation: "offline" } };

export const LongNames: PageStory = { globals: { names: "unbroken" } };
