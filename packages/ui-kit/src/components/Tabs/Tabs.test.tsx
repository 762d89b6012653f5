import { useState, type ReactNode } from "react";
import { userEvent } from "vitest/browser";
import { expect, it } from "vitest";
import { renderWithUiKit } from "../../../test/renderWithUiKit.tsx";
import { Tabs } from "./Tabs.tsx";

function Example(): ReactNode {
  const [selected, setSelected] = useState("a");
  return (
    <Tabs
      label="Register by"
      selected={selected}
      onSelect={setSelected}
      tabs={["a", "b", "c"].map((key) => ({ key, label: `Tab ${key}`, content: `View ${key}` }))}
    />
  );
}

it("has one Tab stop; arrow keys choose and go around, Home and End jump", async () => {
  const screen = await renderWithUiKit(<Example />);
  await userEvent.tab();
  for (const [key, shown] of [
    ["{ArrowRight}", "b"],
    ["{End}", "c"],
    ["{ArrowRight}", "a"],
    ["{ArrowLeft}", "c"],
    ["{Home}", "a"],
  ] as const) {
    await userEvent.keyboard(key);
    await expect.element(screen.getByRole("tabpanel", { name: `Tab ${shown}` })).toHaveTextContent(`View ${shown}`);
    expect(document.activeElement?.textContent).toBe(`Tab ${shown}`);
  }
  expect([...screen.container.querySelectorAll('[role="tab"][tabindex="0"]')]).toHaveLength(1);
});

it("walks on from where the focus is and shows it there, although what the last key chose is not shown yet", async () => {
  const chosen: string[] = [];
  const screen = await renderWithUiKit(
    <Tabs
      label="Register by"
      selected="a"
      onSelect={(key) => chosen.push(key)}
      tabs={["a", "b", "c"].map((key) => ({ key, label: `Tab ${key}`, content: `View ${key}` }))}
    />,
  );
  await userEvent.tab();
  await userEvent.keyboard("{ArrowRight}{ArrowRight}");
  expect(chosen).toEqual(["b", "c"]);
  await expect.element(screen.getByRole("tab", { name: "Tab c" })).toHaveFocus();
  await expect.element(screen.getByRole("tab", { name: "Tab c" })).toHaveStyle({ outlineStyle: "solid" });
});

it("shows the chosen tab where not all fit, and says by a sign that more follow until the last one shows", async () => {
  const tabs = Array.from({ length: 12 }, (_, at) => ({
    key: `${at}`,
    label: `Tab number ${at}`,
    content: `View ${at}`,
  }));
  const show = (selected: string) => (
    <div style={{ inlineSize: "400px" }}>
      <Tabs label="Parts" tabs={tabs} selected={selected} onSelect={() => undefined} />
    </div>
  );
  const screen = await renderWithUiKit(show("6"));
  const list = screen.getByRole("tablist").element();
  const isShown = (name: string): boolean => {
    const [tab, edge] = [screen.getByRole("tab", { name, exact: true }).element(), list].map((each) =>
      each.getBoundingClientRect(),
    );
    return tab !== undefined && edge !== undefined && tab.left >= edge.left - 1 && tab.right <= edge.right + 1;
  };
  const hasSign = () => getComputedStyle(list, "::after").display;
  await expect.poll(() => isShown("Tab number 6")).toBe(true);
  await expect.poll(hasSign).toBe("grid");
  await screen.rerender(show("11"));
  await expect.poll(() => isShown("Tab number 11")).toBe(true);
  await expect.poll(hasSign).toBe("none");
  expect(isShown("Tab number 0")).toBe(false);
});
