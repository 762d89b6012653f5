import { authApi, isApiError } from "@marquee/api-client";
import { freePlayPlatform, type LanguageCode } from "@marquee/contract";
import { type AppStore, startSession } from "@marquee/runtime";

/** Starts a free demo session (LG-20); answers the code of the refusal, null when it has begun. */
export async function loginFreePlay({ dispatch }: AppStore, language: LanguageCode): Promise<string | null> {
  const { data, error } = await dispatch(
    authApi.endpoints.loginFreePlay.initiate({ platform: freePlayPlatform, language }),
  );
  if (!data) return isApiError(error) ? error.code : "unknown";
  dispatch(startSession(data, false));
  return null;
}
