import { token } from "@marquee/design-tokens";
import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import { Dialog, Heading } from "react-aria-components/Dialog";
import { styled } from "styled-components";
import { low, overlayHead } from "../../styles/overlay.ts";
import { useScrolls } from "../../hooks/useScrolls.ts";
import { CloseIcon } from "../Icon/icons.ts";
import { IconButton } from "../IconButton/IconButton.tsx";
import { useUiKit } from "../UiKitProvider/UiKitProvider.tsx";

const Content = styled(Dialog)`display: flex; flex-direction: column; flex: 1; min-block-size: 0; outline: none;`;
const Head = styled.header`${overlayHead} flex: none;`;
const Body = styled.div`
  flex: 1;
  min-block-size: 0;
  padding: ${token("space.20")};
  overflow: hidden auto;
  overscroll-behavior: contain;
  scroll-padding-block: ${token("space.24")};
  &:focus-visible { outline-offset: -2px; }
  @media ${low} { padding-block: ${token("space.12")}; }
`;
const Foot = styled.footer`
  flex: none;
  display: flex;
  flex-wrap: wrap;
  justify-content: end;
  gap: ${token("space.12")};
  padding: ${token("space.16")} ${token("space.20")};
  border-block-start: 1px solid ${token("color.line")};
  @media ${low} { flex-wrap: nowrap; padding-block: ${token("space.4")}; }
`;

const topLayer = "data-react-aria-top-layer";

/**
 * Keeps a new dialog from being made inert by another one: each makes inert what is in the page when its effects run, and of two that open at once
 * each would do it to the other. A dialog is spared until its own effects have run, so that only those before it are inert.
 */
function useSpared(frame: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => frame.current?.setAttribute(topLayer, ""), [frame]);
  useEffect(() => frame.current?.removeAttribute(topLayer), [frame]);
}

/** What a dialog of any form holds: its title, a way out, the content, and the buttons that stay in sight. */
export function DialogFrame({
  title,
  onClose,
  locked = false,
  role = "dialog",
  actions,
  children,
}: {
  /** Names the dialog and heads it. */
  readonly title: string;
  /** The close button was pressed. */
  readonly onClose: () => void;
  /** There is no close button. */
  readonly locked?: boolean | undefined;
  /** `alertdialog` for a question that must be answered. */
  readonly role?: "dialog" | "alertdialog" | undefined;
  /** Buttons below the content. */
  readonly actions?: ReactNode;
  /** The content; it scrolls where it does not fit. */
  readonly children: ReactNode;
}): ReactNode {
  const { strings } = useUiKit();
  const [body, setBody] = useState<HTMLDivElement | null>(null);
  const scrolls = useScrolls(body);
  const frame = useRef<HTMLElement>(null);
  useSpared(frame);
  return (
    <Content role={role} ref={frame}>
      <Head>
        <Heading slot="title" level={2}>
          {title}
        </Heading>
        {locked ? null : (
          <IconButton label={strings.close} onClick={onClose}>
            <CloseIcon size="1em" />
          </IconButton>
        )}
      </Head>
      {/* Keys must reach a text that scrolls; one that fits is no stop for Tab. */}
      <Body ref={setBody} tabIndex={scrolls ? 0 : undefined}>
        {children}
      </Body>
      {actions ? <Foot>{actions}</Foot> : null}
    </Content>
  );
}
