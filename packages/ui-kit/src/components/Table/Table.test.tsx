import { userEvent } from "vitest/browser";
import { afterEach, expect, it, vi } from "vitest";
import { renderWithUiKit } from "../../../test/renderWithUiKit.tsx";
import { setWindow } from "../../../test/setWindow.ts";
import { Table } from "./Table.tsx";

afterEach(() => setWindow(1280, 800));

it("MC-07: is a table for readers on a desk and as cards on a phone", async () => {
  const columns = [
    { key: "type", title: "Type", toCell: (row: { type: string; amount: string }) => row.type },
    {
      key: "amount",
      title: "Amount",
      align: "end" as const,
      toCell: (row: { type: string; amount: string }) => row.amount,
    },
  ];
  const screen = await renderWithUiKit(
    <Table
      caption="Account record"
      columns={columns}
      rows={[{ type: "Bet", amount: "-5.00" }]}
      toKey={({ type }) => type}
    />,
  );
  for (const [width, display] of [
    [1280, "table-cell"],
    [360, "flex"],
  ] as const) {
    await setWindow(width, 700);
    await expect.element(screen.getByRole("table", { name: "Account record" })).toBeVisible();
    expect(screen.getByRole("columnheader", { includeHidden: true }).elements()).toHaveLength(2);
    expect(getComputedStyle(screen.getByText("-5.00").element()).display).toBe(display);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  }
});

const games = Array.from({ length: 60 }, (_, index) => ({ name: `Game ${index}`, paid: String(index) }));
const columns = [
  { key: "name", title: "Game", sortable: true, toCell: ({ name }: (typeof games)[number]) => name },
  { key: "paid", title: "Paid", align: "end" as const, toCell: ({ paid }: (typeof games)[number]) => paid },
];

it("says by which column it is sorted and which way; Enter on a title asks, a second time the other way", async () => {
  const sort = vi.fn();
  const screen = await renderWithUiKit(
    <Table caption="Games" columns={columns} rows={games} toKey={({ name }) => name} onSort={sort} />,
  );
  const head = screen.getByRole("columnheader", { name: "Game" });
  await expect.element(head).not.toHaveAttribute("aria-sort");
  await userEvent.tab();
  await userEvent.keyboard("{Enter}");
  expect(sort).toHaveBeenLastCalledWith({ key: "name", direction: "ascending" });
  await screen.rerender(
    <Table
      caption="Games"
      columns={columns}
      rows={games}
      toKey={({ name }) => name}
      sort={{ key: "name", direction: "ascending" }}
      onSort={sort}
    />,
  );
  await expect.element(head).toHaveAttribute("aria-sort", "ascending");
  await userEvent.keyboard(" ");
  expect(sort).toHaveBeenLastCalledWith({ key: "name", direction: "descending" });
  expect(screen.getByRole("columnheader", { name: "Paid" }).element().querySelector("button")).toBeNull();
});

it("keeps its head in sight while rows scroll, and its sort buttons on a phone", async () => {
  const screen = await renderWithUiKit(
    <div style={{ blockSize: "300px", overflow: "auto" }}>
      <Table caption="Games" columns={columns} rows={games} toKey={({ name }) => name} onSort={() => undefined} />
    </div>,
  );
  const scroller = screen.container.querySelector("div");
  scroller?.scrollTo(0, 900);
  const top = scroller?.getBoundingClientRect().top ?? -1;
  await expect
    .poll(() =>
      Math.round(screen.getByRole("columnheader", { name: "Game" }).element().getBoundingClientRect().top - top),
    )
    .toBe(0);
  const left = (role: "columnheader" | "cell"): number =>
    screen.getByRole(role).all()[1]?.element().getBoundingClientRect().left ?? -1;
  expect(left("columnheader")).toBe(left("cell"));
  await setWindow(360, 700);
  scroller?.scrollTo(0, 0);
  const button = screen.getByRole("button", { name: "Game" }).element().getBoundingClientRect();
  expect(button.height).toBeGreaterThanOrEqual(44);
  expect(button.width).toBeGreaterThan(60);
});
