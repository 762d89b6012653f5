import { localStore } from "@marquee/runtime";
import { createSlice, type PayloadAction } from "@reduxjs/toolkit";

/** How the side menu stands. */
type MenuState = {
  /** Icons only, on wide screens (SM-18); the browser keeps it. */
  readonly isMini: boolean;
  /** The drawer of narrow screens. */
  readonly isOpen: boolean;
};

declare module "@marquee/runtime" {
  interface FeatureStates {
    readonly shell: MenuState;
  }
}

/** The side menu's state. */
export const menuSlice = createSlice({
  name: "shell",
  initialState: (): MenuState => ({ isMini: localStore.get("menu") === "mini", isOpen: false }),
  reducers: {
    menuMiniChanged: (state, { payload }: PayloadAction<boolean>) => ({ ...state, isMini: payload }),
    menuOpenChanged: (state, { payload }: PayloadAction<boolean>) => ({ ...state, isOpen: payload }),
  },
  selectors: {
    selectIsMenuMini: (state) => state.isMini,
    selectIsMenuOpen: (state) => state.isOpen,
  },
});

export const { menuMiniChanged, menuOpenChanged } = menuSlice.actions;
export const { selectIsMenuMini, selectIsMenuOpen } = menuSlice.selectors;
