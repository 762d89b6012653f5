import { from, token } from "@marquee/design-tokens";
import type { ReactNode, Ref } from "react";
import { Dialog, Heading } from "react-aria-components/Dialog";
import { Modal as AriaModal, ModalOverlay } from "react-aria-components/Modal";
import { styled } from "styled-components";
import { low, overlayGround, overlayHead, overlaySurface } from "../../styles/overlay.ts";
import { BackIcon, CloseIcon } from "../Icon/icons.ts";
import { IconButton } from "../IconButton/IconButton.tsx";
import { useUiKit } from "../UiKitProvider/UiKitProvider.tsx";

const Ground = styled(ModalOverlay)`${overlayGround} z-index: ${token("z.drawer")};`;
const Surface = styled(AriaModal)`
  ${overlaySurface}
  inline-size: 100%;
  block-size: 100dvb;
  background: ${token("color.bg")};
  &[data-entering], &[data-exiting] { translate: 0 24px; }
  @media ${from("tablet")} {
    inline-size: min(94vw, 1120px);
    block-size: min(90dvb, 820px);
    border-radius: ${token("panel.radius")};
  }
  @media ${low} { block-size: 100dvb; }
`;
const Content = styled(Dialog)`display: flex; flex-direction: column; flex: 1; min-block-size: 0; outline: none;`;
const Head = styled.header`
  ${overlayHead}
  /* Before the title to the eye, after it to a screen reader: the title is the head's first part. */
  > [data-back] { order: -1; margin-inline-start: calc(-1 * ${token("space.12")}); margin-inline-end: calc(-1 * ${token("space.8")}); &:dir(rtl) > svg { scale: -1 1; } }
`;
const Columns = styled.div`
  display: flex;
  flex-direction: column;
  flex: 1;
  min-block-size: 0;
  > nav { flex: none; overflow: auto hidden; border-block-end: 1px solid ${token("color.line")}; }
  > nav:only-child { flex: 1; min-block-size: 0; overflow: hidden auto; overscroll-behavior: contain; border-block-end: 0; }
  > div { flex: 1; min-inline-size: 0; min-block-size: 0; padding: ${token("space.16")}; overflow: hidden auto; overscroll-behavior: contain; outline: none; }
  @media ${from("tablet")} {
    flex-direction: row;
    > nav { inline-size: max(${token("layout.menu")}, 256px); overflow: hidden auto; border-block-end: 0; border-inline-end: 1px solid ${token("color.line")}; }
    > div { padding: ${token("space.24")}; }
  }
`;

/** The props of {@link Panel}. */
export interface PanelProps {
  /** Names the panel and heads it. */
  readonly title: string;
  /** Whether it is open. */
  readonly open: boolean;
  /** The player wants it closed: by the button, Escape or a press beside it. */
  readonly onClose: () => void;
  /** The panel's own menu: beside the content on a desk, above it on a phone; without content it has the whole panel. */
  readonly menu?: ReactNode;
  /** The menu's name as a landmark. */
  readonly menuLabel?: string | undefined;
  /** A way back from the content to what led to it, at the beginning of the head: its name and what it does. */
  readonly back?: { readonly label: string; readonly onPress: () => void } | undefined;
  /** The content; it scrolls where it does not fit. */
  readonly children?: ReactNode;
  /** The element around the content. */
  readonly contentRef?: Ref<HTMLDivElement> | undefined;
}

/** A centre over the page (SH-16): the page below keeps its place. Dialogs open above it. */
export function Panel({ title, open, onClose, menu, menuLabel, back, children, contentRef }: PanelProps): ReactNode {
  const { strings } = useUiKit();
  return (
    <Ground
      isOpen={open}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      isDismissable
    >
      <Surface>
        <Content>
          <Head>
            <Heading slot="title" level={2}>
              {title}
            </Heading>
            {back ? (
              <IconButton data-back label={back.label} onClick={back.onPress}>
                <BackIcon size="1em" />
              </IconButton>
            ) : null}
            <IconButton label={strings.close} onClick={onClose}>
              <CloseIcon size="1em" />
            </IconButton>
          </Head>
          <Columns>
            {menu ? <nav aria-label={menuLabel}>{menu}</nav> : null}
            {children ? (
              <div ref={contentRef} tabIndex={-1}>
                {children}
              </div>
            ) : null}
          </Columns>
        </Content>
      </Surface>
    </Ground>
  );
}
