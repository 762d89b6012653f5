import { pipeline } from "node:stream/promises";
import { Readable } from "node:stream";
import { createGzip } from "node:zlib";
import { transact } from "@marquee/database";
import { addStoredFile, getStoredFile, removeStoredFile } from "../../files/storedFileStore.ts";
import type { Job } from "../../jobs/Job.ts";
import type { Services } from "./services.ts";
import { getMember, type Member } from "../auth/index.ts";
import {
  expireExport,
  finishExport,
  listOldExports,
  postponeExport,
  type StoredExport,
  takeExport,
} from "./dataExportStore.ts";
import { listMemberData } from "./memberDataStore.ts";

type Parts = Pick<Services, "db" | "files" | "log" | "memberTables">;

const mostTries = 5;

/** The profile in the export, without hashes and keys of secrets. */
function toProfile(member: Member): object {
  const { id, username, nickname, kind, status, language, currency, birthday, fields } = member;
  return {
    id,
    username,
    nickname,
    kind,
    status,
    language,
    currency,
    birthday,
    email: member.email_key,
    emailConfirmedAt: member.email_confirmed_at,
    mobile: member.mobile_key,
    mobileConfirmedAt: member.mobile_confirmed_at,
    identityConfirmedAt: member.identity_confirmed_at,
    preferences: member.preferences,
    further: fields,
    registeredAt: member.registered_at,
    registeredFrom: member.registered_from,
    invitedBy: member.upline_code,
    lastLoginAt: member.login_at,
    lastLoginFrom: member.login_from,
  };
}

async function* write(parts: Parts, member: Member): AsyncGenerator<string> {
  yield `{\n"profile": ${JSON.stringify(toProfile(member), null, 1)}`;
  for (const [name, pages] of listMemberData(parts, member)) {
    yield `,\n${JSON.stringify(name)}: [`;
    let isFirst = true;
    for await (const page of pages)
      for (const record of page) {
        yield `${isFirst ? "" : ","}\n ${JSON.stringify(record)}`;
        isFirst = false;
      }
    yield "]";
  }
  yield "\n}\n";
}

async function pack(parts: Parts, member: Member): Promise<Buffer> {
  const chunks: Buffer[] = [];
  await pipeline(Readable.from(write(parts, member)), createGzip(), async (packed: AsyncIterable<Buffer>) => {
    for await (const chunk of packed) chunks.push(chunk);
  });
  return Buffer.concat(chunks);
}

async function fill(parts: Parts, { tenant_id: tenantId, id, member_id: memberId }: StoredExport): Promise<void> {
  const { db, files } = parts;
  const bytes = await pack(parts, await getMember(db, tenantId, memberId));
  const key = `exports/${id}.json.gz`;
  const type = "application/json";
  const fileId = await transact(db, (tx) =>
    addStoredFile(tx, { tenantId, memberId }, { purpose: "EXPORT", key, type, bytes: bytes.length }),
  );
  if (fileId === undefined) throw new Error("the member has too many files");
  await files.put(key, bytes, type);
  await finishExport(db, { tenant_id: tenantId, id }, fileId, bytes.length);
}

/** Creates the file of a request: the named one, or the one that has waited longest. @returns false if none is waiting */
export async function makeExport(parts: Parts, id?: string): Promise<boolean> {
  const taken = await takeExport(parts.db, id);
  if (taken === undefined) return false;
  try {
    await fill(parts, taken);
  } catch (error) {
    parts.log.error({ err: error, export: taken.id }, "a member's data could not be written");
    await postponeExport(parts.db, taken, mostTries);
  }
  return true;
}

/** Creates the waiting files, every minute. */
export const makeExportsJob: Job = {
  name: "make-data-exports",
  cron: "* * * * *",
  run: async (services) => {
    while (await makeExport(services));
  },
};

/** Removes files that were completed at least `days` ago. @returns how many were removed */
export async function removeOldExports({ db, files }: Pick<Services, "db" | "files">, days: number): Promise<number> {
  const old = await listOldExports(db, days);
  for (const each of old) {
    const file = each.file_id === null ? undefined : await getStoredFile(db, each.tenant_id, each.file_id);
    if (file !== undefined) {
      await files.remove(file.key);
      await removeStoredFile(db, file);
    }
    await expireExport(db, each);
  }
  return old.length;
}
