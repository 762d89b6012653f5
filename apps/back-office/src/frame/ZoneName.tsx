import { Trans } from "@lingui/react/macro";
import { from, token } from "@marquee/design-tokens";
import { styled } from "styled-components";
import { useZoneName } from "../texts/useZoneName.ts";

const Base = styled.span`
  color: ${token("color.muted")};
  font-size: ${token("text.caption")};
  > span:first-child { display: none; }
  @media ${from("desktop")} {
    > span:first-child { display: inline; }
    > span:last-child { display: none; }
  }
`;

/** Says once a page in which zone its times are; where there is little room, by the offset alone. */
export function ZoneName() {
  const { zone, offset } = useZoneName();
  return (
    <Base>
      <span>
        <Trans>Times: {zone}</Trans>
      </span>
      <span>{offset}</span>
    </Base>
  );
}
