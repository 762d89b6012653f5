import { useLingui } from "@lingui/react/macro";

/** The names of what a site links to; those of networks are the same in every language. */
export function useLinkNames() {
  const { t } = useLingui();
  return {
    live: t`Customer service`,
    vip: t`Customer service for VIP members`,
    FACEBOOK: "Facebook",
    INSTAGRAM: "Instagram",
    TELEGRAM: "Telegram",
    WHATSAPP: "WhatsApp",
    X: "X",
    SNAPCHAT: "Snapchat",
    ANDROID: t`Download: file for Android`,
    IOS: t`Download: iPhone icon`,
    LITE: t`Download: lite app`,
  };
}
