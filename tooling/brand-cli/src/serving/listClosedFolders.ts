import { statSync } from "node:fs";
import { dirname, join } from "node:path";

/** The folders of a path, from the root down. */
function listParents(folder: string): readonly string[] {
  const above = dirname(folder);
  return above === folder ? [folder] : [...listParents(above), folder];
}

/** Warnings about folders on the path to a store's files that other users, such as the web server's, may not enter. */
export function listClosedFolders(folder: string): readonly string[] {
  const folders = [...listParents(folder), join(folder, "blobs")];
  const closed = folders.filter((each) => {
    const found = statSync(each, { throwIfNoEntry: false });
    return found !== undefined && (found.mode & 0o001) === 0;
  });
  return closed.map(
    (each) =>
      `${each} is closed to other users: nginx's own user (www-data) reads no file behind it; chmod o+x ${each}, or keep the store in /srv`,
  );
}
