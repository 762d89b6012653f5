import { languages } from "./languages.ts";

/** The direction of the page: what the toolbar says, or that of the language. */
export function toDirection(chosen: unknown, language: unknown): "ltr" | "rtl" {
  if (chosen === "ltr" || chosen === "rtl") return chosen;
  return languages.find(({ id }) => id === language)?.direction ?? "ltr";
}
