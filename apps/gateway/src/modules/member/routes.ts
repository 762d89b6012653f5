import {
  chooseAvatar,
  createFileLink,
  getMemberIcon,
  getMemberInfo,
  getPlayerAvatar,
  getPreferences,
  type MemberInfo,
  updateLanguage,
  updateMemberInfo,
  updatePreferences,
  uploadPicture,
} from "@marquee/contract";
import { findStoredFile } from "../../files/storedFileStore.ts";
import { storePicture } from "../../files/storePicture.ts";
import { type Call, requireSession } from "../../http/Call.ts";
import { Refusal } from "../../http/Refusal.ts";
import { type Route, route } from "../../http/route.ts";
import type { Services } from "./services.ts";
import { summarizeProtection } from "../protection/index.ts";
import { getMember, setMemberLanguage } from "../auth/index.ts";
import { getLevel } from "../rank/index.ts";
import { changeAvatar, getAvatar, getIcon } from "./avatars.ts";
import { changePreferences, getMemberPreferences } from "./preferences.ts";
import { listLabelsOf } from "./labelStore.ts";
import { toMemberInfo } from "./toMemberInfo.ts";
import { updateProfile } from "./updateProfile.ts";

/** The logged-in member. */
export function memberRoutes(services: Services): readonly Route[] {
  const { db, fileLinks } = services;
  const getInfo = async (call: Call): Promise<MemberInfo> => {
    const { memberId, tenantId } = requireSession(call);
    const labels = await listLabelsOf(db, tenantId, [memberId]);
    const rg = await summarizeProtection(db, { tenantId, memberId });
    const level = await getLevel(db, { tenantId, memberId });
    return toMemberInfo(call, await getMember(db, tenantId, memberId), labels, level, rg);
  };
  return [
    route(getMemberInfo, getInfo),
    route(updateMemberInfo, async (call, request) => {
      await updateProfile(services, call, request);
      return getInfo(call);
    }),
    route(getMemberIcon, (call) => getIcon(services, call)),
    route(chooseAvatar, (call, request) => changeAvatar(services, call, request)),
    route(getPlayerAvatar, (call) => getAvatar(services, call)),
    route(uploadPicture, (call, request) => storePicture(services, call, request)),
    route(createFileLink, async (call, { fileId }) => {
      const session = requireSession(call);
      const file = await findStoredFile(db, session, fileId);
      if (file === undefined) throw new Refusal("path.unknown");
      return fileLinks.create(session, file.id);
    }),
    route(getPreferences, (call) => getMemberPreferences(services, call)),
    route(updatePreferences, (call, request) => changePreferences(services, call, request)),
    route(updateLanguage, async (call, { language }) => {
      if (!call.tenant.settings.languages.includes(language)) throw new Refusal("language.disabled");
      const { memberId, tenantId } = requireSession(call);
      await setMemberLanguage(db, tenantId, memberId, language);
      return { language };
    }),
  ];
}
