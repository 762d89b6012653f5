import { from, token } from "@marquee/design-tokens";
import type { ReactNode } from "react";
import { Modal as AriaModal, ModalOverlay } from "react-aria-components/Modal";
import { styled } from "styled-components";
import { TypedContext, useOverlay } from "../../overlays/useOverlay.ts";
import { overlayGround, overlaySurface } from "../../styles/overlay.ts";
import { DialogFrame } from "../Modal/DialogFrame.tsx";
import { useSwipeDown } from "./useSwipeDown.ts";

const Ground = styled(ModalOverlay)`
  ${overlayGround}
  place-items: end stretch;
  @media ${from("tablet")} { place-items: stretch end; }
`;
const Surface = styled(AriaModal)`
  ${overlaySurface}
  max-block-size: 88dvb;
  border-width: ${token("modal.border")} 0 0;
  border-radius: ${token("modal.radius")} ${token("modal.radius")} 0 0;
  padding-block-end: env(safe-area-inset-bottom);
  &[data-entering], &[data-exiting] { translate: 0 60px; }
  @media ${from("tablet")} {
    inline-size: 420px;
    max-block-size: none;
    block-size: 100dvb;
    border-width: 0;
    border-inline-start-width: ${token("modal.border")};
    border-radius: 0;
    &[data-entering], &[data-exiting] { translate: 32px 0; }
    &:dir(rtl) { &[data-entering], &[data-exiting] { translate: -32px 0; } }
  }
`;
const Handle = styled.div`
  display: grid;
  place-items: center;
  flex: none;
  block-size: 24px;
  margin-block-end: -12px;
  touch-action: none;
  cursor: grab;
  &::before { content: ""; inline-size: 40px; block-size: 4px; border-radius: ${token("radius.full")}; background: ${token("color.border")}; }
  @media ${from("tablet")} { display: none; }
`;

/** The props of {@link Sheet}. */
export interface SheetProps {
  /** Names the dialog and heads it. */
  readonly title: string;
  /** Whether it is open. */
  readonly open: boolean;
  /** The player wants it closed: by the button, Escape, a press beside it or a pull at its handle. */
  readonly onClose: () => void;
  /** Buttons that stay in sight below the content. */
  readonly actions?: ReactNode;
  /** A short task: deposit, the actions of a game. */
  readonly children: ReactNode;
}

/** A short task beside the page: from below on a phone, where a thumb reaches and pulls it away, at the end edge on a desk. */
export function Sheet({ title, open, onClose, actions, children }: SheetProps): ReactNode {
  const tellTyped = useOverlay(open, onClose);
  const { style, handle } = useSwipeDown(onClose);
  return (
    <Ground
      isOpen={open}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      isDismissable
    >
      <Surface style={style}>
        <Handle {...handle} data-part="handle" />
        <DialogFrame title={title} onClose={onClose} actions={actions}>
          <TypedContext value={tellTyped}>{children}</TypedContext>
        </DialogFrame>
      </Surface>
    </Ground>
  );
}
