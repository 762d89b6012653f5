import type { Config } from "../config.ts";

/** A third party's widget. */
export interface Widget {
  /** The origins from which its page may load scripts, pictures and frames. */
  readonly origins: readonly string[];
  /** What its page's script gets; nothing in it is secret. */
  readonly settings: Readonly<Record<string, string>>;
}

const geetestOrigins = ["https://*.geetest.com", "https://*.geevisit.com"];
const googleOrigins = [
  "https://www.google.com",
  "https://www.gstatic.com",
  "https://recaptcha.google.com",
  "https://identitytoolkit.googleapis.com",
];

/** The widgets that the settings ask for, by name. */
export function listWidgets({
  geetestId,
  geetestUrl,
  firebaseApiKey,
  firebaseUrl,
}: Pick<Config, "geetestId" | "geetestUrl" | "firebaseApiKey" | "firebaseUrl">): Readonly<Record<string, Widget>> {
  return {
    ...(geetestId === undefined
      ? {}
      : {
          geetest: {
            origins: geetestUrl === undefined ? geetestOrigins : [geetestUrl],
            settings: { captchaId: geetestId, script: `${geetestUrl ?? "https://static.geetest.com"}/v4/gt4.js` },
          },
        }),
    ...(firebaseApiKey === undefined
      ? {}
      : {
          firebase: {
            origins: firebaseUrl === undefined ? googleOrigins : [firebaseUrl],
            settings: {
              apiKey: firebaseApiKey,
              service: firebaseUrl ?? "https://identitytoolkit.googleapis.com",
              script: `${firebaseUrl ?? "https://www.google.com"}/recaptcha/api.js?render=explicit`,
            },
          },
        }),
  };
}
