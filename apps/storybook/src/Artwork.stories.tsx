import {
  avatar,
  banner,
  categoryHues,
  emptyState,
  gameThumbnail,
  type GameThumbnailFormat,
  isArtworkCategory,
  listEmblemPictures,
  promotion,
  vendorMark,
} from "@marquee/artwork";
import { Heading, Hero, Text } from "@marquee/ui-kit";
import type { Meta, StoryObj } from "@storybook/react-vite";
import type { ReactNode } from "react";
import { styled } from "styled-components";
import { brands } from "virtual:marquee/brand-looks";

const Sheet = styled.ul`
  display: grid;
  gap: 10px;
  margin: 8px 0 28px;
  padding: 0;
  list-style: none;
  img { display: block; inline-size: 100%; block-size: auto; border-radius: var(--mq-radius-card); }
  figure { margin: 0; }
  figcaption { padding-block-start: 4px; font-size: 12px; color: var(--mq-color-muted); }
`;

const categories = Object.keys(categoryHues).filter(isArtworkCategory);
const vendors = ["AV", "DIG", "KOI", "LTN", "SEA", "PX9", "MK", "TF", "IA", "BTI", "DS88", "IMES"];
const offers = [
  "WELCOME",
  "DAILY-REBATE",
  "TOURNAMENT",
  "COIN-RAIN",
  "LUCKY-WHEEL",
  "CALENDAR",
  "REFER",
  "VIP",
  "MISSION",
  "RED-PACKET",
  "DEPOSIT",
  "P-7",
];
const situations = ["empty", "search", "error", "offline", "maintenance", "region", "locked"] as const;
const toAddress = (svg: string): string => `data:image/svg+xml,${encodeURIComponent(svg)}`;

/** The picture that a brand's cards show: its own ratio. */
function toFormat(brand: unknown): GameThumbnailFormat {
  const ratio = Number(brands.find(({ id }) => id === brand)?.themes.dark["card.ratio"] ?? 0.75);
  return ratio === 1 ? "square" : ratio > 1 ? "wide" : "tall";
}

function Pictures({
  title,
  width,
  pictures,
}: {
  readonly title: string;
  readonly width: number;
  readonly pictures: readonly (readonly [name: string, svg: string])[];
}): ReactNode {
  return (
    <section aria-label={title}>
      <Heading level={2} size="title">
        {title}
      </Heading>
      <Sheet style={{ gridTemplateColumns: `repeat(auto-fill, minmax(${width}px, 1fr))` }}>
        {pictures.map(([name, svg]) => (
          <li key={name}>
            <figure>
              <img src={toAddress(svg)} alt="" />
              <figcaption>{name}</figcaption>
            </figure>
          </li>
        ))}
      </Sheet>
    </section>
  );
}

// Sheets of captioned pictures: one of each kind represents them in the test run.
const meta: Meta = { title: "Artwork/Contact sheet" };

export default meta;

type Story = StoryObj<typeof meta>;

/** Every emblem of every category at the width of a card on a phone, in the form of the toolbar's brand. */
export const Emblems: Story = {
  render: (_, { globals }) => (
    <>
      <Heading level={1}>Emblems</Heading>
      {categories.map((category) => (
        <Pictures
          key={category}
          title={category}
          width={toFormat(globals["brand"]) === "wide" ? 150 : 110}
          pictures={listEmblemPictures(category, toFormat(globals["brand"])).map(
            (svg, index) => [`${category} ${index + 1}`, svg] as const,
          )}
        />
      ))}
    </>
  ),
};

/** The same game from every vendor: the frame is what tells them apart. */
export const Vendors: Story = {
  tags: ["!test"],
  render: (_, { globals }) => (
    <>
      <Heading level={1}>Vendors</Heading>
      <Pictures title="Lettermarks" width={72} pictures={vendors.map((code) => [code, vendorMark(code)] as const)} />
      <Pictures
        title="Frames"
        width={130}
        pictures={vendors.map(
          (vendor) =>
            [
              vendor,
              gameThumbnail({ code: "sheet-4", category: "RNG", vendor, format: toFormat(globals["brand"]) }),
            ] as const,
        )}
      />
    </>
  ),
};

/** Banners under the hero's words, one for each category. */
export const Banners: Story = {
  render: () => (
    <>
      <Heading level={1}>Banners</Heading>
      {categories.map((category) => (
        <div key={category} style={{ marginBlock: 16 }}>
          <Hero
            label={category}
            slides={[
              {
                key: category,
                image: toAddress(banner({ code: "sheet", category })),
                title: `The best of ${category}`,
                text: "Words are HTML: they are translated, and read out.",
              },
            ]}
          />
        </div>
      ))}
    </>
  ),
};

/** The subject of a promotion's code. */
export const Promotions: Story = {
  tags: ["!test"],
  render: () => (
    <>
      <Heading level={1}>Promotions</Heading>
      <Pictures
        title="By code"
        width={240}
        pictures={offers.map((code) => [code, promotion({ code, category: "" })] as const)}
      />
      <Pictures
        title="By game category"
        width={240}
        pictures={categories.map((category) => [category, promotion({ code: "P-7", category })] as const)}
      />
    </>
  ),
};

export const Avatars: Story = {
  tags: ["!test"],
  render: () => (
    <>
      <Heading level={1}>Avatars</Heading>
      <Pictures
        title="The 24 of a member's choice"
        width={84}
        pictures={Array.from({ length: 24 }, (_, index) => [String(index + 1), avatar(index + 1)] as const)}
      />
    </>
  ),
};

/** Inlined, so that they take the colours of the toolbar's brand and theme. */
export const EmptyStates: Story = {
  render: () => (
    <>
      <Heading level={1}>Empty states</Heading>
      <Sheet style={{ gridTemplateColumns: "repeat(auto-fill, minmax(200px, 1fr))" }}>
        {situations.map((kind) => (
          <li key={kind}>
            <div aria-hidden="true" dangerouslySetInnerHTML={{ __html: emptyState(kind) }} />
            <Text tone="muted">{kind}</Text>
          </li>
        ))}
      </Sheet>
    </>
  ),
};
