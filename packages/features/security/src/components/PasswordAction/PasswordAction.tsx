import { useLingui } from "@lingui/react/macro";
import { from } from "@marquee/design-tokens";
import { changePasswordModal, modalOpened, selectIsMember, useAppDispatch, useAppSelector } from "@marquee/runtime";
import { IconButton, PasswordIcon } from "@marquee/ui-kit";
import { styled } from "styled-components";

/** A phone's bar has no room for it; there the form is in the security centre. */
const Base = styled.span`
  display: none;
  @media ${from("large")} { display: contents; }
`;

/** Opens the change of the password from the bar (HD-04). */
export function PasswordAction() {
  const { t } = useLingui();
  const dispatch = useAppDispatch();
  const isMember = useAppSelector(selectIsMember);
  if (!isMember) return null;
  return (
    <Base>
      <IconButton
        label={t`Change password`}
        onClick={() => dispatch(modalOpened(changePasswordModal, { reason: "chosen" }))}
      >
        <PasswordIcon size="1em" />
      </IconButton>
    </Base>
  );
}
