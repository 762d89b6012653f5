import { join } from "node:path";
import { checkContent } from "./checkContent.ts";
import { listPlain, listStrangeFaults, readPlain } from "./readPlain.ts";
import { showFaults } from "./showFaults.ts";

/** A brand's asset files by name. @throws naming each that is a link, of a type that sites do not have, or not of the type its name says */
export function readAssets(folder: string): ReadonlyMap<string, Uint8Array> {
  const listing = listPlain(folder);
  const bytes = new Map(listing.files.map((name) => [name, readPlain(join(folder, name))]));
  const faults = [
    ...listStrangeFaults(folder, listing),
    ...[...bytes].flatMap(([name, content]) => checkContent(join(folder, name), content)),
  ];
  if (faults.length > 0) throw new Error(showFaults(faults));
  return bytes;
}
