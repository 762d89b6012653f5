import { from, token } from "@marquee/design-tokens";
import { styled } from "styled-components";

/** The frame of a part's table. */
export const Sheet = styled.div`
  border: ${token("stroke.thin")} solid ${token("color.line")};
  border-radius: ${token("radius.card")};
  background: ${token("color.surface")};
  overflow: auto;
  overflow-wrap: break-word;
  @media ${from("tablet")} { [role="cell"], [role="columnheader"] { padding-block: ${token("space.8")}; vertical-align: top; } }
  > p { padding: ${token("space.24")}; text-align: center; }
  @media not ${from("tablet")} { border: 0; background: none; }
`;

/** Parts one below the other. */
export const Stack = styled.div`display: grid; gap: ${token("space.16")}; min-inline-size: 0;`;

/** Buttons at the end of a part. */
export const Ends = styled.div`display: flex; gap: ${token("space.8")}; justify-content: flex-end;`;
