import { measurePairs, type MeasuredPair } from "@marquee/design-tokens";
import { Heading, Text } from "@marquee/ui-kit";
import type { Meta, StoryObj } from "@storybook/react-vite";
import type { ReactNode } from "react";
import { styled } from "styled-components";
import { BrandPage } from "./BrandPage.tsx";
import { useLiveTheme } from "./useLiveTheme.ts";

const Groups = styled.div`
  display: grid;
  gap: 24px;
  grid-template-columns: repeat(auto-fill, minmax(min(340px, 100%), 1fr));
  > section { min-inline-size: 0; }
  ul { margin: 8px 0 0; padding: 0; list-style: none; }
  li { display: grid; grid-template-columns: 40px minmax(0, 1fr) auto; align-items: center; gap: 12px; padding-block: 8px; border-block-end: 1px solid var(--mq-color-line); }
  li > :last-child { text-align: end; font-variant-numeric: tabular-nums; }
`;
const Sample = styled.span`
  display: grid;
  place-items: center;
  block-size: 40px;
  border: 1px solid var(--mq-color-line);
  border-radius: var(--mq-radius-control);
  &::after { content: ""; inline-size: 18px; block-size: 18px; border-radius: 50%; background: currentcolor; }
`;

const isShort = ({ ratio, least }: MeasuredPair): boolean => ratio < least;
const toWord = (pair: MeasuredPair): string =>
  isShort(pair) ? `short of ${pair.least} by ${(pair.least - pair.ratio).toFixed(2)}` : `at least ${pair.least}`;

/** Every pair of colours that may meet, measured as the page has it: what falls short stands first and says so in words. */
function Contrast(): ReactNode {
  const pairs = measurePairs(useLiveTheme());
  const short = pairs.filter(isShort);
  const groups = [...Map.groupBy(pairs, ({ foreground }) => foreground)].toSorted(
    ([, one], [, other]) => other.filter(isShort).length - one.filter(isShort).length,
  );
  return (
    <BrandPage title="Contrast" about="Measured on this page's own values: a token that is edited shows here at once.">
      <Text strong tone={short.length > 0 ? "danger" : "success"} role="status">
        {pairs.length} pairs, {short.length} short
      </Text>
      <Groups>
        {groups.map(([foreground, list]) => (
          <section key={foreground} aria-label={foreground}>
            <Heading level={2} size="title">
              {foreground}
            </Heading>
            <ul>
              {list.map((pair) => (
                <li key={pair.background}>
                  <Sample
                    aria-hidden="true"
                    style={{ background: pair.colors.background, color: pair.colors.foreground }}
                  />
                  <Text as="span" size="small">
                    on {pair.background}
                  </Text>
                  <span>
                    <Text as="span" strong tone={isShort(pair) ? "danger" : "text"}>
                      {pair.ratio.toFixed(2)}
                    </Text>
                    <Text size="label" tone={isShort(pair) ? "danger" : "muted"}>
                      {toWord(pair)}
                    </Text>
                  </span>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </Groups>
    </BrandPage>
  );
}

const meta: Meta<typeof Contrast> = { title: "Brands/Contrast", component: Contrast };

export default meta;

export const Pairs: StoryObj<typeof meta> = {};
