import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import type { Citation, Place } from "./listCitations.ts";

const design = "docs/design";

/** Folders in which a page cited by name is looked up; the citing file's own folder comes first. */
const folders = [design, "docs", "docs/recipes", "docs/decisions", ""];

/** The part of the contract from a section's heading to the next heading. */
function findSection(contract: string, name: string): string | undefined {
  const [, text] =
    new RegExp(String.raw`^#{2,3} ${name.replaceAll(".", "\\.")} [^\n]*\n([^]*?)(?=^#|$(?![^]))`, "m").exec(contract) ??
    [];
  return text;
}

const hasItem = (text: string, name: string): boolean => new RegExp(`^${name}\\. `, "m").test(text);

function hasPlace(text: string, { kind, name }: Place): boolean {
  if (kind === "item") return hasItem(text, name);
  if (kind === "heading") return new RegExp(`^#+ ${name}\\.? `, "m").test(text);
  if (kind === "line") return text.includes(`| ${name} |`);
  return text.includes(name);
}

/** An index of a tree's docs that tells whether a citation exists. */
export function readCitable(top: string): { readonly has: (citation: Citation, from: string) => boolean } {
  const pages = new Map<string, string>();
  const read = (path: string): string => {
    const known = pages.get(path) ?? readFileSync(join(top, path), "utf8");
    pages.set(path, known);
    return known;
  };
  const contract = read(`${design}/contract.md`);
  const rows = new Set([...read(`${design}/rows.md`).matchAll(/^\| ([A-Z]{1,2}-\d+) \|/gm)].map(([, id = ""]) => id));
  const prefixes = new Set([...rows].map((id) => id.split("-")[0]));
  const questions = new Set([...read(`${design}/decisions.md`).matchAll(/^\| (Q-\d+) \|/gm)].map(([, id]) => id));
  const notes = new Set(readdirSync(join(top, "docs/decisions")).map((name) => name.slice(0, 3)));

  /** A bare name may mean a page of the docs or one beside the file. */
  const listPages = (path: string, from: string): readonly string[] =>
    [dirname(from), ...folders]
      .map((folder) => join(folder, path))
      .filter((place) => !place.startsWith("..") && existsSync(join(top, place)));

  return {
    has(citation, from) {
      if (citation.kind === "question") return questions.has(citation.id);
      if (citation.kind === "row")
        return !prefixes.has(citation.id.split("-")[0]) || rows.has(citation.id.replace(/-(\d)$/, "-0$1"));
      if (citation.kind === "note") return notes.has(citation.id);
      if (citation.kind === "spec") return new RegExp(`^## §${citation.section} `, "m").test(read(`${design}/spec.md`));
      if (citation.kind === "contract") {
        const text = findSection(contract, citation.section);
        return text !== undefined && (citation.rule === undefined || hasItem(text, citation.rule));
      }
      const { path, place } = citation;
      // Written by releases, so missing before the first one.
      if (basename(path) === "CHANGELOG.md") return true;
      return listPages(path, from).some((page) => place === undefined || hasPlace(read(page), place));
    },
  };
}
