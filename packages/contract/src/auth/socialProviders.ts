import type { ModId } from "../modules.ts";

/** The providers of social sign-in and the module that switches each. */
const modules = {
  GOOGLE: "SLGOOGLE3",
  FACEBOOK: "SLFACEBOOK3",
  TELEGRAM: "SLTELEGRAM3",
  ZALO: "SLZALO3",
  LINE: "SLLINE3",
} as const satisfies Readonly<Record<string, ModId>>;

/** A provider of social sign-in. */
export type SocialProvider = keyof typeof modules;

export const socialProviders = ["GOOGLE", "FACEBOOK", "TELEGRAM", "ZALO", "LINE"] as const satisfies SocialProvider[];

/** The module of a provider. */
export const toSocialModule = (provider: SocialProvider): ModId => modules[provider];

const names: Readonly<Record<SocialProvider, string>> = {
  GOOGLE: "Google",
  FACEBOOK: "Facebook",
  TELEGRAM: "Telegram",
  ZALO: "Zalo",
  LINE: "LINE",
};

/** A provider's own name, the same in every language. */
export const toSocialName = (provider: SocialProvider): string => names[provider];

/** The page to which a provider sends the visitor back. Each provider has its own, so that answers cannot be mixed up. */
export const toSocialPath = (provider: SocialProvider): string => `/login/social/${provider.toLowerCase()}`;

/** The provider whose return page a path is. */
export const findSocialProvider = (path: string): SocialProvider | undefined =>
  socialProviders.find((provider) => toSocialPath(provider) === path);
