import type { SocialProvider } from "@marquee/contract";

/** What providers call themselves, in every language. */
export const socialNames: Readonly<Record<SocialProvider, string>> = {
  GOOGLE: "Google",
  FACEBOOK: "Facebook",
  TELEGRAM: "Telegram",
  ZALO: "Zalo",
  LINE: "LINE",
};
