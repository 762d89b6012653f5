import { globSync } from "node:fs";
import { dirname, sep } from "node:path";
import type { LanguageCode } from "@marquee/contract";

/** Language code of the platform → name of its PO files. TY reads the English texts until a brand maps it. */
export const localeNames: Readonly<Record<LanguageCode, string>> = {
  CN: "zh",
  EN: "en",
  ID: "id",
  TH: "th",
  TY: "en",
  VI: "vi",
  TL: "fil",
};

/** The packages that hold the sites' texts, as folders from the top of the tree: those with a folder `locales`. */
export const textFolders: readonly string[] = [
  ...listFolders("packages/{i18n,runtime}/locales"),
  ...listFolders("packages/features/*/locales"),
  ...listSlotApps(),
];

/** The folder of the gateway with the mails to staff, who read the languages of the back office. */
export const staffMessageFolder = "apps/gateway/src/modules/staff";

/** The folders of the gateway with messages to members: no site holds their texts. */
export const messageFolders: readonly string[] = listFolders("apps/gateway/src/**/locales").filter(
  (folder) => folder !== staffMessageFolder,
);

function listFolders(pattern: string): readonly string[] {
  const found = globSync(pattern, { cwd: new URL("../..", import.meta.url) });
  return found.map((folder) => dirname(folder).split(sep).join("/")).toSorted();
}

/** The apps that have slots, and therefore texts, of their own. */
function listSlotApps(): readonly string[] {
  const found = globSync("apps/*/src/slots.tsx", { cwd: new URL("../..", import.meta.url) });
  return found.map((file) => dirname(dirname(file)).split(sep).join("/")).toSorted();
}

/** The texts of error codes and rules: what the server answers to something that a visitor did. */
export const serverTextFolder = "packages/i18n";

interface Entry {
  readonly messageId: string;
  readonly entry: { readonly message?: string };
}

const collator = new Intl.Collator("en-US");

/** Lingui's order of a catalogue, by the English text: for the gateway's messages, which no macro changes, that is the id. */
export const orderByEnglish = (a: Entry, b: Entry): number =>
  collator.compare(a.entry.message ?? a.messageId, b.entry.message ?? b.messageId);
