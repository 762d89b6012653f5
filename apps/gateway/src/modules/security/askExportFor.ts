import type { Db } from "../../db/Db.ts";
import type { MemberKey } from "../../authentication/MemberKey.ts";
import { addSecurityEntries } from "../../authentication/securityLogStore.ts";
import { addExport } from "./dataExportStore.ts";

/**
 * Asks for the file of a member's data on the member's wish, in the caller's transaction: the job makes it within minutes, and the
 * member alone finds it, where his own are. @returns false while one waits, and for an hour after one was made
 */
export async function askExportFor(tx: Db, owner: MemberKey, actor: string): Promise<boolean> {
  if ((await addExport(tx, owner)) === undefined) return false;
  await addSecurityEntries(tx, [{ ...owner, event: "data.requested", details: { actor } }]);
  return true;
}
