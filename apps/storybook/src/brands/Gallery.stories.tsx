import { listContrastFailures, type ResolvedTheme, tokenNames } from "@marquee/design-tokens";
import { BalanceChip, Button, GameCard, Heading, Text } from "@marquee/ui-kit";
import type { Meta, StoryObj } from "@storybook/react-vite";
import type { ReactNode } from "react";
import { UPDATE_GLOBALS } from "storybook/internal/core-events";
import { addons } from "storybook/preview-api";
import { expect, fn } from "storybook/test";
import { styled } from "styled-components";
import { layers } from "virtual:marquee/brand-layers";
import { type BrandLook, brands } from "virtual:marquee/brand-looks";
import { BrandPage } from "./BrandPage.tsx";
import { cards } from "../storySettings.ts";
import { toScopedCss } from "./toScopedCss.ts";

const themes = ["dark", "light"] as const;
type Theme = (typeof themes)[number];

const Posters = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(520px, 100%), 1fr));
  gap: 20px;
`;
const Poster = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 150px;
  gap: 16px 24px;
  padding: 24px;
  border: 1px solid var(--mq-color-border);
  border-radius: var(--mq-radius-panel);
  background: var(--mq-color-bg);
  color: var(--mq-color-text);
  font-family: var(--mq-font-body);
  > div { display: grid; gap: 16px; align-content: start; min-inline-size: 0; }
  > footer { grid-column: 1 / -1; display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: 12px; }
  @media (max-width: 479px) { grid-template-columns: minmax(0, 1fr); > :nth-child(2) { display: none; } }
`;
const Name = styled.div`
  display: flex;
  align-items: center;
  gap: 12px;
  > img { block-size: 40px; }
`;
const Line = styled.div`display: flex; flex-wrap: wrap; align-items: center; gap: 12px;`;
const Colours = styled.div`
  display: flex;
  border: 1px solid var(--mq-color-border);
  border-radius: var(--mq-radius-control);
  overflow: hidden;
  > span { flex: 1; block-size: 32px; }
`;

const shown = [
  "color.bg",
  "color.surface",
  "color.raised",
  "color.primary",
  "color.accent",
  "color.success",
  "color.danger",
  "color.text",
];

const toTheme = (values: Readonly<Record<string, string>>): ResolvedTheme =>
  new Map(tokenNames.map((name) => [name, values[name] ?? ""]));

/** Puts the toolbar on a look, as if it had been chosen there. */
const show = (brand: string, theme: Theme): void =>
  addons.getChannel().emit(UPDATE_GLOBALS, { globals: { brand, theme } });

function Look({ look, theme }: { readonly look: BrandLook; readonly theme: Theme }): ReactNode {
  const { id, name, themes: values } = look;
  const settings = layers.find((layer) => layer.id === id)?.settings;
  const failures = listContrastFailures(toTheme(values[theme])).length;
  return (
    <Poster data-poster={`${id}-${theme}`} aria-labelledby={`${id}-${theme}`}>
      <div>
        <Name>
          <img src={`${settings?.base ?? ""}${settings?.assets.logoMark ?? ""}`} alt="" />
          <Heading level={2} id={`${id}-${theme}`}>
            {name} {theme}
          </Heading>
        </Name>
        <Line>
          <Button look="primary">Play</Button>
          <Button>Demo</Button>
          <BalanceChip
            label="Balance"
            amount="1234567.89"
            currency=""
            onRefresh={() => undefined}
            hidden={false}
            onHide={() => undefined}
          />
        </Line>
        <Text tone="muted">Calm words under a loud picture: a player reads them in a second, or not at all.</Text>
        <Colours aria-hidden="true">
          {shown.map((token) => (
            <span key={token} style={{ background: values[theme][token] }} />
          ))}
        </Colours>
      </div>
      <div>
        <GameCard
          name="Golden Koi"
          image={`/img/games/${cards[settings?.layout.card ?? "portrait"]}/1.svg`}
          favourite={false}
          onPlay={() => undefined}
          badge="hot"
        />
      </div>
      <footer>
        <Text as="span" size="small" tone={failures > 0 ? "danger" : "muted"}>
          {settings?.layout.menu} menu, {settings?.layout.hero} hero ·{" "}
          {failures === 0 ? "contrast holds" : `${failures} contrasts short`}
        </Text>
        <Button size="small" onClick={() => show(id, theme)}>
          Work in {name} {theme}
        </Button>
      </footer>
    </Poster>
  );
}

/** Every brand in both themes beside each other, made of the real components. */
function Gallery(): ReactNode {
  return (
    <BrandPage
      title="Brands"
      about="Choose one here or in the toolbar, and every story follows. A brand is a folder of data: a new one stands here without any change."
    >
      <style>{brands.map(({ id, css }) => toScopedCss(css, id)).join("\n")}</style>
      <Posters>
        {brands.map((look) => themes.map((theme) => <Look key={`${look.id}-${theme}`} look={look} theme={theme} />))}
      </Posters>
    </BrandPage>
  );
}

const meta: Meta<typeof Gallery> = { title: "Brands/Gallery", component: Gallery };

export default meta;

// The story below asks about the same page.
export const All: StoryObj<typeof meta> = { tags: ["!test"] };

// Not in the sidebar: it would change the toolbar of whoever looks at it.
export const Choosing: StoryObj<typeof meta> = {
  tags: ["!dev"],
  play: async ({ canvas, userEvent }) => {
    const [first, second] = brands;
    const grounds = [first, second].map(
      (brand) => getComputedStyle(canvas.getByRole("article", { name: `${brand?.name ?? ""} light` })).backgroundColor,
    );
    await expect(new Set(grounds).size).toBe(2);
    const choose = fn();
    addons.getChannel().on(UPDATE_GLOBALS, choose);
    await userEvent.click(canvas.getByRole("button", { name: `Work in ${second?.name ?? ""} light` }));
    await expect(choose).toHaveBeenCalledWith({ globals: { brand: second?.id, theme: "light" } });
    addons.getChannel().off(UPDATE_GLOBALS, choose);
  },
};
