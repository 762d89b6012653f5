import { localStore } from "@marquee/runtime";
import { createSlice, type PayloadAction } from "@reduxjs/toolkit";

/** What a visitor has said about analytics; null until it was asked. */
export type AnalyticsChoice = "yes" | "no" | null;

/** How the side menu stands, and what the visitor has chosen about the site. */
type MenuState = {
  /** Icons only, on wide screens (SM-18); the browser keeps it. */
  readonly isMini: boolean;
  /** The drawer of narrow screens. */
  readonly isOpen: boolean;
  /** Whether visits may be counted (SH-21); the browser keeps it. */
  readonly analytics: AnalyticsChoice;
};

declare module "@marquee/runtime" {
  interface FeatureLocalKeys {
    readonly analytics: string;
  }
  interface FeatureStates {
    readonly shell: MenuState;
  }
}

function readChoice(): AnalyticsChoice {
  const kept = localStore.get("analytics");
  return kept === "yes" || kept === "no" ? kept : null;
}

/** The frame's own state. */
export const menuSlice = createSlice({
  name: "shell",
  initialState: (): MenuState => ({
    isMini: localStore.get("menu") === "mini",
    isOpen: false,
    analytics: readChoice(),
  }),
  reducers: {
    menuMiniChanged: (state, { payload }: PayloadAction<boolean>) => ({ ...state, isMini: payload }),
    menuOpenChanged: (state, { payload }: PayloadAction<boolean>) => ({ ...state, isOpen: payload }),
    analyticsChosen: (state, { payload }: PayloadAction<AnalyticsChoice>) => ({ ...state, analytics: payload }),
  },
  selectors: {
    selectAnalytics: (state) => state.analytics,
    selectIsMenuMini: (state) => state.isMini,
    selectIsMenuOpen: (state) => state.isOpen,
  },
});

export const { analyticsChosen, menuMiniChanged, menuOpenChanged } = menuSlice.actions;
export const { selectAnalytics, selectIsMenuMini, selectIsMenuOpen } = menuSlice.selectors;
