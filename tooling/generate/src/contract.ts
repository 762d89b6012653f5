import { basename } from "node:path";
import { contractLists, toListFile } from "./contractLists.ts";
import { generatedMark, type GeneratedFile } from "./GeneratedFile.ts";
import type { Tree } from "./openTree.ts";
import type { Export } from "./readExports.ts";
import { toDoor } from "./toDoor.ts";

const top = "packages/contract/src";

/** `.`: what players' and agents' pages use; `./staff`: the back office; `./schema`: what needs TypeBox. */
type Door = "index" | "staff" | "schema";

const doors: readonly Door[] = ["index", "staff", "schema"];

/** The doors of joined lists are chosen with the list. */
const listDoors = new Map(contractLists.map(({ name, door }) => [`${top}/${name}.ts`, door]));

/** Parts of joined lists; a domain's rows are also used by themselves. */
const parts = new Set(contractLists.map(({ part }) => part).filter((part) => !/rows$/i.test(part)));

/** A domain's file whose names stand at a door only as a part of something else. */
const isPart = (path: string): boolean => {
  const name = basename(path, ".ts");
  if (path.split("/").length <= 4) return false;
  return parts.has(name) || (/[a-z]Rows$/.test(name) && name !== "staffRows");
};

/** Whose pages a file is for: those of staff have a folder, and files named for them in each domain. */
const isForStaff = (path: string): boolean => path.startsWith(`${top}/staff/`) || /^staff[A-Z.]/.test(basename(path));

/** The door at which a name of a file stands. */
function toDoorOf(tree: Tree, path: string, { isType }: Export): Door {
  const chosen = listDoors.get(path);
  if (chosen !== undefined) return chosen;
  const needsSchemas = /from "typebox"/.test(tree.read(path)) || /rows\.ts$/i.test(path);
  if (!isType && needsSchemas) return "schema";
  return isForStaff(path) ? "staff" : "index";
}

/** The sources of the contract that may give a name to a door. */
function listSources(tree: Tree): readonly string[] {
  const made = new Set(doors.map((door) => `${top}/${door}.ts`));
  return tree.list(`${top}/**/*.ts`).filter((path) => !made.has(path) && !isPart(path));
}

const toDoorFile = (door: Door): GeneratedFile => {
  const path = `${top}/${door}.ts`;
  const toText = (tree: Tree): string =>
    toDoor(
      path,
      listSources(tree).map((source) => ({
        path: source,
        names: tree.listExports(source).filter((each) => toDoorOf(tree, source, each) === door),
      })),
    );
  return { path, toText };
};

/** The domains are the contract's folders. */
const domains: GeneratedFile = {
  path: `${top}/domains.ts`,
  toText: (tree) => {
    const names = [...new Set(tree.list(`${top}/*/*.ts`).map((path) => path.split("/")[3] ?? ""))].map(
      (name) => `"${name}"`,
    );
    return `${generatedMark}\n
/** The domains of the platform; the same word names the package, the folder and the module in every layer. */
export type Domain = ${names.join(" | ")};\n`;
  },
};

/** What is made of the contract's folders: the names of its domains, the lists that they add to, its doors. */
export const contractFiles: readonly GeneratedFile[] = [
  domains,
  ...contractLists.map(toListFile),
  ...doors.map(toDoorFile),
];
