/** What a text's places are filled with. */
export type TextValues = Readonly<Record<string, string | number>>;

/**
 * Fills a text's places: `{name}`, and `{name, plural, one {# coin} other {# coins}}` by the language's own plural forms. A
 * place that has no value stays as it is.
 */
export function fillText(text: string, values: TextValues, language: string): string {
  const rules = new Intl.PluralRules(language);
  return text
    .replaceAll(/\{(\w+), plural,((?: \w+ \{[^{}]*\})+)\}/g, (whole, name: string, forms: string) => {
      const value = values[name];
      if (value === undefined) return whole;
      const chosen = new Map([...forms.matchAll(/(\w+) \{([^{}]*)\}/g)].map(([, form, words]) => [form, words]));
      return (chosen.get(rules.select(Number(value))) ?? chosen.get("other") ?? whole).replaceAll("#", String(value));
    })
    .replaceAll(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}
