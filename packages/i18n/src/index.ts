export { activateLanguage, type CatalogueSource, createI18n, toLanguageTag } from "./activateLanguage.ts";
export { errorTexts } from "./errorTexts.ts";
export { formatDateTime } from "./formatDateTime.ts";
export { formatMoney } from "./formatMoney.ts";
export { type RuleText, ruleTexts } from "./ruleTexts.ts";
export { type ErrorFacts, toErrorText, toFieldText } from "./serverText.ts";
