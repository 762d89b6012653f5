import { from, token } from "@marquee/design-tokens";
import { styled } from "styled-components";

const Base = styled.span`
  display: grid;
  min-inline-size: 0;
  > small { color: ${token("color.muted")}; font-size: ${token("text.label")}; }
  /* In a table a name takes no less room than this, however narrow it can break. */
  @media ${from("tablet")} { min-inline-size: 8rem; }
`;

/** What a row is about, and below it to what it belongs. */
export function TwoLines({ first, second }: { readonly first: string; readonly second: string }) {
  return (
    <Base>
      <span>{first}</span>
      <small>{second}</small>
    </Base>
  );
}
