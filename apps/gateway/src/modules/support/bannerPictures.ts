import { createHash } from "node:crypto";
import type { BannerPicture } from "@marquee/contract/staff";
import { toPicture } from "../../files/toPicture.ts";
import { Refusal } from "../../http/Refusal.ts";
import type { MerchantCall } from "../../staff/StaffCall.ts";
import { addBannerPicture, countBannerPictures, findBannerPicture } from "./bannerPictureStore.ts";
import type { Services } from "./services.ts";

/** The longest picture in bytes, as members' uploads (operations.md 5). */
const mostBytes = 5 * 1_048_576;

/** How many pictures a merchant may store. */
const mostPictures = 2_000;

const hash = (data: string | Uint8Array): string => createHash("sha256").update(data).digest("hex");

/** A merchant's id as a part of a key: ids may contain characters that keys may not. */
const toFolder = (tenantId: string): string => hash(tenantId).slice(0, 32);

const toKey = (tenantId: string, file: string): string => `banners/${toFolder(tenantId)}/${file}`;

/**
 * Stores a picture for banners under its hash, re-encoded from its pixels. It is public: whoever knows its address may see it.
 * @throws Refusal `upload.type`, `upload.size`, `upload.incomplete`, `rate.limited`, `document.limit`
 */
export async function storeBannerPicture(
  { db, files }: Services,
  { tenant }: MerchantCall,
  data: string,
): Promise<BannerPicture> {
  const upload = Buffer.from(data, "base64");
  if (upload.length > mostBytes) throw new Refusal("upload.size");
  const { bytes, type } = await toPicture(upload, false);
  const file = `${hash(bytes)}.${type === "image/png" ? "png" : "jpg"}`;
  if ((await countBannerPictures(db, tenant.id)) >= mostPictures) throw new Refusal("document.limit");
  // The file first: the address is told only when both are there.
  await files.put(toKey(tenant.id, file), bytes, type);
  await addBannerPicture(db, { tenant_id: tenant.id, file, type, bytes: bytes.length });
  return { url: `/art/own-banners/${encodeURIComponent(tenant.id)}/${file}` };
}

/** A stored picture by its merchant and its name; undefined for an unknown one. */
export async function readBannerPicture(
  { db, files }: Services,
  tenantId: string,
  file: string,
): Promise<{ readonly type: string; readonly bytes: Buffer } | undefined> {
  if (!/^[0-9a-f]{64}\.(png|jpg)$/.test(file) || tenantId.includes("\u0000")) return undefined;
  const picture = await findBannerPicture(db, tenantId, file);
  const bytes = picture === undefined ? undefined : await files.get(toKey(tenantId, file));
  return picture === undefined || bytes === undefined ? undefined : { type: picture.type, bytes };
}
