import type { Endpoint } from "@marquee/contract";
import {
  AppPage,
  type AppPageProps,
  type Call,
  type StorySetting,
  StorySettingContext,
  takeFaults,
} from "@marquee/testing";
import { BaseStyles, dismissToast, listToasts } from "@marquee/ui-kit";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { onTestFinished } from "vitest";
import { type Locator, page } from "vitest/browser";
import { brands } from "virtual:marquee/brand-looks";
import { applyLook } from "../src/applyLook.ts";
import { drawNothing } from "../src/drawNothing.ts";
import { getStorySetting } from "../src/storySettings.ts";

/** What a screen is opened with. */
type ScreenProps = Omit<AppPageProps, "onCall"> & {
  /** The setting around it; a brand's own, in English, where none is given. */
  readonly setting?: StorySetting;
  readonly brand?: string;
  readonly theme?: "dark" | "light";
  /** The window's width and height. */
  readonly window?: readonly [number, number];
};

/** A screen that is open. */
type Screen = {
  /** The calls of a row that the page made since it was opened. */
  readonly listCalls: (endpoint: Endpoint<never, unknown>) => readonly Call[];
};

const firstBrand = brands[0]?.id ?? "";

/** A brand's own setting with plain names, in English unless another language is given. */
export const toSetting = (
  brand: string = firstBrand,
  tree: "own" | "full" | "bare" = "own",
  language = "EN",
): StorySetting => getStorySetting({ brand, language, direction: "ltr", tree, names: "plain" });

const host = document.createElement("div");
let root = createRoot(host);
let count = 0;
/** While something is pressed twice nothing is answered. */
let held: PromiseWithResolvers<void> | undefined;

/** Takes the screen and what it stored away: the files share a page, which saves most of what a file costs. */
function close(): void {
  if (!host.isConnected) return;
  root.unmount();
  host.remove();
  root = createRoot(host);
  scrollTo(0, 0);
  // An error's stays until it is closed, and would lie over the next screen.
  for (const { id } of listToasts()) dismissToast(id);
  localStorage.clear();
  sessionStorage.clear();
}

/**
 * Opens the whole site at one address, over typed answers, in place of whatever the test opened before: the level `screen` of
 * docs/design/rows.md. What the page shows comes a moment later; `expect.element` waits for it.
 */
export async function openScreen({
  setting,
  brand = firstBrand,
  theme = "dark",
  window,
  ...args
}: ScreenProps): Promise<Screen> {
  if (!host.isConnected) {
    drawNothing();
    document.body.append(host);
    onTestFinished(close);
  }
  takeFaults();
  applyLook(brand, theme);
  await page.viewport(...(window ?? [1280, 800]));
  const calls: Call[] = [];
  const onCall = (call: Call): Promise<void> | undefined => {
    calls.push(call);
    return held?.promise;
  };
  count += 1;
  // Immediately, so that nothing left by the previous test is found.
  flushSync(() =>
    root.render(
      <StorySettingContext value={setting ?? toSetting(brand)}>
        <BaseStyles />
        <AppPage key={count} {...args} onCall={onCall} />
      </StorySettingContext>,
    ),
  );
  return { listCalls: (endpoint) => calls.filter(({ name }) => name === endpoint.name) };
}

/** Presses twice before the first press is answered, however slow the machine is. */
export async function pressTwice(control: Locator): Promise<void> {
  held = Promise.withResolvers();
  try {
    await control.dblClick(patience);
  } finally {
    held.resolve();
    held = undefined;
  }
}

/** How long a screen may take to come, on a slow machine. */
export const patience = { timeout: 30_000 };
