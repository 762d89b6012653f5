import { AccountIcon, Avatar, BalanceChip, BottomTabs, Button, CardGrid, CategoryRail, FishIcon, GameCard, Heading, Hero, HomeIcon, HotIcon, LiveIcon, Pagination, PromotionIcon, SideMenu, SlotIcon, SportsIcon, SupportIcon, VendorChip, VendorRow, WalletIcon } from "@marquee/ui-kit";
import type { Meta, StoryObj } from "@storybook/react-vite";
import type { ReactNode } from "react";
import { styled } from "styled-components";
import { brands } from "virtual:marquee/brand-looks";

const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  @media (min-width: 1024px) { grid-template-columns: auto minmax(0, 1fr); > main { padding: 24px; } }
  > header {
    grid-column: 1 / -1;
    position: sticky;
    inset-block-start: 0;
    z-index: 20;
    display: flex;
    align-items: center;
    gap: 12px;
    block-size: 64px;
    padding-inline: 16px;
    background: var(--mq-color-surface);
    border-block-end: 1px solid var(--mq-color-line);
    > :first-child { flex: 1; min-inline-size: 0; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  }
  > main { display: grid; grid-template-columns: minmax(0, 1fr); gap: 20px; padding: 16px; padding-block-end: 96px; }
  > nav:first-of-type { display: none; @media (min-width: 1024px) { display: flex; position: sticky; inset-block-start: 64px; block-size: calc(100vh - 64px); } }
`;

const names = ["Moonlit Harbour", "Golden Koi", "Jade Orchard", "Lucky Sevens", "Silver Tempest", "Ember Crown", "Velvet Cascade", "Little Comet", "Thunder Lotus", "Quiet Voyage", "Copper Market", "Midnight Bells"];
const slides = [
  { key: "a", image: "/img/banners/0.svg", title: "Weekend missions", text: "Finish five and open the chest.", href: "/promotions" },
  { key: "b", image: "/img/banners/1.svg", title: "Own games, fair by proof", text: "Every spin can be checked afterwards." },
];
const categories = [{ key: "hot", label: "Hot", href: "/hot", icon: HotIcon }, { key: "rng", label: "Slots", href: "/rng", icon: SlotIcon, count: "10,000", current: true }, { key: "live", label: "Live", href: "/live", icon: LiveIcon, count: "84" }, { key: "fish", label: "Fish", href: "/fish", icon: FishIcon, count: "41" }, { key: "sports", label: "Sports", href: "/sports", icon: SportsIcon }];
const menu = [[{ key: "home", label: "Home", icon: HomeIcon, href: "/" }, ...categories.map(({ key, label, href, icon }) => ({ key, label, href, icon, current: key === "rng" })), { key: "promo", label: "Promotions", icon: PromotionIcon, href: "/promotions" }], [{ key: "help", label: "Customer service", icon: SupportIcon, href: "/help" }]];
const tabs = [{ key: "home", label: "Home", icon: HomeIcon, href: "/" }, { key: "games", label: "Games", icon: SlotIcon, href: "/rng", current: true }, { key: "promo", label: "Promotions", icon: PromotionIcon, href: "/promotions" }, { key: "wallet", label: "Wallet", icon: WalletIcon, href: "/wallet" }, { key: "account", label: "Account", icon: AccountIcon, href: "/account" }];
const toCards = (brand: unknown): "tall" | "wide" => (Number(brands.find(({ id }) => id === brand)?.themes.dark["card.ratio"]) > 1 ? "wide" : "tall");
const nothing = (): undefined => undefined;

/** The components together, as a lobby wears them: what a brand looks like at a glance. */
function Lobby({ member, cards }: { readonly member: boolean; readonly cards: "tall" | "wide" }): ReactNode {
  return (
    <Page>
      <header>
        <Heading level={2} size="title">Lobby</Heading>
        {member ? <><BalanceChip label="Balance" amount="1234567.5" onRefresh={nothing} onHide={nothing} /><Avatar src="/img/avatars/7.svg" /></> : <><Button look="quiet">Log in</Button><Button look="primary">Register</Button></>}
      </header>
      <SideMenu label="Menu" groups={menu} onMini={nothing} />
      <main>
        <Hero label="Offers" slides={slides} />
        <CategoryRail label="Categories" items={categories} />
        <Heading level={1}>Slots</Heading>
        <VendorRow aria-label="Vendors">
          <VendorChip name="All" selected onSelect={nothing} />
          {["AV", "DIG", "KOI", "LTN"].map((code) => <VendorChip key={code} name={code} image={`/img/vendors/${code}.svg`} hot={code === "KOI"} selected={false} onSelect={nothing} />)}
        </VendorRow>
        <Heading level={2}>All games</Heading>
        <CardGrid>
          {Array.from({ length: 42 }, (_, index) => (
            <li key={index}>
              <GameCard name={`${names[index % names.length]}${index < names.length ? "" : ` ${Math.ceil(index / names.length)}`}`} image={`/img/games/${cards}/${index}.svg`} eager={index < 14} badge={index % 9 === 1 ? "hot" : undefined} unavailable={index === 5 ? "Maintenance" : undefined} favourite={index === 2} onFavourite={nothing} onPlay={nothing} onDemo={nothing} />
            </li>
          ))}
        </CardGrid>
        <Pagination page={1} count={20} onPage={nothing} />
      </main>
      <BottomTabs label="Main" tabs={tabs} />
    </Page>
  );
}

const meta: Meta<typeof Lobby> = { title: "Screens/Lobby", component: Lobby, parameters: { layout: "fullscreen" }, render: ({ member }, { globals }) => <Lobby member={member} cards={toCards(globals["brand"])} /> };

export default meta;

export const Guest: StoryObj<typeof meta> = { args: { member: false } };

export const Member: StoryObj<typeof meta> = { args: { member: true } };
