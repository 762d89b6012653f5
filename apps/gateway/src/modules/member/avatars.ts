import type { AvatarChoice, MemberIcon, PlayerAvatar } from "@marquee/contract";
import { transact } from "@marquee/database";
import type { Db } from "../../db/Db.ts";
import { publishEvent } from "../../events/publishEvent.ts";
import { findStoredFile } from "../../files/storedFileStore.ts";
import { toAvatarUrl } from "../../files/storePicture.ts";
import { type Call, requireSession } from "../../http/Call.ts";
import { Refusal } from "../../http/Refusal.ts";
import type { Services } from "./services.ts";
import { getMember, setAvatar } from "../auth/index.ts";
import type { MemberKey } from "../../authentication/MemberKey.ts";

const drawn = 24;
const toDrawnUrl = (number: number): string => `/art/avatars/${number}.svg`;
const list = Array.from({ length: drawn }, (_, index) => toDrawnUrl(index + 1));

/** The member's avatar (AP-15): an uploaded picture, or one of the drawn ones. */
export async function getAvatar({ db }: Services, call: Call): Promise<PlayerAvatar> {
  const { tenantId, memberId } = requireSession(call);
  const { avatar, avatar_upload: upload } = await getMember(db, tenantId, memberId);
  const file = upload === null ? undefined : await findStoredFile(db, { tenantId, memberId }, upload);
  return file === undefined
    ? { avatar: `${avatar}`, avatarType: "STATIC", url: toDrawnUrl(avatar) }
    : { avatar: file.id, avatarType: "UPLOAD", url: toAvatarUrl(file) };
}

/** The avatar's address and the drawn pictures to choose from (LG-23). */
export async function getIcon(services: Services, call: Call): Promise<MemberIcon> {
  const { url } = await getAvatar(services, call);
  return { icon: url, list };
}

async function storeAvatar(db: Db, owner: MemberKey, avatar: Parameters<typeof setAvatar>[2]): Promise<void> {
  await transact(db, async (tx) => {
    await setAvatar(tx, owner, avatar);
    await publishEvent(tx, { ...owner, kind: "member" });
  });
}

/** Selects one of the drawn pictures, or one of the member's uploads. @throws Refusal `fields` if it does not exist */
export async function changeAvatar(services: Services, call: Call, choice: AvatarChoice): Promise<MemberIcon> {
  const { db } = services;
  const { tenantId, memberId } = requireSession(call);
  const { avatar: number, uploadId } = choice;
  const wrong = (name: string): Refusal => new Refusal("fields", { fields: [{ name, rule: "unknown" }] });
  if (uploadId !== undefined) {
    const file = await findStoredFile(db, { tenantId, memberId }, uploadId);
    if (file?.purpose !== "AVATAR") throw wrong("uploadId");
    await storeAvatar(db, { tenantId, memberId }, { upload: file.id });
  } else {
    if (number === undefined || number > drawn) throw wrong("avatar");
    await storeAvatar(db, { tenantId, memberId }, { number });
  }
  return getIcon(services, call);
}
