import type { Meta, StoryObj } from "@storybook/react-vite";
import type { AppPage } from "./AppPage.tsx";

export { type Answer, answer, breakOff, refusal, Refusal } from "./answer.ts";
export { AppPage, type AppPageProps } from "./AppPage.tsx";
export { listAnswers } from "./listAnswers.ts";
export { type StorySetting, StorySettingContext } from "./StorySettingContext.ts";
export { takeFaults } from "./takeFaults.ts";
export { type Call, toHandle } from "./toHandle.ts";
export { bareTree, fullTree } from "./toTree.ts";
export { type NameKind, nameKinds, type Situation, type World } from "./World.ts";

/** The stories of one screen. */
export type PageMeta = Meta<typeof AppPage>;

/** A story of a screen: an address and a situation. */
export type PageStory = StoryObj<PageMeta>;
