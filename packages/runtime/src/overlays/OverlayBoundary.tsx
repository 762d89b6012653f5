import { token } from "@marquee/design-tokens";
import { CloseIcon, IconButton, useUiKit } from "@marquee/ui-kit";
import type { ReactNode } from "react";
import { styled } from "styled-components";
import { ChunkBoundary } from "../routing/ChunkBoundary.tsx";

const Place = styled.div`
  position: fixed;
  z-index: ${token("z.modal")};
  inset-inline: ${token("space.12")};
  inset-block-end: calc(${token("layout.tabBar")} + env(safe-area-inset-bottom) + ${token("space.12")});
  display: grid;
  justify-items: end;
  max-inline-size: 440px;
  margin-inline: auto;
  padding: ${token("space.8")};
  border: ${token("modal.border")} solid ${token("color.line")};
  border-radius: ${token("panel.radius")};
  background: ${token("color.surface")};
  box-shadow: ${token("shadow.overlay")};
  > :last-child { inline-size: 100%; }
`;

/** Reports a modal or centre that failed: over the page, not below it, and with a way to continue without it (SH-23). */
export function OverlayBoundary({
  name,
  onClose,
  children,
}: {
  readonly name: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}) {
  const { strings } = useUiKit();
  const toPlace = (fault: ReactNode): ReactNode => (
    <Place>
      <IconButton label={strings.close} onClick={onClose}>
        <CloseIcon size="1em" />
      </IconButton>
      {fault}
    </Place>
  );
  return (
    <ChunkBoundary resetKey={name} toPlace={toPlace}>
      {children}
    </ChunkBoundary>
  );
}
