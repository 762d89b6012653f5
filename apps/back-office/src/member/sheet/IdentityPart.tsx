import { useLingui } from "@lingui/react/macro";
import type { MemberSheet } from "@marquee/contract/staff";
import { useDesk } from "../../frame/DeskContext.ts";
import { useLanguageNames } from "../../texts/useLanguageNames.ts";
import { useTimeText } from "../../texts/useTimeText.ts";
import { useMemberTexts } from "../useMemberTexts.ts";
import { Facts } from "../../frame/Facts.ts";
import { Sheet } from "./Sheet.ts";
import { styled } from "styled-components";
import { token } from "@marquee/design-tokens";

const Base = styled(Sheet)`padding: ${token("space.16")};`;

/** Who a member is. */
export function IdentityPart({ member }: { readonly member: MemberSheet }) {
  const { t } = useLingui();
  const { merchant } = useDesk();
  const toTime = useTimeText();
  const { toLanguage } = useLanguageNames();
  const { kinds, levels } = useMemberTexts();
  const time = (millis: number | null): string => (millis === null ? "–" : toTime(millis, merchant.timeZone));
  const contact = (text: string, isConfirmed: boolean): string =>
    text === "" ? "–" : isConfirmed ? t`${text} (confirmed)` : t`${text} (not confirmed)`;
  const facts: readonly (readonly [string, string])[] = [
    [t`Username`, member.username],
    [t`Nickname`, member.nickname],
    [t`Kind`, kinds.get(member.kind) ?? ""],
    [t`Identity`, levels.get(member.kycLevel) ?? ""],
    [t`Name on the account`, member.payeeName || "–"],
    [t`Birthday`, member.birthday ?? "–"],
    [t`Phone`, contact(member.mobile, member.mobileConfirmed)],
    [t`Mail address`, contact(member.email, member.emailConfirmed)],
    [t`Language`, toLanguage(member.language)],
    [t`Currency`, member.currency],
    [t`Registered`, `${time(member.registeredAt)} · ${member.registeredFrom}`],
    [t`Last login`, `${time(member.lastLoginAt)}${member.lastLoginFrom === null ? "" : ` · ${member.lastLoginFrom}`}`],
    ...(member.loginLocked ? [[t`Login`, t`Locked after wrong passwords`] as const] : []),
    [
      t`Terms accepted`,
      member.terms === null
        ? t`None`
        : t`Version ${member.terms.version} · ${time(member.terms.at)} · ${toLanguage(member.terms.language)}`,
    ],
    [t`Invited by`, member.upline ?? "–"],
    [
      t`Password`,
      !member.hasPassword ? t`None` : member.passwordGiven ? t`Given by staff, to be changed` : t`The member's own`,
    ],
    ...(member.legalHold ? [[t`Legal hold`, t`Personal data is kept`] as const] : []),
    ...(member.eraseAsked ? [[t`Deletion`, member.erased ? t`Done` : t`Asked for`] as const] : []),
    [t`Id`, member.id],
  ];
  return (
    <Base>
      <Facts>
        {facts.map(([name, value]) => [<dt key={`${name} dt`}>{name}</dt>, <dd key={`${name} dd`}>{value}</dd>])}
      </Facts>
    </Base>
  );
}
