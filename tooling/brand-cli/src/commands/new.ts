import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { isCancel, text } from "@clack/prompts";
import { readBrands } from "@marquee/vite";
import type { BrandFault } from "@marquee/whitelabel/brand";
import { archetypes, type ArchetypeName, isArchetypeName } from "@marquee/design-tokens/archetypes";
import { listNamed } from "../checks/checkFleet.ts";
import { requireFreshId } from "../checks/requireFreshId.ts";
import { listBrandIds, openSubject } from "../checks/Subject.ts";
import { requireFaultless, requireSound } from "../checks/validateFleet.ts";
import type { Call, Command } from "../cli/Command.ts";
import { CommandError } from "../cli/CommandError.ts";
import { toHint } from "../cli/toHint.ts";
import { draftBrand, placeBrand } from "../create/createBrand.ts";

function requireId(brands: string, id: string): void {
  requireFreshId(id);
  if (listBrandIds(brands).includes(id)) throw new CommandError("usage", `brands/${id} is there already`);
}

function toArchetype(name: string): ArchetypeName {
  if (isArchetypeName(name)) return name;
  throw new CommandError(
    "usage",
    `no archetype "${name}"${toHint(name, Object.keys(archetypes))}: ${Object.keys(archetypes).join(", ")}`,
  );
}

/** An option's value, or the answer to a question; with `--yes` or without a terminal, the suggestion. */
async function ask(
  { get, is, isTerminal }: Call,
  option: string,
  question: string,
  suggestion: string,
): Promise<string> {
  const given = get(option);
  if (given !== undefined || is("yes") || is("json") || !isTerminal) return given ?? suggestion;
  const answer = await text({ message: question, placeholder: suggestion, defaultValue: suggestion });
  if (isCancel(answer)) throw new CommandError("usage", "nothing was written");
  return answer;
}

/** Requires that no other brand's files name the new one, whose draft stands elsewhere: each of them would be faulty from now on. */
function requireUnnamed(draft: string, brands: string): void {
  const made = readBrands(draft).brands;
  const listFaults = (other: string): readonly BrandFault[] => {
    try {
      return listNamed(openSubject(brands, other), made);
    } catch {
      // What cannot be read is that brand's own fault.
      return [];
    }
  };
  requireFaultless(listBrandIds(brands).flatMap(listFaults));
}

const toName = (id: string): string =>
  id
    .split("-")
    .map((part) => part.slice(0, 1).toUpperCase() + part.slice(1))
    .join(" ");

/** `pnpm brand new`: a complete brand from an id and one colour. */
export const create: Command = {
  name: "new",
  usage: "<id>",
  summary:
    "Makes a brand: a palette solved from one colour until everything can be read, logos, settings, a tree; then validates it",
  options: {
    from: { type: "string" },
    primary: { type: "string" },
    name: { type: "string" },
    yes: { type: "boolean" },
    "dry-run": { type: "boolean" },
  },
  about: {
    from: "the archetype: midnight or daylight",
    primary: "its first colour, #rrggbb",
    name: "its name, as players read it",
    yes: "ask nothing",
    "dry-run": "say what would be written; write nothing",
  },
  examples: [
    "new moonharbour --from midnight --primary '#6142bf' --name 'Moon Harbour'",
    "new moonharbour --yes --dry-run",
  ],
  run: async (call) => {
    const { words, is, brands, output } = call;
    const [id = ""] = words;
    requireId(brands, id);
    const name = await ask(call, "name", "What is it called?", toName(id));
    const from = toArchetype(await ask(call, "from", "Which archetype, midnight or daylight?", "midnight"));
    const primary = await ask(call, "primary", "Its first colour?", "#6142bf");
    if (!/^#[0-9a-f]{6}$/i.test(primary))
      throw new CommandError("usage", `--primary ${primary}: a colour such as #6142bf`);
    const files = await output.step("solving the palette", async () =>
      draftBrand({ id, name, from, primary: primary.toLowerCase() }),
    );
    await output.step("checking", async () => {
      const draft = mkdtempSync(join(tmpdir(), "marquee-new-"));
      try {
        placeBrand(draft, id, files);
        await requireSound(draft, [id], brands);
        requireUnnamed(draft, brands);
      } finally {
        rmSync(draft, { recursive: true, force: true });
      }
    });
    const paths = [...files.keys()].map((path) => `brands/${id}/${path}`);
    if (!is("dry-run")) placeBrand(brands, id, files);
    return {
      lines: [
        ...paths.map((path) => `${is("dry-run") ? "would write" : "wrote"} ${path}`),
        `${id} is sound; pnpm dev --brand ${id} shows it`,
      ],
      data: { brand: id, files: paths, isDry: is("dry-run") },
    };
  },
};
