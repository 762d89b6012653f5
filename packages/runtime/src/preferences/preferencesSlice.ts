import type { LanguageCode } from "@marquee/contract";
import { createSlice, type PayloadAction } from "@reduxjs/toolkit";

type PreferencesState = { readonly language: LanguageCode; readonly isMenuMini: boolean; readonly isMenuOpen: boolean };

const initialState: PreferencesState = { language: "EN", isMenuMini: false, isMenuOpen: false };

/** What the visitor chose and React shows. The theme is not here: it lives in the document alone. */
export const preferencesSlice = createSlice({
  name: "preferences",
  initialState,
  reducers: {
    languageChanged: (state, { payload }: PayloadAction<LanguageCode>) => ({ ...state, language: payload }),
    /** Mini or expanded, on wide screens (SM-18). */
    menuMiniChanged: (state, { payload }: PayloadAction<boolean>) => ({ ...state, isMenuMini: payload }),
    /** The drawer of narrow screens. */
    menuOpenChanged: (state, { payload }: PayloadAction<boolean>) => ({ ...state, isMenuOpen: payload }),
  },
  selectors: {
    selectLanguage: (state) => state.language,
    selectIsMenuMini: (state) => state.isMenuMini,
    selectIsMenuOpen: (state) => state.isMenuOpen,
  },
});

export const { languageChanged, menuMiniChanged, menuOpenChanged } = preferencesSlice.actions;
export const { selectLanguage, selectIsMenuMini, selectIsMenuOpen } = preferencesSlice.selectors;
