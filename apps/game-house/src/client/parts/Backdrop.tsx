import type { ReactElement } from "react";
import { styled } from "styled-components";
import { SymbolPicture } from "../symbols/SymbolPicture.tsx";

const Wall = styled.div`
  position: absolute; inset: 0; z-index: -1; overflow: hidden; opacity: 0.1; pointer-events: none;
  & > svg { position: absolute; inline-size: 46vmax; block-size: 46vmax; }
  & > :nth-child(1) { inset-inline-start: -14vmax; inset-block-start: -8vmax; transform: rotate(-14deg); }
  & > :nth-child(2) { inset-inline-end: -14vmax; inset-block-end: -10vmax; transform: rotate(12deg); }
`;

/** Two of the theme's symbols, huge and faint, behind everything. */
export function Backdrop(): ReactElement {
  return (
    <Wall>
      <SymbolPicture id="A" />
      <SymbolPicture id="W" />
    </Wall>
  );
}
