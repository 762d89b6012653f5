import type { SomeServices } from "../Services.ts";
import { listStoredFiles, listUnusedFiles, removeStoredFile, type StoredFile } from "./storedFileStore.ts";
import type { MemberKey } from "../authentication/MemberKey.ts";

type Parts = SomeServices<"db" | "files">;

/** Removes files, first from the store: after an interruption the remaining rows still name what to remove next time. */
async function removeFiles({ db, files }: Parts, list: readonly StoredFile[]): Promise<number> {
  for (const file of list) {
    await files.remove(file.key);
    await removeStoredFile(db, file);
  }
  return list.length;
}

/** Removes a bounded number of unused uploads that are older than `days`. @returns how many were removed */
export async function removeUnusedFiles(parts: Parts, days: number): Promise<number> {
  return removeFiles(parts, await listUnusedFiles(parts.db, days));
}

/** Removes every file of a member. */
export async function removeMemberFiles(parts: Parts, owner: MemberKey): Promise<void> {
  await removeFiles(parts, await listStoredFiles(parts.db, owner));
}
