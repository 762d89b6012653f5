import { AppPage, type PageMeta, type PageStory } from "@marquee/testing";

const meta: PageMeta = { title: "Screens/Log out", component: AppPage, args: { path: "/", visitor: "member", modal: "logoutModal" }, parameters: { layout: "fullscreen" } };

export default meta;

export const Default: PageStory = {};
