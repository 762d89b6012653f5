import { contrastPairs, toContrast } from "@marquee/design-tokens";
import { Heading, Table, Text } from "@marquee/ui-kit";
import type { Meta, StoryObj } from "@storybook/react-vite";
import type { ReactNode } from "react";
import { styled } from "styled-components";
import { brands } from "virtual:marquee/brand-looks";

const Swatches = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(140px, 1fr));
  gap: 12px;
  margin-block: 12px 32px;
  > div { font-size: 13px; }
  span { display: block; block-size: 48px; border: 1px solid var(--mq-color-line); border-radius: var(--mq-radius-card); }
`;

const toVerdict = ({ ratio, least }: { readonly ratio: number; readonly least: number }): ReactNode => <Text as="span" tone={ratio < least ? "danger" : "text"}>{least}{ratio < least ? " missed" : ""}</Text>;

/** Every brand and theme beside each other: its colours, and how far apart the ones that meet are. */
function Gallery(): ReactNode {
  const looks = brands.flatMap(({ name, themes }) => [{ title: `${name} dark`, theme: themes.dark }, { title: `${name} light`, theme: themes.light }]);
  return (
    <>
      <Heading level={1}>Brands</Heading>
      <Text tone="muted">Choose a brand, a theme and a language in the toolbar; every story follows.</Text>
      {looks.map(({ title, theme }) => (
        <section key={title} aria-label={title}>
          <Heading level={2}>{title}</Heading>
          <Swatches>
            {Object.entries(theme).filter(([name]) => name.startsWith("color.")).map(([name, value]) => <div key={name}><span style={{ background: value }} />{name}<br />{value}</div>)}
          </Swatches>
          <Table
            caption={`Contrast of ${title}`}
            rows={contrastPairs.map((pair) => ({ ...pair, ratio: toContrast(theme[pair.foreground] ?? "", theme[pair.background] ?? "") }))}
            toKey={({ foreground, background }) => `${foreground} ${background}`}
            columns={[
              { key: "foreground", title: "Colour", toCell: ({ foreground }) => foreground },
              { key: "background", title: "On", toCell: ({ background }) => background },
              { key: "ratio", title: "Ratio", align: "end", toCell: ({ ratio }) => ratio.toFixed(1) },
              { key: "least", title: "At least", align: "end", toCell: toVerdict },
            ]}
          />
        </section>
      ))}
    </>
  );
}

const meta: Meta<typeof Gallery> = { title: "Brands/Gallery", component: Gallery };

export default meta;

export const All: StoryObj<typeof meta> = {};
