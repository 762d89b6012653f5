import { languages, type ModId, moduleParents } from "@marquee/contract";
import { catalogue, findClosed } from "@marquee/whitelabel/catalogue";
import { type Difference, diffSnapshots } from "./diffSnapshots.ts";
import { toLookWords } from "./lookWords.ts";
import { toModuleSubject } from "./moduleWords.ts";
import type { Snapshot } from "./Snapshot.ts";

const isOpen = ({ brand, modules }: Snapshot, id: ModId): boolean =>
  modules.includes(id) && findClosed(brand.modules, id) === null;

/** Modules that a brand opened or closed; descendants of a listed module are left out. */
function listModuleWords(from: Snapshot, to: Snapshot): readonly string[] {
  const isTurned = (id: ModId): boolean => isOpen(from, id) !== isOpen(to, id);
  const turned = catalogue.filter(({ id }) => {
    const parent = moduleParents[id];
    return isTurned(id) && !(parent !== null && isTurned(parent));
  });
  return turned.map(({ id }) => `${toModuleSubject(id)} now ${isOpen(to, id) ? "on" : "off"}`);
}

/** A language's English name; an unknown code is returned as it is. */
function toLanguageName(code: string): string {
  const language = languages.find((each) => each.code === code);
  if (language === undefined || language.name === code) return code;
  return new Intl.DisplayNames("en", { type: "language" }).of(language.tag.split("-")[0] ?? code) ?? code;
}

/** The product name of a value in brand.json. */
const names: Readonly<Record<string, string>> = {
  name: "The site's name",
  merchantCode: "The merchant",
  extends: "The style that the look builds on",
  currency: "The currency",
  currencies: "The further currencies",
  currencySymbol: "The sign of the currency",
  timeZone: "The time zone",
  jurisdiction: "The jurisdiction",
  "locales.default": "The first language",
  "themes.default": "The first theme",
  "settings.signupCredit": "The credit at sign-up",
  "settings.currencyDigits": "The digits of amounts",
  "settings.passwordProfile": "The rule for passwords",
  "settings.ageMin": "The least age",
  "contacts.email": "The address of the help desk",
  "licence.holder": "The holder of the licence",
  "licence.number": "The number of the licence",
  "licence.regulator.name": "The regulator",
  "licence.regulator.url": "The regulator's page",
  "licence.help.name": "The help organisation",
  "licence.help.url": "The help organisation's page",
  "layout.menu": "The form of the menu",
  "layout.card": "The form of game cards",
  "layout.hero": "The form of the big banner",
  app: "The code of its own",
};

/** For values that are lists: the added and removed entries. */
const lists: Readonly<
  Record<string, { readonly came: (item: string) => string; readonly went: (item: string) => string }>
> = {
  domains: {
    came: (item) => `The site answers at ${item} too`,
    went: (item) => `The site does not answer at ${item} any more`,
  },
  "locales.enabled": {
    came: (item) => `New language: ${toLanguageName(item)}`,
    went: (item) => `${toLanguageName(item)} is no language of the site any more`,
  },
  "themes.enabled": { came: (item) => `New theme: ${item}`, went: (item) => `The ${item} theme is gone` },
  "layout.home": {
    came: (item) => `The home shows ${item}`,
    went: (item) => `The home does not show ${item} any more`,
  },
};

const readItems = (json: string | null): readonly string[] => {
  const value: unknown = JSON.parse(json ?? "[]");
  return Array.isArray(value) ? value.map(String) : [];
};

const readWord = (key: string, json: string | null): string => {
  const value = String(json === null ? "nothing" : JSON.parse(json));
  return key === "locales.default" ? toLanguageName(value) : value;
};

function toDataWords({ key, from, to }: Difference): readonly string[] {
  // A brand's id and modules are reported elsewhere.
  if (key === "id" || key.startsWith("modules")) return [];
  const list = lists[key];
  if (list === undefined)
    return [
      `${names[key] ?? `"${key.replaceAll(".", " ")}"`} changed from ${readWord(key, from)} to ${readWord(key, to)}`,
    ];
  const [before, after] = [readItems(from), readItems(to)];
  const [came, went] = [after.filter((item) => !before.includes(item)), before.filter((item) => !after.includes(item))];
  return came.length + went.length === 0
    ? [
        `${key === "layout.home" ? "The order of the home's parts" : `The order of "${key.replaceAll(".", " ")}"`} is now ${after.join(", ")}`,
      ]
    : [...came.map(list.came), ...went.map(list.went)];
}

/** The differences between two releases in a product owner's words: no file, key or digest. */
export function toProductWords(from: Snapshot, to: Snapshot): readonly string[] {
  const differences = diffSnapshots(from, to);
  const data = differences.filter(({ about }) => about === "data").flatMap(toDataWords);
  return [...new Set([...listModuleWords(from, to), ...data, ...toLookWords(to, differences)])];
}
