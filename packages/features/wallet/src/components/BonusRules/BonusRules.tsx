import { Trans, useLingui } from "@lingui/react/macro";
import { token } from "@marquee/design-tokens";
import { styled } from "styled-components";

const Base = styled.ul`
  display: grid;
  gap: ${token("space.4")};
  max-inline-size: 75ch;
  margin: 0;
  padding-inline-start: ${token("space.20")};
  color: ${token("color.muted")};
  font-size: ${token("text.label")};
  list-style: disc;
`;

/** How every bonus works, in a few sentences: the same before one is chosen and while it is followed. */
export function BonusRules() {
  const { t } = useLingui();
  return (
    <Base aria-label={t`How a bonus works`}>
      <li>
        <Trans>Stakes use your own money first, then bonus money. Wins are paid back in the same proportion.</Trans>
      </li>
      <li>
        <Trans>
          A stake counts when its round has ended, once the deposit's own requirement is met. In some games only part of
          it counts.
        </Trans>
      </li>
      <li>
        <Trans>If you stake enough in time, you keep what is left of the bonus, as its terms say.</Trans>
      </li>
      <li>
        <Trans>
          If you give it up, or its time ends, what is left in the bonus wallet is lost. Your own money stays.
        </Trans>
      </li>
      <li>
        <Trans>You can have one bonus at a time.</Trans>
      </li>
    </Base>
  );
}
