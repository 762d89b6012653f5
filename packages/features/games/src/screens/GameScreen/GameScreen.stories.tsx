import { AppPage, type PageMeta, type PageStory } from "@marquee/testing";

const meta: PageMeta = {
  title: "Screens/Game",
  component: AppPage,
  args: {
    path: "/game?gameCode=RNG-1&nodeId=RNG-1&vassalage=DIG&accountTypeName=DIG&gameName=Golden+Koi&mode=DEMO&back=%2Frng",
    visitor: "member",
  },
  parameters: { layout: "fullscreen" },
  tags: ["!test"],
};

export default meta;

export const Default: PageStory = { tags: ["test"] };

export const Loading: PageStory = { args: { situation: "loading" } };

export const Refused: PageStory = { args: { situation: "error" } };

export const Offline: PageStory = { args: { situation: "offline" } };
