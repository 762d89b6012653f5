import type { Answer } from "@marquee/testing";
import { page } from "vitest/browser";
import { openScreen, toSetting } from "./openScreen.tsx";

/** The member centre, in which an affiliate who is no agent has its panels. */
export const centre = page.getByRole("dialog", { name: "Member centre" });

/** A brand with everything on. */
export const setting = toSetting(undefined, "full");

/** Opens a panel of the member centre. */
export const openPanel = (
  panel: string,
  answers: readonly Answer[] = [],
  more: Partial<Parameters<typeof openScreen>[0]> = {},
): ReturnType<typeof openScreen> =>
  openScreen({ path: `/member/${panel}`, visitor: "member", setting, answers, ...more });
