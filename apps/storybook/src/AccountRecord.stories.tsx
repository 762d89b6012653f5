import { Badge, Button, DateTime, EmptyState, ErrorState, HistoryIcon, Money, Pagination, Panel, SideMenu, Skeleton, Table, Tabs, Tag, WalletIcon, MoneyOutIcon, type TableColumn, type TableSort } from "@marquee/ui-kit";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState, type ReactNode } from "react";
import { expect, screen } from "storybook/test";
import { styled } from "styled-components";

interface Line { readonly id: number; readonly type: string; readonly state: "done" | "open" | "refused"; readonly at: string; readonly amount: string }

const Stack = styled.div`display: grid; gap: 16px; justify-items: stretch;`;
const Filters = styled.div`display: flex; flex-wrap: wrap; gap: 8px;`;

const types = ["Win", "Bet", "Deposit", "Withdrawal", "Sign-up credit"];
const states = ["done", "done", "open", "done", "refused"] as const;
const tones = { done: "success", open: "neutral", refused: "danger" } as const;
const lines: readonly Line[] = Array.from({ length: 14 }, (_, index) => ({ id: index, type: types[index % 5] ?? "", state: states[index % 5] ?? "done", at: `2026-11-${String(21 - index).padStart(2, "0")}T10:0${index % 6}:02Z`, amount: index % 2 === 0 ? `${(index + 1) * 12_345}.5` : `-${(index + 3) * 5000}` }));
const columns: readonly TableColumn<Line>[] = [{ key: "type", title: "Type", sortable: true, toCell: ({ type }) => type }, { key: "at", title: "Time", sortable: true, toCell: ({ at }) => <DateTime instant={at} /> }, { key: "state", title: "State", toCell: ({ state }) => <Badge tone={tones[state]}>{state}</Badge> }, { key: "amount", title: "Amount", align: "end", toCell: ({ amount }) => <Money amount={amount} change /> }];
const nothing = (): undefined => undefined;
const menu = <SideMenu label="Account" groups={[[{ key: "record", label: "Account record", icon: HistoryIcon, href: "#record", current: true }, { key: "deposit", label: "Deposit", icon: WalletIcon, href: "#deposit" }, { key: "withdraw", label: "Withdraw", icon: MoneyOutIcon, href: "#withdraw" }]]} />;

function Record({ content }: { readonly content: "rows" | "loading" | "empty" | "error" }): ReactNode {
  const [sort, setSort] = useState<TableSort>({ key: "at", direction: "descending" });
  const rows = lines.toSorted((one, other) => (sort.direction === "ascending" ? 1 : -1) * (sort.key === "at" ? one.at.localeCompare(other.at) : one.type.localeCompare(other.type)));
  const contents = {
    rows: <><Table caption="Account record" rows={rows} toKey={({ id }) => String(id)} sort={sort} onSort={setSort} columns={columns} /><Pagination page={2} count={12} onPage={nothing} /></>,
    loading: <>{lines.slice(0, 8).map(({ id }) => <Skeleton key={id} shape="row" />)}</>,
    empty: <EmptyState picture={HistoryIcon} title="Nothing here yet" action={<Button look="primary">Make a deposit</Button>}>What you play and pay will stand here.</EmptyState>,
    error: <ErrorState title="The record did not load" onRetry={nothing}>Check your connection and try again.</ErrorState>,
  };
  const list = <Stack><Filters><Tag tone="primary" remove={{ label: "Remove last 7 days", onPress: nothing }}>Last 7 days</Tag><Tag remove={{ label: "Remove wins", onPress: nothing }}>Wins</Tag></Filters>{contents[content]}</Stack>;
  return <Panel title="Member centre" open onClose={nothing} menu={menu} menuLabel="Member centre"><Tabs label="Records" selected="all" onSelect={nothing} tabs={[{ key: "all", label: "All", content: list }, { key: "bets", label: "Bets", content: "" }, { key: "money", label: "Money", content: "" }]} /></Panel>;
}

const meta: Meta<typeof Record> = { title: "Screens/Account record", component: Record, args: { content: "rows" }, parameters: { layout: "fullscreen" } };

export default meta;

type Story = StoryObj<typeof meta>;

export const Rows: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(screen.getByRole("button", { name: "Type" }));
    await expect(screen.getByRole("columnheader", { name: "Type" })).toHaveAttribute("aria-sort", "ascending");
  },
};

export const Phone: Story = { globals: { viewport: { value: "mobile1" } } };

export const Loading: Story = { args: { content: "loading" } };

export const Empty: Story = { args: { content: "empty" } };

export const Error: Story = { args: { content: "error" } };
