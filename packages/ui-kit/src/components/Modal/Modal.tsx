import { from, token } from "@marquee/design-tokens";
import type { ReactNode } from "react";
import { Modal as AriaModal, ModalOverlay } from "react-aria-components/Modal";
import { styled } from "styled-components";
import { low, overlayGround, overlaySurface } from "../../styles/overlay.ts";
import { TypedContext, useOverlay } from "../../overlays/useOverlay.ts";
import { DialogFrame } from "./DialogFrame.tsx";

const Ground = styled(ModalOverlay)`
  ${overlayGround}
  align-items: end;
  @media ${from("large")} { align-items: center; padding: ${token("space.16")}; }
  @media ${low} { padding-block: 0; }
  &[data-covers] { background: ${token("color.bg")}; }
`;
const Surface = styled(AriaModal)`
  ${overlaySurface}
  inline-size: 100%;
  max-block-size: 92dvb;
  border-radius: ${token("modal.radius")} ${token("modal.radius")} 0 0;
  padding-block-end: env(safe-area-inset-bottom);
  &[data-entering], &[data-exiting] { translate: 0 40px; }
  @media ${from("large")} {
    inline-size: min(100%, 440px);
    border-radius: ${token("modal.radius")};
    &[data-size="wide"] { inline-size: min(100%, 760px); }
  }
  @media ${low} { max-block-size: 100dvb; }
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
  /** Nothing behind it can be seen. */
  readonly covers?: boolean | undefined;
  /** 440 (default) or 760 px; a phone always gives it the whole width, from below. */
  readonly size?: "normal" | "wide" | undefined;
  /** `alertdialog` for a question that must be answered. */
  readonly role?: "dialog" | "alertdialog" | undefined;
  /** Buttons that stay in sight below the content. */
  readonly actions?: ReactNode;
  /** The content; it scrolls where it does not fit. */
  readonly children: ReactNode;
}

/**
 * A dialog over the page (HD-12 to HD-16): the page behind is still and inert, Tab stays inside, Escape and Back close
 * the top one only, and after closing the focus is where it was.
 */
export function Modal({
  title,
  open,
  onClose,
  locked = false,
  covers = false,
  size = "normal",
  role = "dialog",
  actions,
  children,
}: ModalProps): ReactNode {
  const tellTyped = useOverlay(open, onClose, locked);
  return (
    <Ground
      data-covers={covers || undefined}
      isOpen={open}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      isDismissable={!locked}
      isKeyboardDismissDisabled={locked}
    >
      <Surface data-size={size}>
        <DialogFrame title={title} onClose={onClose} locked={locked} role={role} actions={actions}>
          <TypedContext value={tellTyped}>{children}</TypedContext>
        </DialogFrame>
      </Surface>
    </Ground>
  );
}
