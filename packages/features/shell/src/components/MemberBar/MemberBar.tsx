import { Trans, useLingui } from "@lingui/react/macro";
import { toImageUrl, useGetMemberIconQuery, useGetMemberInfoQuery } from "@marquee/api-client";
import { from, token } from "@marquee/design-tokens";
import {
  modalOpened,
  registerModal,
  selectIsTrial,
  selectSession,
  useAppDispatch,
  useAppSelector,
  useIsOn,
  useOpenCentre,
  useStatusQuery,
} from "@marquee/runtime";
import { Avatar, Button } from "@marquee/ui-kit";
import { styled } from "styled-components";
import { AccountMenu } from "./AccountMenu.tsx";
import { ClubLabel } from "./ClubLabel.tsx";

const Account = styled.button`
  display: flex;
  /* A long name gives way before the money does. */
  flex-shrink: 8;
  align-items: center;
  gap: ${token("space.8")};
  min-inline-size: ${token("layout.tap")};
  min-block-size: ${token("layout.tap")};
  padding: 0 ${token("space.4")};
  border: 0;
  border-radius: ${token("radius.control")};
  background: none;
  color: ${token("color.text")};
  &:is(button) { cursor: pointer; }
  &:is(button):hover { background: ${token("color.hover")}; }
  > span:last-child { display: none; min-inline-size: 0; max-inline-size: min(12rem, 18vw); overflow: hidden; text-align: start; line-height: 1.25; }
  strong { display: block; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; font-size: ${token("text.small")}; }
  @media ${from("tablet")} { > span:last-child { display: block; } }
  /* A phone's bottom bar has the account; the header has room for the money instead. */
  @media (max-width: 639px) { display: none; }
`;

/** On a phone the button is in the bottom bar. */
const Wide = styled.span`@media (max-width: 639px) { display: none; }`;

/** The logged-in bar (HD-03): avatar, nickname, label; a press opens the member centre where there is one (RP-07); a free demo can register. The menu beside it logs out, which asks first (LG-19). */
export function MemberBar() {
  const { t } = useLingui();
  const dispatch = useAppDispatch();
  const openCentre = useOpenCentre();
  const session = useAppSelector(selectSession);
  const isTrial = useAppSelector(selectIsTrial);
  const canRegister = useIsOn("DIRECTREG3") && isTrial;
  const isCentreOn = useIsOn("MEMCEN3");
  const { data: member } = useGetMemberInfoQuery({}, { skip: session === null });
  const { data: avatar } = useGetMemberIconQuery({}, { skip: session === null });
  const hosts = useStatusQuery().data?.info.imageCDNs ?? [];
  if (session === null) return null;
  const nickname = member?.nickname ?? session.username;
  const label = member && (isTrial ? { ...member.clubLabel, labelName: t`Demo guest` } : member.clubLabel);
  // What stands on a button is part of its name (WCAG 2.5.3).
  const name = label ? `${nickname} ${label.labelName}`.trim() : nickname;
  const who = (
    <>
      <Avatar src={avatar && toImageUrl(avatar.icon, hosts)} />
      <span>
        <strong>{nickname}</strong> {label && <ClubLabel label={label} />}
      </span>
    </>
  );
  return (
    <>
      {canRegister && (
        <Wide>
          <Button look="primary" size="small" onClick={() => dispatch(modalOpened(registerModal))}>
            <Trans>Register</Trans>
          </Button>
        </Wide>
      )}
      {isCentreOn ? (
        <Account type="button" aria-label={t`Member centre of ${name}`} onClick={() => openCentre("member")}>
          {who}
        </Account>
      ) : (
        <Account as="span">{who}</Account>
      )}
      <AccountMenu />
    </>
  );
}
