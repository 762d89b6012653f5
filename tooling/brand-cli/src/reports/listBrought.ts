/** The versions of a site's packages, by their names. */
export type Versions = Readonly<Record<string, string>>;

/** A changelog's versions, newest first, each with its sentences, as .changeset/changelog.mjs writes them. */
function readSections(changelog: string): readonly { readonly version: string; readonly entries: readonly string[] }[] {
  return changelog
    .split(/^## /m)
    .slice(1)
    .map((text) => {
      const [version = "", ...lines] = text.split("\n");
      const entries = lines
        .join("\n")
        .split(/^- /m)
        .slice(1)
        .map((entry) => entry.split(/\n#+ /)[0] ?? "");
      return { version: version.trim(), entries: entries.map((entry) => entry.replaceAll(/\s+/g, " ").trim()) };
    });
}

/** A package's changelog entries after one version up to another; none when the second is not newer. */
function listSince(changelog: string, from: string, to: string): readonly string[] {
  const sections = readSections(changelog);
  const first = sections.findIndex(({ version }) => version === to);
  if (from === to || first < 0) return [];
  const end = sections.findIndex(({ version }) => version === from);
  return sections.slice(first, end < 0 ? undefined : end).flatMap(({ entries }) => entries);
}

/**
 * The changelog entries between two sets of versions, in the order of the packages' names; an entry of several packages appears
 * once. A new package contributes all its entries.
 */
export function listBrought(from: Versions, to: Versions, changelogs: ReadonlyMap<string, string>): readonly string[] {
  return [
    ...new Set(
      Object.entries(to).flatMap(([name, version]) => listSince(changelogs.get(name) ?? "", from[name] ?? "", version)),
    ),
  ];
}
