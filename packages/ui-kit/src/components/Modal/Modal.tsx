import { from, token } from "@marquee/design-tokens";
import type { ReactNode } from "react";
import { Dialog, Heading } from "react-aria-components/Dialog";
import { Modal as AriaModal, ModalOverlay } from "react-aria-components/Modal";
import { styled } from "styled-components";
import { overlayGround, overlayHead, overlaySurface } from "../../styles/overlay.ts";
import { CloseIcon } from "../Icon/icons.ts";
import { IconButton } from "../IconButton/IconButton.tsx";
import { useUiKit } from "../UiKitProvider/UiKitProvider.tsx";

const Ground = styled(ModalOverlay)`
  ${overlayGround}
  align-items: end;
  @media ${from("large")} { align-items: center; padding: ${token("space.16")}; }
`;
const Surface = styled(AriaModal)`
  ${overlaySurface}
  inline-size: 100%;
  max-block-size: 92dvb;
  border-radius: ${token("radius.panel")} ${token("radius.panel")} 0 0;
  padding-block-end: env(safe-area-inset-bottom);
  &[data-entering], &[data-exiting] { translate: 0 40px; }
  @media ${from("large")} {
    inline-size: min(100%, 440px);
    border-radius: ${token("radius.panel")};
    &[data-size="wide"] { inline-size: min(100%, 760px); }
  }
`;
const Content = styled(Dialog)`display: flex; flex-direction: column; min-block-size: 0; outline: none;`;
const Head = styled.header`${overlayHead}`;
const Body = styled.div`
  flex: 1;
  min-block-size: 0;
  padding: ${token("space.20")};
  overflow: hidden auto;
  overscroll-behavior: contain;
`;
const Foot = styled.footer`
  display: flex;
  flex-wrap: wrap;
  justify-content: end;
  gap: ${token("space.12")};
  padding: ${token("space.16")} ${token("space.20")};
  border-block-start: 1px solid ${token("color.line")};
`;

/** The props of {@link Modal}. */
export interface ModalProps {
  /** Names the dialog and heads it. */
  readonly title: string;
  /** Whether it is open. */
  readonly open: boolean;
  /** The player wants it closed: by the button, Escape or a press beside it. */
  readonly onClose: () => void;
  /** Cannot be left: no close button, and Escape and the backdrop do nothing. */
  readonly locked?: boolean | undefined;
  /** 440 (default) or 760 px; a phone always gives it the whole width, from below. */
  readonly size?: "normal" | "wide" | undefined;
  /** `alertdialog` for a question that must be answered. */
  readonly role?: "dialog" | "alertdialog" | undefined;
  /** Buttons that stay in sight below the content. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/**
 * A dialog over the page (HD-12 to HD-16): the page behind is still and inert, Tab stays inside, Escape closes the top
 * one only, and after closing the focus is where it was.
 */
export function Modal({ title, open, onClose, locked = false, size = "normal", role = "dialog", actions, children }: ModalProps): ReactNode {
  const { strings } = useUiKit();
  return (
    <Ground isOpen={open} onOpenChange={(isOpen) => { if (!isOpen) onClose(); }} isDismissable={!locked} isKeyboardDismissDisabled={locked}>
      <Surface data-size={size}>
        <Content role={role}>
          <Head>
            <Heading slot="title" level={2}>{title}</Heading>
            {locked ? null : <IconButton label={strings.close} onClick={onClose}><CloseIcon size="1em" /></IconButton>}
          </Head>
          <Body>{children}</Body>
          {actions ? <Foot>{actions}</Foot> : null}
        </Content>
      </Surface>
    </Ground>
  );
}
