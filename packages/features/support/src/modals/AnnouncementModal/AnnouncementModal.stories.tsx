import { AppPage, type PageMeta, type PageStory } from "@marquee/testing";
import { announcementModal } from "../announcementModal.ts";

const meta: PageMeta = {
  title: "Screens/Announcements",
  component: AppPage,
  args: { path: "/", modal: announcementModal },
  parameters: { layout: "fullscreen" },
  tags: ["!test"],
};

export default meta;

export const Default: PageStory = { tags: ["test"] };

export const OneOfThem: PageStory = {
  args: { modal: { name: announcementModal.name, params: { noticeId: "N1" } } },
};

export const Loading: PageStory = { args: { situation: "loading" } };

export const Empty: PageStory = { args: { situation: "empty" } };

export const Refused: PageStory = { args: { situation: "error" } };

export const Offline: PageStory = { args: { situation: "offline" } };

export const LongNames: PageStory = { globals: { names: "unbroken" } };
