import type { LanguageCode } from "@marquee/contract";
import { createSlice, type PayloadAction } from "@reduxjs/toolkit";

type PreferencesState = { readonly language: LanguageCode };

const initialState: PreferencesState = { language: "EN" };

/** What the visitor chose and React shows. The theme is not here: it lives in the document alone. */
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
