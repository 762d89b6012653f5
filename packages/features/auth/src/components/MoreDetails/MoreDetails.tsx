import { Trans } from "@lingui/react/macro";
import { token } from "@marquee/design-tokens";
import { Button, DownIcon } from "@marquee/ui-kit";
import { type ReactNode, useId, useState } from "react";
import { styled } from "styled-components";

const Body = styled.div`
  display: grid;
  gap: ${token("space.16")};
  margin-block-start: ${token("space.12")};
  &[hidden] { display: none; }
`;
const Words = styled.span`display: inline-flex; align-items: center; gap: ${token("space.4")};`;
const Opener = styled(Button)`
  svg { transition: rotate ${token("motion.normal")} ${token("easing.standard")}; }
  &[aria-expanded="true"] svg { rotate: 180deg; }
`;

/** The optional fields of a form, collapsed until opened; open if one of them has an error. */
export function MoreDetails({ isFaulty, children }: { readonly isFaulty: boolean; readonly children: ReactNode }) {
  const id = useId();
  const [isAsked, setIsAsked] = useState(false);
  if (isFaulty && !isAsked) setIsAsked(true);
  return (
    <div>
      <Opener
        look="quiet"
        size="small"
        aria-expanded={isAsked}
        aria-controls={id}
        onClick={() => setIsAsked(!isAsked)}
        disabled={isFaulty}
      >
        <Words>
          <Trans>More details (optional)</Trans>
          <DownIcon size={18} aria-hidden="true" />
        </Words>
      </Opener>
      <Body id={id} hidden={!isAsked}>
        {children}
      </Body>
    </div>
  );
}
