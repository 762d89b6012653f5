import { useLingui } from "@lingui/react/macro";
import { jobTexts } from "../jobTexts.ts";
import { moduleTexts } from "../moduleTexts.ts";
import { templateTexts } from "../templateTexts.ts";
import { webhookKindTexts } from "../webhookKindTexts.ts";

const find = <Text>(texts: Readonly<Record<string, Text>>, key: string): Text | undefined =>
  Object.hasOwn(texts, key) ? texts[key] : undefined;

/** Names of what the gateway knows by a word, and what it does; the word itself where a newer gateway has one without a name. */
export function useNameTexts() {
  const { i18n } = useLingui();
  const toNamed = (texts: Parameters<typeof find<(typeof jobTexts)["reconcile"]>>[0], key: string) => {
    const text = find(texts, key);
    return { name: text === undefined ? key : i18n._(text.name), does: text && i18n._(text.does), code: key };
  };
  return {
    toJob: (name: string) => toNamed(jobTexts, name),
    toModule: (id: string) => toNamed(moduleTexts, id),
    toTemplate: (name: string): string => {
      const text = find(templateTexts, name);
      return text === undefined ? name : i18n._(text);
    },
    toWebhookKind: (kind: string): string => {
      const text = find(webhookKindTexts, kind);
      return text === undefined ? kind : i18n._(text);
    },
  };
}
