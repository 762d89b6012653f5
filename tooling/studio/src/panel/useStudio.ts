import { createContext, useContext, useSyncExternalStore } from "react";
import { useGlobals } from "storybook/manager-api";
import type { Mode } from "@marquee/tokens";
import type { Studio, Work } from "../model/createStudio.ts";

/** The studio of this page. */
export const StudioContext = createContext<Studio | undefined>(undefined);

/** The context of the panel's parts. */
export interface StudioView {
  readonly studio: Studio;
  readonly state: ReturnType<Studio["get"]>;
  /** The brand and the theme of the toolbar; no brand before both page and folder are read. */
  readonly work: Work | undefined;
  readonly mode: Mode;
  readonly choose: (brand: string) => void;
}

/** The studio and what the toolbar chose. @throws Error outside of the panel */
export function useStudio(): StudioView {
  const studio = useContext(StudioContext);
  if (!studio) throw new Error("useStudio stands in the panel only");
  const state = useSyncExternalStore(studio.subscribe, studio.get);
  const [globals, update] = useGlobals();
  const work = state.works.find(({ brand }) => brand.id === globals["brand"]);
  return {
    studio,
    state,
    work,
    mode: globals["theme"] === "light" ? "light" : "dark",
    choose: (brand) => update({ brand }),
  };
}
