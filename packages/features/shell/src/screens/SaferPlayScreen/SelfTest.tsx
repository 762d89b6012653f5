import { Trans, useLingui } from "@lingui/react/macro";
import { token } from "@marquee/design-tokens";
import { Button, Card, CheckboxField, Text } from "@marquee/ui-kit";
import { useState } from "react";
import { styled } from "styled-components";

const Base = styled(Card)`display: grid; justify-items: start; gap: ${token("space.12")};`;

/** From how many signs on somebody should talk to a person who knows about it. */
const many = 3;

/** Signs of a problem to tick, and what they say. The answers never leave the page. */
export function SelfTest() {
  const { t } = useLingui();
  const [ticked, setTicked] = useState<ReadonlySet<number>>(new Set());
  const [isShown, setShown] = useState(false);
  const signs = [
    t`I played for longer or for more money than I wanted to.`,
    t`I came back to win back what I had lost.`,
    t`I needed higher stakes to feel the same excitement.`,
    t`I borrowed money or sold something to play.`,
    t`I hid from others how much I play.`,
    t`I neglected work, school, family or sleep because of playing.`,
    t`I tried to play less and did not manage to.`,
    t`I was restless or in a bad mood when I could not play.`,
    t`I played to get away from worries or low spirits.`,
  ];
  const tick = (index: number, isTicked: boolean): void => {
    setShown(false);
    setTicked((before) => new Set([...before].filter((each) => each !== index).concat(isTicked ? index : [])));
  };
  return (
    <Base aria-label={t`Test yourself`}>
      {signs.map((sign, index) => (
        <CheckboxField
          key={sign}
          name={`sign${index}`}
          label={sign}
          checked={ticked.has(index)}
          onChange={({ target }) => tick(index, target.checked)}
        />
      ))}
      <Button onClick={() => setShown(true)}>
        <Trans>Show the result</Trans>
      </Button>
      <div role="status">
        {isShown && ticked.size === 0 && (
          <Text>
            <Trans>None of the signs is true for you. Limits help to keep it that way.</Trans>
          </Text>
        )}
        {isShown && ticked.size > 0 && ticked.size < many && (
          <Text>
            <Trans>
              Some signs are true for you. Set limits or take a time-out, and do this test again in a month.
            </Trans>
          </Text>
        )}
        {isShown && ticked.size >= many && (
          <Text>
            <Trans>
              Many signs are true for you. Please stop playing for now and talk to somebody: below is where free help
              is.
            </Trans>
          </Text>
        )}
      </div>
    </Base>
  );
}
