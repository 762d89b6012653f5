import { listScale, type Scale, type ScaleStep, type ResolvedTheme } from "@marquee/design-tokens";
import { Heading, Text } from "@marquee/ui-kit";
import type { Meta, StoryObj } from "@storybook/react-vite";
import type { CSSProperties, ReactNode } from "react";
import { styled } from "styled-components";
import { BrandPage } from "./BrandPage.tsx";
import { useLiveTheme } from "./useLiveTheme.ts";

const Steps = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(var(--cell), 100%), 1fr));
  gap: 16px;
  margin: 12px 0 0;
  padding: 0;
  list-style: none;
  > li { min-inline-size: 0; }
  > li > span:first-child { display: block; margin-block-end: 8px; }
  code { overflow-wrap: anywhere; font-size: 13px; }
`;
const Bar = styled.span`block-size: 16px; max-inline-size: 100%; background: var(--mq-color-primary);`;
const Box = styled.span`block-size: 72px; background: var(--mq-color-raised); border: 1px solid var(--mq-color-border);`;
const Track = styled.span`
  block-size: 24px;
  border-radius: 12px;
  background: var(--mq-color-raised);
  &::after {
    content: "";
    display: block;
    inline-size: 24px;
    block-size: 24px;
    border-radius: 50%;
    background: var(--mq-color-primary);
    transition: margin-inline-start var(--runs) var(--eases);
  }
  li:hover > &::after { margin-inline-start: calc(100% - 24px); }
`;

type Drawing = (step: ScaleStep) => ReactNode;

const toVariables = (values: Readonly<Record<`--${string}`, string>>): CSSProperties => ({ ...values });

const drawings: readonly {
  readonly scale: Scale;
  readonly title: string;
  readonly about: string;
  readonly cell: string;
  readonly draw: Drawing;
}[] = [
  {
    scale: "space",
    title: "Space",
    about: "Gaps and paddings.",
    cell: "150px",
    draw: ({ value }) => <Bar style={{ inlineSize: value }} />,
  },
  {
    scale: "radius",
    title: "Radius",
    about: "Corners, by what they stand on.",
    cell: "150px",
    draw: ({ value }) => <Box style={{ borderRadius: value }} />,
  },
  {
    scale: "shape",
    title: "Shape",
    about: "What a brand's corners are cut to.",
    cell: "150px",
    draw: ({ value }) => <Bar style={{ inlineSize: value }} />,
  },
  {
    scale: "stroke",
    title: "Stroke",
    about: "Lines around and between.",
    cell: "150px",
    draw: ({ value }) => <Box style={{ borderWidth: value }} />,
  },
  {
    scale: "shadow",
    title: "Elevation",
    about: "A step of surface and a line lift first; a shadow only where something floats.",
    cell: "220px",
    draw: ({ value }) => <Box style={{ border: 0, boxShadow: value }} />,
  },
  {
    scale: "motion",
    title: "Motion",
    about: "Point at a track to see it run. Reduced motion stops it.",
    cell: "220px",
    draw: ({ value }) => <Track style={toVariables({ "--runs": value, "--eases": "linear" })} />,
  },
  {
    scale: "easing",
    title: "Easing",
    about: "How a motion of 600 ms begins and ends.",
    cell: "220px",
    draw: ({ value }) => <Track style={toVariables({ "--runs": "600ms", "--eases": value })} />,
  },
  {
    scale: "ratio",
    title: "Ratio",
    about: "The form of pictures.",
    cell: "150px",
    draw: ({ value }) => <Box style={{ aspectRatio: value, blockSize: "auto" }} />,
  },
  {
    scale: "layout",
    title: "Layout",
    about: "Measures of the page.",
    cell: "220px",
    draw: ({ value }) => <Bar style={{ inlineSize: value }} />,
  },
  { scale: "z", title: "Layers", about: "What covers what, lowest first.", cell: "150px", draw: () => null },
];

const listSteps = (scale: Scale, theme: ResolvedTheme): readonly ScaleStep[] =>
  listScale(scale, theme).filter(({ value }) => value !== "");

/** Space, corners, lines, elevation, motion and measures of the toolbar's brand, each as what it does. */
function Scales(): ReactNode {
  const theme = useLiveTheme();
  return (
    <BrandPage title="Scales" about="The steps of the toolbar's brand, in the order of their size.">
      {drawings.map(({ scale, title, about, cell, draw }) => (
        <section key={scale} aria-label={title}>
          <Heading level={2} size="title">
            {title}
          </Heading>
          <Text size="small" tone="muted">
            {about}
          </Text>
          <Steps style={toVariables({ "--cell": cell })}>
            {listSteps(scale, theme).map((step) => (
              <li key={step.name}>
                {draw(step)}
                <Text as="span" size="small" strong>
                  {step.step}
                </Text>{" "}
                <code>{step.value}</code>
              </li>
            ))}
          </Steps>
        </section>
      ))}
    </BrandPage>
  );
}

const meta: Meta<typeof Scales> = { title: "Brands/Scales", component: Scales };

export default meta;

export const All: StoryObj<typeof meta> = {};
