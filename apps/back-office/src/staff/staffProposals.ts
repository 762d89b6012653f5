import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { ProposalText } from "../frame/DeskModule.ts";
import { readText, readTexts } from "../forms/readData.ts";
import { roleNames } from "../texts/roleNames.ts";

const toRoles = (roles: readonly string[], i18n: I18n): string =>
  roles.map((role) => (role in roleNames ? i18n._(roleNames[role as keyof typeof roleNames]) : role)).join(", ") || "–";

/** Proposals about staff in words. */
export const staffProposals: readonly ProposalText[] = [
  {
    kind: "staff.invite",
    name: msg`Invite somebody`,
    toText: (data, i18n) => `${readText(data, "name")}: ${toRoles(readTexts(data, "roles"), i18n)}`,
  },
  {
    kind: "staff.roles",
    name: msg`Change roles`,
    toText: (data, i18n) => `${toRoles(readTexts(data, "before"), i18n)} → ${toRoles(readTexts(data, "roles"), i18n)}`,
  },
  {
    kind: "export.create",
    name: msg`Make a large file`,
    toText: (data, i18n) => i18n._(msg`${i18n.number(Number(data["lines"]))} lines`),
  },
  { kind: "staff.reset", name: msg`Reset password and factors`, toText: () => "" },
];
