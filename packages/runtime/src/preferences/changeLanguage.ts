import { api, memberApi } from "@marquee/api-client";
import type { LanguageCode } from "@marquee/contract";
import type { Texts } from "@marquee/i18n";
import type { AppStore } from "../createStore.ts";
import { selectSession } from "../session/sessionSlice.ts";
import { languageChanged, selectLanguage } from "./preferencesSlice.ts";
import { localStore } from "./storage.ts";

type Thunk = (dispatch: AppStore["dispatch"], getState: AppStore["getState"]) => Promise<void>;

/**
 * Changes the language without a reload (SM-09, LT-04): loads and activates its texts, keeps it (`lang`, the former
 * one as `hisLang`, and a cookie for the HTML of the next visit), and tells the gateway for a member.
 * @throws when the texts do not come; the page keeps its language
 */
export function changeLanguage(texts: Texts, language: LanguageCode): Thunk {
  return async (dispatch, getState) => {
    await texts.activate(language);
    const former = selectLanguage(getState());
    if (former !== language) localStore.set("hisLang", former);
    localStore.set("lang", language);
    document.cookie = `lang=${language}; path=/; max-age=31536000; samesite=lax`;
    dispatch(languageChanged(language));
    dispatch(api.util.invalidateTags(["Texts"]));
    if (selectSession(getState()) !== null) void dispatch(memberApi.endpoints.updateLanguage.initiate({ language }));
  };
}
