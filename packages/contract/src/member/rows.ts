import { row, type SchemaRow } from "../SchemaRow.ts";
import { Nothing } from "../shapes.ts";
import { getMemberIcon, updateLanguage } from "./endpoints.ts";
import { getMemberInfo } from "./infoEndpoints.ts";
import {
  chooseAvatar,
  createFileLink,
  getPlayerAvatar,
  getPreferences,
  updateMemberInfo,
  updatePreferences,
  uploadPicture,
} from "./profileEndpoints.ts";
import {
  AvatarChoiceSchema,
  FileLinkRequestSchema,
  FileLinkSchema,
  LanguageChoiceSchema,
  MemberIconSchema,
  MemberInfoSchema,
  PlayerAvatarSchema,
  PreferencesSchema,
  UpdateMemberInfoSchema,
  UpdatePreferencesSchema,
  UploadRequestSchema,
  UploadSchema,
} from "./schemas.ts";

/** Calls of domain `member`. */
export const memberRows: readonly SchemaRow[] = [
  row(getMemberInfo, Nothing, MemberInfoSchema),
  row(updateMemberInfo, UpdateMemberInfoSchema, MemberInfoSchema, [
    "fields",
    "nickname.taken",
    "birthday.fixed",
    "age.under",
  ]),
  row(getMemberIcon, Nothing, MemberIconSchema),
  row(chooseAvatar, AvatarChoiceSchema, MemberIconSchema, ["fields"]),
  row(getPlayerAvatar, Nothing, PlayerAvatarSchema),
  row(uploadPicture, UploadRequestSchema, UploadSchema, [
    "upload.type",
    "upload.size",
    "upload.incomplete",
    "upload.count",
  ]),
  row(createFileLink, FileLinkRequestSchema, FileLinkSchema, ["path.unknown"]),
  row(getPreferences, Nothing, PreferencesSchema),
  row(updatePreferences, UpdatePreferencesSchema, PreferencesSchema, ["fields"]),
  row(updateLanguage, LanguageChoiceSchema, LanguageChoiceSchema, ["language.disabled"]),
];
