import { Trans, useLingui } from "@lingui/react/macro";
import type { TicketGuest } from "@marquee/contract/staff";
import { Badge } from "@marquee/ui-kit";
import type { ReactNode } from "react";
import { useMerchantCode } from "../frame/DeskContext.ts";
import { DeskLink } from "../frame/DeskLink.tsx";

/** What somebody who had not logged in says, each with its name: nothing of it is proved, and the page says so. */
export function useGuestRows(guest: TicketGuest | null): readonly (readonly [string, ReactNode])[] {
  const { t } = useLingui();
  const merchant = useMerchantCode();
  if (guest === null) return [];
  const { email, name, username, memberId, earlier } = guest;
  return [
    [t`Writer`, <Badge key="guest">{t`Guest`}</Badge>],
    [t`E-mail, not confirmed`, email],
    ...(name === "" ? [] : [[t`Name`, name] as const]),
    ...(username === ""
      ? []
      : [
          [
            t`Claims to be`,
            memberId === null ? (
              <Trans key="username">{username} (no member has this name)</Trans>
            ) : (
              <DeskLink key="username" to={`/${merchant}/members/${memberId}`}>
                {username}
              </DeskLink>
            ),
          ] as const,
        ]),
    ...(earlier === null
      ? []
      : [
          [
            t`Names the ticket`,
            earlier.isKnown ? (
              <DeskLink key="earlier" to={`/${merchant}/tickets/${earlier.id}`}>
                {earlier.id}
              </DeskLink>
            ) : (
              earlier.id
            ),
          ] as const,
        ]),
  ];
}
