import type { LanguageCode } from "@marquee/contract";
import { createSlice, type PayloadAction } from "@reduxjs/toolkit";

type PreferencesState = { readonly language: LanguageCode };

const initialState: PreferencesState = { language: "EN" };

/** The visitor's choices that React renders. The theme is not among them: it is kept in the document only. */
export const preferencesSlice = createSlice({
  name: "preferences",
  initialState,
  reducers: {
    languageChanged: (_, { payload }: PayloadAction<LanguageCode>) => ({ language: payload }),
  },
  selectors: {
    selectLanguage: (state) => state.language,
  },
});

export const { languageChanged } = preferencesSlice.actions;
export const { selectLanguage } = preferencesSlice.selectors;
