import { isApiError } from "@marquee/api-client";
import { type ResetSignIns, type SocialProvider, socialProviders } from "@marquee/contract";

const toText = (value: unknown): string => (typeof value === "string" ? value : "");
const toItems = (value: unknown): readonly object[] =>
  Array.isArray(value) ? value.filter((item) => typeof item === "object" && item !== null) : [];

/** The ways of signing in about which a refused reset asks; null if it was refused for another reason. */
export function toResetSignIns(error: unknown): ResetSignIns | null {
  if (!isApiError(error) || error.code !== "reset.choice.required") return null;
  const provided = (item: object): readonly SocialProvider[] =>
    socialProviders.filter((provider) => provider === Reflect.get(item, "provider"));
  return {
    passkeys: toItems(error.value["passkeys"]).map((item) => ({
      browser: toText(Reflect.get(item, "browser")),
      system: toText(Reflect.get(item, "system")),
    })),
    social: toItems(error.value["social"]).flatMap((item) =>
      provided(item).map((provider) => ({ provider, name: toText(Reflect.get(item, "name")) })),
    ),
  };
}
