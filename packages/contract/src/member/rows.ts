import { row, type SchemaRow } from "../SchemaRow.ts";
import { Nothing } from "../shapes.ts";
import { getMemberIcon, getMemberInfo, updateLanguage } from "./endpoints.ts";
import { LanguageChoiceSchema, MemberIconSchema, MemberInfoSchema } from "./schemas.ts";

/** Calls of domain `member`. */
export const memberRows: readonly SchemaRow[] = [
  row(getMemberInfo, Nothing, MemberInfoSchema),
  row(getMemberIcon, Nothing, MemberIconSchema),
  row(updateLanguage, LanguageChoiceSchema, LanguageChoiceSchema, ["language.disabled"]),
];
