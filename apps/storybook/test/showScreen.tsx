import { AppPage, type AppPageProps, type PageMeta, type PageStory, StorySettingContext } from "@marquee/testing";
import { BaseStyles } from "@marquee/ui-kit";
import { rotateBrands } from "@marquee/sweep";
import type { App } from "@marquee/runtime";
import { createRoot } from "react-dom/client";
import { expect } from "vitest";
import { brands } from "virtual:marquee/brand-looks";
import { applyLook } from "../src/applyLook.ts";
import { untilQuiet } from "../src/askQuietPage.ts";
import { drawNothing } from "../src/drawNothing.ts";
import { isSweep } from "../src/isSweep.ts";
import { type Choice, getStorySetting } from "../src/storySettings.ts";

type Stories = { readonly default: PageMeta } & Readonly<Record<string, PageStory>>;

const modules = Object.values(
  import.meta.glob<Stories>("../../../packages/features/*/src/**/*.stories.tsx", { eager: true }),
);

/** Every story of every screen, by its name; names are long in all of them. */
export const stories = modules.flatMap(({ default: meta, ...rest }) =>
  Object.entries(rest)
    .filter(([name]) => name !== "LongNames")
    .map(([name, { args }]) => ({
      name: `${meta.title ?? ""} ${name}`,
      isFirst: name === "Default",
      args: { path: "/", ...meta.args, ...args },
    })),
);

const brandIds = brands.map(({ id }) => id);

/** Each of some stories in its brand, or in every brand. */
export function listTries<Story extends { readonly name: string }>(
  some: readonly Story[],
  reason: string,
): readonly (Story & { readonly brand: string })[] {
  const own = rotateBrands(
    some.map(({ name }) => `${reason} ${name}`),
    brandIds,
  );
  return some.flatMap((story) =>
    brandIds.filter((id) => isSweep || id === own.get(`${reason} ${story.name}`)).map((brand) => ({ ...story, brand })),
  );
}

const host = document.createElement("div");
const root = createRoot(host);

let shown: App | undefined;
const onShown = (app: App): void => {
  shown = app;
};
/** Whether the modal that a screen was opened with is there, or was refused because its module is off. */
const isModalSettled = (): boolean =>
  document.querySelector("[role=dialog], [role=alertdialog]") !== null || shown?.store.getState().modals.length === 0;

/** Shows a screen as the workshop does, and waits for its parts. */
export async function showScreen(args: AppPageProps, choice: Choice): Promise<void> {
  applyLook(choice.brand, "dark");
  shown = undefined;
  await new Promise<void>((done) => {
    root.render(
      <StorySettingContext value={getStorySetting(choice)}>
        <BaseStyles />
        <div key={JSON.stringify([args, choice])} ref={() => done()}>
          <AppPage {...args} onShown={onShown} />
        </div>
      </StorySettingContext>,
    );
  });
  // The page below a modal is quiet before the modal has come.
  if (args.modal !== undefined) await expect.poll(isModalSettled).toBe(true);
  await untilQuiet(120);
}

/** Prepares the page for screens: nothing is drawn in motion, so that no colour on its way to another is checked. */
export function openStage(): void {
  drawNothing();
  const still = document.createElement("style");
  still.textContent = "*, ::before, ::after { transition: none !important; }";
  document.head.append(still);
  document.body.append(host);
}

/** Takes the screen away. */
export const closeStage = (): void => root.unmount();
