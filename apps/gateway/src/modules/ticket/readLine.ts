import { countWords, type FieldError, mostTicketPictures } from "@marquee/contract";
import type { MemberKey } from "../../authentication/MemberKey.ts";
import type { Db } from "../../db/Db.ts";
import { findStoredFile } from "../../files/storedFileStore.ts";
import { Refusal } from "../../http/Refusal.ts";

const idText = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** What a member has written, as it is stored. */
export interface WrittenLine {
  readonly content: string;
  readonly images: readonly string[];
}

async function findFault(db: Db, key: MemberKey, images: readonly string[]): Promise<FieldError | undefined> {
  if (images.length > mostTicketPictures) return { name: "images", rule: "length", max: mostTicketPictures };
  if (new Set(images).size < images.length) return { name: "images", rule: "same" };
  for (const id of images) {
    const file = idText.test(id) ? await findStoredFile(db, key, id) : undefined;
    if (file?.purpose !== "TICKET") return { name: "images", rule: "unknown" };
  }
  return undefined;
}

/** Requires so many words. @throws Refusal `feedback.words` with `min` and `max` */
export function requireWords(content: string, { min, max }: { readonly min: number; readonly max: number }): void {
  const words = countWords(content, max);
  if (words < min || words > max) throw new Refusal("feedback.words", { value: { min, max } });
}

/**
 * Reads a line of a member: its words are counted as the form counts them, and its pictures are the member's own uploads (VL-45, VL-46).
 * @throws Refusal `feedback.words` with `min` and `max`; `fields`
 */
export async function readLine(
  db: Db,
  { tenantId, memberId }: MemberKey,
  { content, images = [] }: { readonly content: string; readonly images?: readonly string[] | undefined },
  bounds: { readonly min: number; readonly max: number },
): Promise<WrittenLine> {
  requireWords(content, bounds);
  const fault = await findFault(db, { tenantId, memberId }, images);
  if (fault !== undefined) throw new Refusal("fields", { fields: [fault] });
  return { content: content.trim(), images };
}
