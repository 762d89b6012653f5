import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Shot } from "./Shot.ts";

/** The widths in which every sheet is shot: a small phone and a laptop. */
const widths = [360, 1280] as const;

type Entry = { readonly id: string; readonly title: string; readonly tags: readonly string[] };

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === "object" && value !== null;
const isEntry = (value: unknown): value is Entry => isRecord(value) && typeof value["id"] === "string" && typeof value["title"] === "string" && Array.isArray(value["tags"]);

/** The families' contact sheets, and the first story of every screen, composition, page of a brand and dialog, which covers what else is there. */
function listSheets(entries: readonly Entry[]): readonly Entry[] {
  const firsts = [...Map.groupBy(entries, ({ title }) => title).values()].flatMap((stories) => stories.slice(0, 1));
  return [...entries.filter(({ tags }) => tags.includes("sheet")), ...firsts.filter(({ title }) => /^(Brands|Compositions|Dialogs|Screens)\//.test(title))];
}

/** What to shoot of a built workshop: its sheets and screens × the tree's brands × both themes × two widths. */
export function listShots(workshop: string, brands: string): readonly Shot[] {
  const index: unknown = JSON.parse(readFileSync(join(workshop, "index.json"), "utf8"));
  const entries = isRecord(index) && isRecord(index["entries"]) ? Object.values(index["entries"]).filter(isEntry) : [];
  return listSheets(entries).flatMap(({ id }) =>
    readdirSync(brands).flatMap((brand) =>
      (["dark", "light"] as const).flatMap((theme) =>
        widths.map((width): Shot => ({ name: `${id}/${brand}/${theme}/${width}`, story: id, brand, theme, width })),
      ),
    ),
  );
}
