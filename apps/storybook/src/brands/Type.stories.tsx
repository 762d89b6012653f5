import { listScale } from "@marquee/design-tokens";
import { Heading, Text } from "@marquee/ui-kit";
import type { Meta, StoryObj } from "@storybook/react-vite";
import type { ReactNode } from "react";
import { styled } from "styled-components";
import { BrandPage } from "./BrandPage.tsx";
import { useLiveTheme } from "./useLiveTheme.ts";

const Rows = styled.dl`
  margin: 0;
  > div { padding-block: 12px; border-block-end: 1px solid var(--mq-color-line); }
  dd { margin: 0; overflow-wrap: anywhere; }
`;

/** The same line in every script that a brand's fonts must carry; Thai stacks its marks the highest. */
const samples = [
  { lang: "en", text: "Moonlit Harbour 1,234,567.89" },
  { lang: "vi", text: "Cá vàng đang đợi, Nguyễn Thị Thuỳ" },
  { lang: "th", text: "ปลาทองที่ปู่เลี้ยงไว้ ๑๒๓" },
  { lang: "zh", text: "月光港湾与金锦鲤" },
] as const;

function Samples(): ReactNode {
  return samples.map(({ lang, text }) => (
    <span key={lang} lang={lang} style={{ marginInlineEnd: "1em" }}>
      {text}{" "}
    </span>
  ));
}

/** The brand's families, its steps of type and its weights, each in four scripts. */
function Type(): ReactNode {
  const theme = useLiveTheme();
  return (
    <BrandPage title="Type" about="The brand's own fonts: Latin, Vietnamese, Thai and Chinese, largest step first.">
      <section aria-label="Families">
        <Heading level={2} size="title">
          Families
        </Heading>
        <Rows>
          {listScale("font", theme).map(({ name, step, value }) => (
            <div key={name}>
              <dt>
                <Text as="span" size="label" tone="muted">
                  {step}: {value}
                </Text>
              </dt>
              <dd style={{ fontFamily: value, fontSize: "1.5rem" }}>
                <Samples />
              </dd>
            </div>
          ))}
        </Rows>
      </section>
      <section aria-label="Steps">
        <Heading level={2} size="title">
          Steps
        </Heading>
        <Rows>
          {listScale("text", theme)
            .toReversed()
            .map(({ name, step, value }) => (
              <div key={name}>
                <dt>
                  <Text as="span" size="label" tone="muted">
                    {step}: {value}
                  </Text>
                </dt>
                <dd style={{ fontSize: value }}>
                  <Samples />
                </dd>
              </div>
            ))}
        </Rows>
      </section>
      <section aria-label="Weights and leading">
        <Heading level={2} size="title">
          Weights and leading
        </Heading>
        <Rows>
          {listScale("weight", theme).map(({ name, step, value }) => (
            <div key={name}>
              <dt>
                <Text as="span" size="label" tone="muted">
                  {step}: {value}
                </Text>
              </dt>
              <dd style={{ fontWeight: value, fontSize: "1.25rem" }}>
                <Samples />
              </dd>
            </div>
          ))}
          {listScale("leading", theme).map(({ name, step, value }) => (
            <div key={name}>
              <dt>
                <Text as="span" size="label" tone="muted">
                  {step}: {value}
                </Text>
              </dt>
              <dd style={{ lineHeight: value, maxInlineSize: "36ch" }}>
                <Samples />
              </dd>
            </div>
          ))}
        </Rows>
      </section>
    </BrandPage>
  );
}

const meta: Meta<typeof Type> = { title: "Brands/Type", component: Type };

export default meta;

export const Scale: StoryObj<typeof meta> = {};
