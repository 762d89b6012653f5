import { endpoint } from "../endpoint.ts";
import type {
  AvatarChoice,
  FileLink,
  FileLinkRequest,
  MemberIcon,
  MemberInfo,
  PlayerAvatar,
  Preferences,
  UpdateMemberInfo,
  UpdatePreferences,
  Upload,
  UploadRequest,
} from "./schemas.ts";

/** Sets the nickname, and once the birthday (ours, MC-01). */
export const updateMemberInfo = /* @__PURE__ */ endpoint<UpdateMemberInfo, MemberInfo>({
  name: "updateMemberInfo",
  domain: "member",
  method: "POST",
  path: "/wps/member/info",
  moduleId: "SECCEN3",
  token: "required",
  trial: false,
  rateLimit: { calls: 30, seconds: 60 },
  bodyLimit: 4_096,
  cache: { invalidates: ["Member"] },
});

/** Chooses a drawn or an uploaded picture as avatar (ours, LG-23). */
export const chooseAvatar = /* @__PURE__ */ endpoint<AvatarChoice, MemberIcon>({
  name: "chooseAvatar",
  domain: "member",
  method: "POST",
  path: "/wps/member/info/icon",
  moduleId: "AVATAR3",
  token: "required",
  trial: false,
  rateLimit: { calls: 30, seconds: 60 },
  bodyLimit: 2_048,
  cache: { invalidates: ["Avatar"] },
});

/** The member's avatar: which one it is, and its address (AP-15). */
export const getPlayerAvatar = /* @__PURE__ */ endpoint<Record<string, never>, PlayerAvatar>({
  name: "getPlayerAvatar",
  domain: "member",
  method: "GET",
  path: "/wps/relay/MCSFE_getPlayerAvatar",
  moduleId: "AVATAR3",
  token: "required",
  cache: { provides: ["Session", "Avatar"], keepSeconds: 0 },
});

/** Stores a picture (ours, operations.md 5): at most 5 MB, png or jpg by its first bytes. */
export const uploadPicture = /* @__PURE__ */ endpoint<UploadRequest, Upload>({
  name: "uploadPicture",
  domain: "member",
  method: "POST",
  path: "/wps/upload",
  moduleId: "CORE3",
  token: "required",
  trial: false,
  multipart: true,
  rateLimit: { calls: 20, seconds: 60 },
  bodyLimit: 5_300_000,
});

/** A short-lived link to a private file of the member's own (ours, operations.md 5). */
export const createFileLink = /* @__PURE__ */ endpoint<FileLinkRequest, FileLink>({
  name: "createFileLink",
  domain: "member",
  method: "POST",
  path: "/wps/files/link",
  moduleId: "CORE3",
  token: "required",
  trial: false,
  rateLimit: { calls: 60, seconds: 60 },
  bodyLimit: 2_048,
});

/** Which messages are sent by mail and phone, and whether others see the nickname (ours, MC-01). */
export const getPreferences = /* @__PURE__ */ endpoint<Record<string, never>, Preferences>({
  name: "getPreferences",
  domain: "member",
  method: "GET",
  path: "/wps/member/preferences",
  moduleId: "SECCEN3",
  token: "required",
  trial: false,
  cache: { provides: ["Session", "Member"], keepSeconds: 0 },
});

/** Changes the preferences (ours, MC-01). */
export const updatePreferences = /* @__PURE__ */ endpoint<UpdatePreferences, Preferences>({
  name: "updatePreferences",
  domain: "member",
  method: "POST",
  path: "/wps/member/preferences",
  moduleId: "SECCEN3",
  token: "required",
  trial: false,
  rateLimit: { calls: 60, seconds: 60 },
  bodyLimit: 4_096,
  cache: { invalidates: ["Member"] },
});
