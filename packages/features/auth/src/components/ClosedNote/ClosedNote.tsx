import { Trans } from "@lingui/react/macro";
import { token } from "@marquee/design-tokens";
import { InfoIcon } from "@marquee/ui-kit";
import { styled } from "styled-components";

const Base = styled.p`
  display: flex;
  gap: ${token("space.8")};
  padding: ${token("space.12")} ${token("space.16")};
  border: 1px solid ${token("color.info")};
  border-radius: ${token("radius.card")};
  font-size: ${token("text.small")};
  > svg { flex: none; margin-block-start: 0.15em; color: ${token("color.info")}; }
`;

/** Beside the button of a form whose module went off while it was filled in: nothing is lost, and nothing can be sent (decision Q-43). */
export function ClosedNote() {
  return (
    <Base role="status">
      <InfoIcon size="1em" aria-hidden="true" />
      <span>
        <Trans>
          This form is closed at the moment. What you typed stays here, and you can send it when the form opens again.
        </Trans>
      </span>
    </Base>
  );
}
