import { token } from "@marquee/design-tokens";
import type { ReactNode } from "react";
import { Modal as AriaModal, ModalOverlay } from "react-aria-components/Modal";
import { styled } from "styled-components";
import { TypedContext, useOverlay } from "../../overlays/useOverlay.ts";
import { overlayGround, overlaySurface } from "../../styles/overlay.ts";
import { DialogFrame } from "../Modal/DialogFrame.tsx";

const Ground = styled(ModalOverlay)`
  ${overlayGround}
  z-index: ${token("z.drawer")};
  place-items: stretch start;
  &[data-side="end"] { justify-items: end; }
`;
const Surface = styled(AriaModal)`
  ${overlaySurface}
  --away: -32px;
  inline-size: min(88vw, 360px);
  block-size: 100dvb;
  border-width: 0;
  border-inline-end-width: ${token("modal.border")};
  &[data-side="end"] { --away: 32px; border-inline-width: ${token("modal.border")} 0; }
  &:dir(rtl) { --away: 32px; &[data-side="end"] { --away: -32px; } }
  &[data-entering], &[data-exiting] { translate: var(--away) 0; }
`;

/** The props of {@link Drawer}. */
export interface DrawerProps {
  /** Names the dialog and heads it. */
  readonly title: string;
  /** Whether it is open. */
  readonly open: boolean;
  /** The player wants it closed: by the button, Escape or a press beside it. */
  readonly onClose: () => void;
  /** The edge that it comes from, in reading direction; `start` by default. */
  readonly side?: "start" | "end" | undefined;
  /** Buttons that stay in sight below the content. */
  readonly actions?: ReactNode;
  /** A menu, filters. */
  readonly children: ReactNode;
}

/** A menu or filters from an edge of the window, as high as it. Focus, Escape and the page behind are as with a Modal. */
export function Drawer({ title, open, onClose, side = "start", actions, children }: DrawerProps): ReactNode {
  const tellTyped = useOverlay(open, onClose);
  return (
    <Ground
      data-side={side}
      isOpen={open}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      isDismissable
    >
      <Surface data-side={side}>
        <DialogFrame title={title} onClose={onClose} actions={actions}>
          <TypedContext value={tellTyped}>{children}</TypedContext>
        </DialogFrame>
      </Surface>
    </Ground>
  );
}
