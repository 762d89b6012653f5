export { type MessageSource, createTexts, type TextPart, type Texts, toLanguageTag } from "./createTexts.ts";
export { formatDateTime } from "./formatDateTime.ts";
export { formatDay } from "./formatDay.ts";
export { formatMoney, formatThousands } from "@marquee/contract";
export { errorTexts } from "./serverTexts/errorTexts.ts";
export { type RuleText, ruleTexts } from "./serverTexts/ruleTexts.ts";
export { type ErrorValues, toAmountExample, toErrorText, toFieldText } from "./serverTexts/serverText.ts";
