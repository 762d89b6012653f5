import { expect, it, vi } from "vitest";
import { renderWithUiKit } from "../../../test/renderWithUiKit.tsx";
import { Tag } from "./Tag.tsx";

it("has a cross that says what it takes back, only where it can be taken back", async () => {
  const press = vi.fn();
  const screen = await renderWithUiKit(<Tag remove={{ label: "Remove Slots", onPress: press }}>Slots</Tag>);
  const cross = screen.getByRole("button", { name: "Remove Slots" });
  await cross.click();
  expect(press).toHaveBeenCalledTimes(1);
  expect(cross.element().getBoundingClientRect().height).toBeGreaterThanOrEqual(24);
  await screen.rerender(<Tag>Slots</Tag>);
  expect(screen.getByRole("button").elements()).toHaveLength(0);
});

it("cuts a name of 200 letters instead of widening the page, and still says it all", async () => {
  const name = "w".repeat(200);
  const screen = await renderWithUiKit(
    <div style={{ width: "240px" }}>
      <Tag remove={{ label: "Remove", onPress: () => undefined }}>{name}</Tag>
    </div>,
  );
  expect(screen.getByTitle(name).element().parentElement?.getBoundingClientRect().width).toBeLessThanOrEqual(240);
});
