import type { Call } from "../../http/Call.ts";
import type { Reader, ShownDocument } from "./shownStore.ts";

/** Who reads, and in which languages. */
export const toReader = ({ tenant, language }: Call): Reader => ({
  tenantId: tenant.id,
  language,
  defaultLanguage: tenant.settings.defaultLanguage,
});

/** What visitors are given of a text. */
export const toShown = ({ title, html, language, published_at: at }: ShownDocument) => ({
  title,
  content: html,
  language,
  updatedAt: at.getTime(),
});
