import { Trans, useLingui } from "@lingui/react/macro";
import { from, token } from "@marquee/design-tokens";
import { Heading, Text } from "@marquee/ui-kit";
import { useId } from "react";
import { styled } from "styled-components";
import { matchLength, type MatchPart, matchParts } from "./toMatchTime.ts";
import { useMatchTime } from "./useMatchTime.ts";

const Place = styled.section`
  display: grid;
  gap: ${token("space.12")};
  padding-block-start: ${token("space.24")};
  border-block-start: 1px solid ${token("color.line")};
`;
const Parts = styled.ol`
  display: grid;
  gap: ${token("space.8")};
  margin: 0;
  padding: 0;
  list-style: none;
  @media ${from("tablet")} { grid-template-columns: 3fr 2fr 3fr 2fr; }
  > li {
    display: grid;
    align-content: start;
    gap: ${token("space.4")};
    min-inline-size: 0;
    padding: ${token("space.12")} ${token("space.16")};
    border-inline-start: 3px solid ${token("color.line")};
    background: ${token("color.surface")};
  }
  > li[aria-current] { border-color: ${token("color.primary")}; background: ${token("color.raised")}; }
`;

/** The parts of a visit, two halves with a break between them: marks the current part and says what to do in each. */
export function HalvesSection() {
  const { t } = useLingui();
  const id = useId();
  const { part: now, minute } = useMatchTime();
  const { half, rest } = matchLength;
  const texts: Readonly<Record<MatchPart, { readonly title: string; readonly words: string }>> = {
    firstHalf: { title: t`First half`, words: t`${half} minutes. Before you start, decide how much you can spend.` },
    halfTime: {
      title: t`Half-time`,
      words: t`${rest} minutes away from the screen. Stretch, drink some water, check your balance.`,
    },
    secondHalf: {
      title: t`Second half`,
      words: t`${half} minutes. If you have lost more than you planned, stop here.`,
    },
    fullTime: { title: t`Full time`, words: t`Time to stop for today. The next match is another day.` },
  };
  return (
    <Place aria-labelledby={id}>
      <Heading level={2} id={id}>
        <Trans>Play in two halves</Trans>
      </Heading>
      <Text tone="muted">
        {now === "firstHalf" || now === "secondHalf" ? t`You are in minute ${minute} of your visit.` : texts[now].words}
      </Text>
      <Parts>
        {matchParts.map((part) => (
          <li key={part} aria-current={part === now ? "step" : undefined}>
            <Text as="span" strong>
              {texts[part].title}
            </Text>
            <Text as="span" size="small" tone="muted">
              {texts[part].words}
            </Text>
          </li>
        ))}
      </Parts>
    </Place>
  );
}
