import { token } from "@marquee/design-tokens";
import { useEffect, useId, useRef } from "react";
import type { ReactElement, ReactNode } from "react";
import { styled } from "styled-components";
import { IconButton } from "../parts/IconButton.tsx";
import { closeOnBack } from "./closeOnBack.ts";

const Dialog = styled.dialog`
  inline-size: min(100vw, 46rem); max-inline-size: 100vw; max-block-size: 100dvh; block-size: fit-content; padding: 0; border: 1px solid ${token("color.border")};
  border-radius: ${token("radius.panel")}; background: ${token("color.surface")}; color: ${token("color.text")};
  &::backdrop { background: ${token("color.scrim")}; }
  @media (max-width: 30rem) { margin: auto 0 0; border-end-start-radius: 0; border-end-end-radius: 0; max-block-size: 92dvh; }
`;
const Head = styled.header`
  position: sticky; inset-block-start: 0; z-index: 1; display: flex; align-items: center; justify-content: space-between; gap: ${token("space.8")};
  padding: ${token("space.4")} ${token("space.8")} ${token("space.4")} ${token("space.20")}; background: ${token("color.raised")};
  & h2 { margin: 0; font: 700 ${token("text.title")} / 1.3 ${token("font.display")}; }
`;
const Content = styled.div`
  padding: ${token("space.16")} ${token("space.20")} ${token("space.24")}; overflow-wrap: anywhere;
`;

type Props = {
  readonly title: string;
  readonly closeLabel: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
};

/** A dialog of the browser's own: it keeps the focus, closes with Escape and with Back, and gives the focus back. */
export function Sheet({ title, closeLabel, onClose, children }: Props): ReactElement {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => dialog.current?.showModal(), []);
  useEffect(() => closeOnBack(() => dialog.current?.close()), []);
  return (
    <Dialog ref={dialog} aria-labelledby={id} onClose={onClose}>
      <Head>
        <h2 id={id}>{title}</h2>
        <IconButton icon="close" label={closeLabel} onPress={() => dialog.current?.close()} />
      </Head>
      <Content>{children}</Content>
    </Dialog>
  );
}
