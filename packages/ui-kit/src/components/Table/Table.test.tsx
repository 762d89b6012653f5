import { page } from "vitest/browser";
import { afterEach, expect, it } from "vitest";
import { renderWithUiKit } from "../../testing/renderWithUiKit.tsx";
import { Table } from "./Table.tsx";

afterEach(() => page.viewport(1280, 800));

it("MC-07: is a table for readers on a desk and as cards on a phone", async () => {
  const columns = [{ key: "type", title: "Type", toCell: (row: { type: string; amount: string }) => row.type }, { key: "amount", title: "Amount", align: "end" as const, toCell: (row: { type: string; amount: string }) => row.amount }];
  const screen = await renderWithUiKit(<Table caption="Account record" columns={columns} rows={[{ type: "Bet", amount: "-5.00" }]} toKey={({ type }) => type} />);
  for (const [width, display] of [[1280, "table-cell"], [360, "flex"]] as const) {
    await page.viewport(width, 700);
    await expect.element(screen.getByRole("table", { name: "Account record" })).toBeVisible();
    expect(screen.getByRole("columnheader", { includeHidden: true }).elements()).toHaveLength(2);
    expect(getComputedStyle(screen.getByText("-5.00").element()).display).toBe(display);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  }
});
