import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { listBrandFolders, listSheets, listStories, type Shot, toShots } from "@marquee/affected";

type Entry = { readonly id: string; readonly title: string; readonly tags: readonly string[] };

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null;
const isEntry = (value: unknown): value is Entry =>
  isRecord(value) &&
  typeof value["id"] === "string" &&
  typeof value["title"] === "string" &&
  Array.isArray(value["tags"]);

/** What to shoot of a built workshop: its sheets and screens × the brands that are in it × both themes × two widths. */
export function listShots(workshop: string): readonly Shot[] {
  const index: unknown = JSON.parse(readFileSync(join(workshop, "index.json"), "utf8"));
  const entries = isRecord(index) && isRecord(index["entries"]) ? Object.values(index["entries"]).filter(isEntry) : [];
  return listSheets(entries).flatMap(({ id }) => toShots(id, readdirSync(join(workshop, "layers"))));
}

/** The names of a tree's shots, without building its workshop. */
export const listNames = (tree: string): readonly string[] =>
  listSheets(listStories(tree))
    .flatMap(({ id }) => toShots(id, listBrandFolders(tree)))
    .map(({ name }) => name);
