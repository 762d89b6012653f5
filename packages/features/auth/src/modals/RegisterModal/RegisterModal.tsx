import { Trans, useLingui } from "@lingui/react/macro";
import { from, token } from "@marquee/design-tokens";
import {
  loginPopupModal,
  modalReplaced,
  type ModalProps,
  paths,
  useAppDispatch,
  useBanners,
  useBrand,
  useIsOn,
  useKeptMounted,
} from "@marquee/runtime";
import { Button, EmptyState, Link, Modal, SideHero } from "@marquee/ui-kit";
import { styled } from "styled-components";
import { RegisterForm } from "../../components/RegisterForm/RegisterForm.tsx";
import { SocialButtons } from "../../components/SocialButtons/SocialButtons.tsx";
import { useRegisterPromotions } from "../../model/useRegisterPromotions.ts";
import { SwitchLine } from "../../components/SwitchLine/SwitchLine.tsx";

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token("space.16")};
  @media ${from("large")} {
    &:has(> section) { grid-template-columns: 264px minmax(0, 1fr); gap: ${token("space.24")}; align-items: start; }
    > section { position: sticky; inset-block-start: 0; }
  }
`;
const SocialLine = styled.div`margin-block-start: ${token("space.16")}; &:empty { display: none; }`;

/** `registerModal` (HD-08): the registration, with the banners of its group (BN-13, Q-30) and the promotions for new players (RG-09) beside it, the brand's title (RG-05) and a way to the login (RG-07), and to help (RG-08). */
export function RegisterModal({ onClose }: ModalProps) {
  const { t } = useLingui();
  const dispatch = useAppDispatch();
  const { name } = useBrand();
  const isVisitorAllowed = useIsOn("DIRECTREG3");
  const [isUsernameOn, isMobileOn] = [useIsOn("USERNAMEREG3"), useIsOn("MOBILENUMREG3")];
  const hasHelp = useIsOn("HELP3");
  const promotions = useRegisterPromotions(onClose);
  const banners = useBanners(paths.register).slides;
  const slides = [...banners, ...promotions];
  const isOpen = isVisitorAllowed && (isUsernameOn || isMobileOn);
  return (
    <Modal title={t`Join ${name}`} open onClose={onClose} size={slides.length > 0 ? "wide" : "normal"}>
      <Columns>
        <SideHero label={banners.length > 0 ? t`Banners` : t`Promotions`} slides={slides} />
        <div>
          {useKeptMounted(isOpen) ? (
            <>
              <RegisterForm isVisitorAllowed={isVisitorAllowed} />
              <SocialLine>
                <SocialButtons purpose="REGISTER" />
              </SocialLine>
            </>
          ) : (
            <EmptyState picture="locked" title={t`Registration is closed`}>
              <Trans>New accounts cannot be opened at the moment.</Trans>
            </EmptyState>
          )}
          <SwitchLine>
            <Trans>Already have an account?</Trans>
            <Button look="quiet" size="small" onClick={() => dispatch(modalReplaced(loginPopupModal))}>
              <Trans>Log in</Trans>
            </Button>
          </SwitchLine>
          <SwitchLine>
            <Link href={paths.index} onClick={onClose}>
              <Trans>Back to home</Trans>
            </Link>
            {hasHelp && (
              // In a tab of its own: what is typed here stays.
              <Link href={paths.help} target="_blank">
                <Trans>Help</Trans>
              </Link>
            )}
          </SwitchLine>
        </div>
      </Columns>
    </Modal>
  );
}
