import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** A text as its reader gets it, and where it stands. */
export interface WrittenText {
  readonly place: string;
  readonly text: string;
}

/** A catalogue of one language: its texts by id, and whether it keeps texts that nobody asks for any more. */
export interface Catalogue {
  readonly texts: ReadonlyMap<string, string>;
  readonly hasStale: boolean;
}

const entry = /^msgid ((?:".*"\n)+)msgstr ((?:".*"\n)+)/gm;

/** The text of the quoted lines of an entry. */
const unquote = (quoted = ""): string =>
  quoted
    .trim()
    .split("\n")
    .map((line): string => String(JSON.parse(line)))
    .join("");

/** The texts of a file of Lingui's. */
export function readCatalogue(file: string): Catalogue {
  const content = `${readFileSync(file, "utf8")}\n`;
  const entries = [...content.matchAll(entry)].map(([, id, text]) => [unquote(id), unquote(text)] as const);
  return { texts: new Map(entries.filter(([id]) => id !== "")), hasStale: /^#~/m.test(content) };
}

/** The catalogues of a tree, as paths from its top. */
export const listCatalogues = (top: string): readonly string[] =>
  globSync(["{apps,packages,packages/features}/*/locales/*.po", "apps/gateway/src/**/locales/*.po"], {
    cwd: top,
  }).toSorted();

/** What quotes enclose behind a name: `spin: "…"` of a game. */
const named = /^\s*(\w+):\s*"((?:[^"\\]|\\.)*)"/gm;

function readNamed(top: string, file: string): readonly WrittenText[] {
  return [...readFileSync(join(top, file), "utf8").matchAll(named)].map(([, name = "", text = ""]) => ({
    place: `${file} ${name}`,
    text,
  }));
}

/** Every English text of a tree: of the catalogues, of the games. */
export function listEnglishTexts(top: string): readonly WrittenText[] {
  const catalogues = listCatalogues(top).filter((file) => file.endsWith("/en.po"));
  const games = globSync("apps/game-house/src/client/texts/en.ts", { cwd: top });
  return [
    ...catalogues.flatMap((file) =>
      [...readCatalogue(join(top, file)).texts].map(([, text]) => ({ place: file, text })),
    ),
    ...games.flatMap((file) => readNamed(top, file)),
  ];
}
