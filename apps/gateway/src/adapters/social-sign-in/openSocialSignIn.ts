import type { FastifyBaseLogger } from "fastify";
import type { Config } from "../../config.ts";
import type { ShortLivedState } from "../short-lived-state/ShortLivedState.ts";
import { createOpenidProvider } from "./createOpenidProvider.ts";
import { createTelegramProvider } from "./createTelegramProvider.ts";
import { readSocialSettings } from "./readSocialSettings.ts";
import type { SocialSignIn } from "./SocialSignIn.ts";

/** The providers in the settings file; none without one. @throws ConfigError */
export function openSocialSignIn(
  { socialFile, profile }: Pick<Config, "socialFile" | "profile">,
  state: ShortLivedState,
  log: FastifyBaseLogger,
): SocialSignIn {
  const settings = socialFile === undefined ? new Map() : readSocialSettings(socialFile, profile === "production");
  const providers = new Map(
    [...settings].map(([key, each]) => [
      key,
      "issuer" in each ? createOpenidProvider(each, log) : createTelegramProvider(each, state),
    ]),
  );
  return { get: (merchant, provider) => providers.get(`${merchant} ${provider}`) };
}
