import { textFolders } from "@marquee/lingui/texts";
import { featureEntries, type Profile } from "@marquee/whitelabel/catalogue";

/** The folder of the app that starts a profile's features, from the top of the tree. */
export const toAppFolder = ({ app }: Pick<Profile, "app">): string => (app === "standard" ? "apps/standard" : app);

/** The folders of the feature packages that a profile leaves out. */
export function listExcludedFolders(profile: Profile): readonly string[] {
  const names = new Set(profile.features.map(({ feature }) => feature));
  return featureEntries
    .filter(({ feature }) => !names.has(feature))
    .map(({ feature }) => `packages/features/${feature}`);
}

/** The folders whose texts a profile shows: none of a feature that it leaves out, and of the apps its own. */
export function listTextFolders(profile: Profile): readonly string[] {
  const excluded = listExcludedFolders(profile);
  return textFolders.filter(
    (folder) => !excluded.includes(folder) && (!folder.startsWith("apps/") || folder === toAppFolder(profile)),
  );
}
