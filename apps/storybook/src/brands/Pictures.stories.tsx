import { Heading, Link, Text } from "@marquee/ui-kit";
import type { Meta, StoryObj } from "@storybook/react-vite";
import type { ReactNode } from "react";
import { styled } from "styled-components";
import { layers } from "virtual:marquee/brand-layers";
import { BrandPage } from "./BrandPage.tsx";

const Sheet = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(240px, 100%), 1fr));
  gap: 20px;
  margin: 12px 0 0;
  padding: 0;
  list-style: none;
  figure { display: grid; gap: 8px; margin: 0; }
`;
const Ground = styled.div`
  position: relative;
  display: grid;
  place-items: center;
  min-block-size: 180px;
  padding: 20px;
  border: 1px solid var(--mq-color-line);
  border-radius: var(--mq-radius-card);
  background: var(--mq-color-surface);
  > span { position: relative; display: block; }
  img { display: block; inline-size: min(220px, 100%); max-block-size: 180px; object-fit: contain; }
  /* What a platform may cut off a maskable icon, outside of the circle of 80 %. */
  &[data-mask="true"] > span::after { content: ""; position: absolute; inset: 10%; border: 2px dashed var(--mq-color-focus); border-radius: 50%; }
`;

const groups = [
  {
    title: "Logos",
    about: "What stands in the header, on a tab and on a narrow screen.",
    has: (name: string): boolean => /^(logo|logo-mark|favicon)\.svg$/.test(name),
  },
  {
    title: "Icons",
    about: "Drawn from the mark: for home screens, the circle shows what a platform may cut off.",
    has: (name: string): boolean => name.endsWith(".png") && name !== "og.png",
  },
  {
    title: "Card for shared links",
    about: "What a messenger shows beside an address of the brand.",
    has: (name: string): boolean => name === "og.png",
  },
] as const;

const isInGroup = (name: string): boolean => groups.some(({ has }) => has(name));
const others = {
  title: "Further pictures",
  about: "What else the layer carries.",
  has: (name: string): boolean => !isInGroup(name),
} as const;

/** The pictures of the toolbar's brand as its layer really has them, each to be downloaded. */
function Pictures({ brand }: { readonly brand: string }): ReactNode {
  const layer = layers.find(({ id }) => id === brand) ?? layers[0];
  if (!layer) return null;
  const { files, settings } = layer;
  return (
    <BrandPage title="Pictures" about={`What the layer of ${settings.name} carries: these very files are on its site.`}>
      {[...groups, others].map(
        ({ title, about, has }) =>
          files.some(has) && (
            <section key={title} aria-label={title}>
              <Heading level={2} size="title">
                {title}
              </Heading>
              <Text size="small" tone="muted">
                {about}
              </Text>
              <Sheet>
                {files.filter(has).map((name) => (
                  <li key={name}>
                    <figure>
                      <Ground data-mask={name.includes("maskable") || undefined}>
                        <span>
                          <img src={`${settings.base}${name}`} alt="" />
                        </span>
                      </Ground>
                      <figcaption>
                        <Link href={`${settings.base}${name}`} download={`${settings.id}-${name}`}>
                          {name}
                        </Link>
                      </figcaption>
                    </figure>
                  </li>
                ))}
              </Sheet>
            </section>
          ),
      )}
    </BrandPage>
  );
}

const meta: Meta<typeof Pictures> = {
  title: "Brands/Pictures",
  component: Pictures,
  render: (_, { globals }) => <Pictures brand={String(globals["brand"])} />,
};

export default meta;

export const All: StoryObj<typeof meta> = { args: { brand: "" } };
