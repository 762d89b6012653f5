import type { Draft } from "./openDraft.ts";

const versions = {
  "@lingui/core": "catalog:",
  "@lingui/react": "catalog:",
  "@marquee/api-client": "workspace:*",
  "@marquee/runtime": "workspace:*",
  "@marquee/testing": "workspace:*",
  "@marquee/ui-kit": "workspace:*",
  react: "catalog:",
  storybook: "catalog:",
} as const;

type Library = keyof typeof versions;

/** The libraries that stories import. */
const forStories: readonly Library[] = ["@marquee/testing", "storybook"];

function addDependency(manifest: string, table: "dependencies" | "devDependencies", library: Library): string {
  const data = JSON.parse(manifest);
  const entries = Object.entries({ ...data[table], [library]: versions[library] }).toSorted(([a], [b]) =>
    a < b ? -1 : 1,
  );
  return `${JSON.stringify({ ...data, [table]: Object.fromEntries(entries) }, null, 2)}\n`;
}

/** Adds the libraries that a new part of a feature and its stories import to the feature's package.json, if they are missing. */
export function declareNeeds(draft: Draft, folder: string, libraries: readonly Library[]): void {
  const file = `${folder}/package.json`;
  const text = draft.read(file);
  const isMissing = (library: Library): boolean => !text.includes(`"${library}"`);
  for (const library of libraries.filter(isMissing))
    draft.edit(file, (before) => addDependency(before, "dependencies", library));
  for (const library of forStories.filter(isMissing))
    draft.edit(file, (before) => addDependency(before, "devDependencies", library));
}
