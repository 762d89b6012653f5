import { createHash } from "node:crypto";
import type { Upload, UploadRequest } from "@marquee/contract";
import { transact } from "@marquee/database";
import { type Call, requireSession } from "../http/Call.ts";
import { Refusal } from "../http/Refusal.ts";
import type { SomeServices } from "../Services.ts";
import type { MemberKey } from "../authentication/MemberKey.ts";
import type { FilePurpose } from "./schema.ts";
import { addStoredFile, type StoredFile } from "./storedFileStore.ts";
import { toPicture } from "./toPicture.ts";

/** The public address of an avatar. */
export const toAvatarUrl = ({ key }: Pick<StoredFile, "key">): string => `/art/members/${key}`;

/** A merchant's id as a part of a key: ids may contain characters that keys may not. */
const toPart = (text: string): string =>
  /^[a-z0-9][a-z0-9-]{0,80}$/.test(text) ? text : createHash("sha256").update(text).digest("hex");

/** Stores a picture of a member under its hash. @throws Refusal `upload.type`, `upload.size`, `upload.incomplete`, `upload.count`, `rate.limited` */
export async function putPicture(
  { db, files }: SomeServices<"db" | "files">,
  owner: MemberKey,
  purpose: FilePurpose,
  upload: Buffer,
): Promise<Pick<StoredFile, "id" | "key">> {
  const { bytes, type } = await toPicture(upload, purpose === "AVATAR");
  const hash = createHash("sha256").update(bytes).digest("hex");
  const name = `${purpose.toLowerCase()}-${hash}.${type === "image/png" ? "png" : "jpg"}`;
  const key = `${toPart(owner.tenantId)}/${toPart(owner.memberId)}/${name}`;
  const id = await transact(db, (tx) => addStoredFile(tx, owner, { purpose, key, type, bytes: bytes.length }));
  if (id === undefined) throw new Refusal("upload.count");
  // The row first: a file without a row would never be removed, while a row without a file is removed as unused.
  await files.put(key, bytes, type);
  return { id, key };
}

/**
 * Stores an uploaded picture under its hash (operations.md 5). @throws Refusal `upload.type`, `upload.size`, `upload.incomplete`, `upload.count`,
 * `rate.limited`, `request.invalid` without a file
 */
export async function storePicture(
  { db, files }: SomeServices<"db" | "files">,
  call: Call,
  { purpose }: UploadRequest,
): Promise<Upload> {
  const { tenantId, memberId } = requireSession(call);
  if (purpose === "AVATAR" && !call.tenant.modules.has("AVATAR3")) throw new Refusal("function.not.available");
  if (purpose === "DOCUMENT" && !call.tenant.modules.has("KYC3")) throw new Refusal("function.not.available");
  if (purpose === "PROOF" && !call.tenant.modules.has("WDCONFIRM3")) throw new Refusal("function.not.available");
  if (purpose === "PROMOTION" && !call.tenant.modules.has("PROMOAPPLY3")) throw new Refusal("function.not.available");
  if (purpose === "TICKET" && !call.tenant.modules.has("TICKET3")) throw new Refusal("function.not.available");
  if (call.upload === undefined) throw new Refusal("request.invalid", { fields: [{ name: "file", rule: "required" }] });
  const file = await putPicture({ db, files }, { tenantId, memberId }, purpose, call.upload);
  return { uploadId: file.id, url: purpose === "AVATAR" ? toAvatarUrl(file) : "" };
}
