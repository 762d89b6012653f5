import type { DataExport, PasswordProof } from "@marquee/contract";
import { transact } from "@marquee/database";
import { type Call, requireSession } from "../../http/Call.ts";
import { addSecurityEntries } from "../../authentication/securityLogStore.ts";
import type { Services } from "./services.ts";
import { getMember } from "../auth/index.ts";
import { addExport, findExport } from "./dataExportStore.ts";
import { makeExport } from "./makeExport.ts";
import { countEntries } from "./memberDataStore.ts";
import { requireMemberPassword } from "./requireMemberPassword.ts";

/** For how many days a file is kept. */
export const exportDays = 7;
/** If a member has more wallet entries than this, a job creates the file. */
const mostAtOnce = 5_000;

/** The member's newest file, or the request for it. */
export async function getMemberExport({ db }: Services, call: Call): Promise<DataExport> {
  const found = await findExport(db, requireSession(call));
  if (found === undefined) return { export: null };
  const { state, asked_at: askedAt, ready_at: readyAt, file_id: fileId, bytes } = found;
  return {
    export: {
      state,
      requestedAt: askedAt.getTime(),
      fileId,
      bytes,
      expiresAt: readyAt === null ? null : readyAt.getTime() + exportDays * 86_400_000,
    },
  };
}

/**
 * Requests an export of the member's data: a small one is created now, a large one by a job. While one is waiting, and for an hour
 * after one was created, another request returns that one.
 *
 * @throws Refusal `password.old.invalid`, `login.locked`
 */
export async function askForExport(services: Services, call: Call, { password }: PasswordProof): Promise<DataExport> {
  const { db } = services;
  const session = requireSession(call);
  const { tenantId, memberId } = session;
  const { password_hash: hash } = await getMember(db, tenantId, memberId);
  await requireMemberPassword(services, call, hash, password);
  const id = await transact(db, async (tx) => {
    const added = await addExport(tx, session);
    if (added !== undefined) await addSecurityEntries(tx, [{ tenantId, event: "data.requested", memberId, call }]);
    return added;
  });
  if (id !== undefined && (await countEntries(db, session)) <= mostAtOnce) await makeExport(services, id);
  return getMemberExport(services, call);
}
