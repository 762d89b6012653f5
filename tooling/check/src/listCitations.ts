/** A citation: its words, the page that it is of, and the place in it. */
export type Citation =
  | { readonly kind: "question"; readonly text: string; readonly id: string }
  | { readonly kind: "row"; readonly text: string; readonly id: string }
  | { readonly kind: "note"; readonly text: string; readonly id: string }
  | { readonly kind: "contract"; readonly text: string; readonly section: string; readonly rule?: string }
  | { readonly kind: "spec"; readonly text: string; readonly section: string }
  | { readonly kind: "page"; readonly text: string; readonly path: string; readonly place?: Place };

/** A place in a page: a numbered item, a numbered heading, a line of a table by its id, or words that stand there. */
export type Place = { readonly kind: "item" | "heading" | "line" | "words"; readonly name: string };

const section = String.raw`3(?:\.\d+)+`;
const question = /(?<![\w.-])Q-\d+\b/g;
const row = /(?<![\w.-])(?!Q-)[A-Z]{1,2}-\d{1,3}\b(?![.-]\w)/g;
const note = /\bdecisions? (\d{3}(?:(?:, | and | to )\d{3})*)\b/g;
const spec = /§(\d+)(?:–§?(\d+))?/g;
const contract = new RegExp(
  String.raw`\bcontract(?:\.md)? (${section}(?:(?:–|, | and )${section})*)(?:,? rules? (\d+(?:(?:, | and )\d+)*))?`,
  "gi",
);
/** A page by its name or path; its place follows. Names in code, as `*.md` or `${name}.md`, are none. */
const page =
  /(?<![\w*}>/.-])((?:\.{0,2}\/)?(?:[\w.-]+\/)*[\w-]+\.md)\b(?:,? (?:(?:requirement|rule) (?<item>\d+)|(?<heading>\d+)(?![\d.–]*\d)|(?<line>[A-Z]\d{1,2})\b|(?<words>"[^"]+"(?:, "[^"]+")*)))?/g;
const rule = /\barchitecture rule (\d+)/g;

const numbers = (text: string): readonly string[] => text.match(/\d+(?:\.\d+)*/g) ?? [];

function listPlaces(groups: Readonly<Record<string, string | undefined>> | undefined): readonly (Place | undefined)[] {
  const { item, heading, line, words } = groups ?? {};
  if (item !== undefined) return [{ kind: "item", name: item }];
  if (heading !== undefined) return [{ kind: "heading", name: heading }];
  if (line !== undefined) return [{ kind: "line", name: line }];
  if (words !== undefined)
    return [...words.matchAll(/"([^"]+)"/g)].map(([, name = ""]) => ({ kind: "words", name }) as const);
  return [undefined];
}

function listPages(line: string): readonly Citation[] {
  const pages = [...line.matchAll(page)].flatMap(({ 0: text, 1: path = "", groups }) =>
    listPlaces(groups).map((place): Citation => ({ kind: "page", text, path, ...(place && { place }) })),
  );
  const rules = [...line.matchAll(rule)].map(([text, name = ""]): Citation => ({
    kind: "page",
    text,
    path: "architecture.md",
    place: { kind: "item", name },
  }));
  return [...pages, ...rules];
}

function listSections(line: string): readonly Citation[] {
  const ofContract = [...line.matchAll(contract)].flatMap(([text, sections = "", rules = ""]) => [
    ...numbers(sections).map((name): Citation => ({ kind: "contract", text, section: name })),
    ...numbers(rules).map((name): Citation => ({
      kind: "contract",
      text,
      section: numbers(sections).at(-1) ?? "",
      rule: name,
    })),
  ]);
  const ofSpec = [...line.matchAll(spec)].flatMap(([text, ...names]) =>
    names.flatMap((name): Citation[] => (name === undefined ? [] : [{ kind: "spec", text, section: name }])),
  );
  return [...ofContract, ...ofSpec];
}

/** What a line of a source or of a page cites. */
export function listCitations(line: string): readonly Citation[] {
  const named = (kind: "question" | "row", pattern: RegExp): readonly Citation[] =>
    [...line.matchAll(pattern)].map(([text]) => ({ kind, text, id: text }));
  const notes = [...line.matchAll(note)].flatMap(([text, names = ""]) =>
    numbers(names).map((id): Citation => ({ kind: "note", text, id })),
  );
  return [...named("question", question), ...named("row", row), ...notes, ...listSections(line), ...listPages(line)];
}
