import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { loadCsf } from "storybook/internal/csf-tools";
import type { Story } from "./shots.ts";

/** Where the workshop's stories are; apps/storybook/.storybook/main.ts says the same. */
const places = [
  "apps/storybook/src/**/*.stories.tsx",
  "packages/ui-kit/src/**/*.stories.tsx",
  "packages/features/*/src/**/*.stories.tsx",
];

/** Every story of a tree, read from its sources without a build: what the built workshop's index says. */
export function listStories(tree: string): readonly Story[] {
  const files = places.flatMap((place) => globSync(place, { cwd: tree, exclude: ["**/node_modules/**"] }).toSorted());
  return files.flatMap((file) => {
    const { meta, stories } = loadCsf(readFileSync(join(tree, file), "utf8"), {
      fileName: file,
      makeTitle: (title) => title,
    }).parse();
    return stories.map(({ id, tags = [] }): Story => ({
      id,
      title: meta?.title ?? "",
      tags: [...(meta?.tags ?? []), ...tags],
      file,
    }));
  });
}
