import { afterEach, expect, it } from "vitest";
import { renderWithUiKit } from "../../../test/renderWithUiKit.tsx";
import { setWindow } from "../../../test/setWindow.ts";
import { VendorChip } from "../VendorChip/VendorChip.tsx";
import { VendorRow } from "./VendorRow.tsx";

const names = ["Juniper Vale", "Copper Fox", "Night Ferry", "Glass Harbour", "Old Mill", "Paper Tiger"];

afterEach(() => setWindow(1280, 800));

it("on a phone it rests at its very beginning, whatever its width becomes", async () => {
  await setWindow(360, 640);
  const screen = await renderWithUiKit(
    <div data-testid="frame">
      <VendorRow aria-label="Vendors">
        {names.map((name) => (
          <VendorChip key={name} name={name} selected={false} onSelect={() => {}} />
        ))}
      </VendorRow>
    </div>,
  );
  const row = screen.getByRole("group", { name: "Vendors" }).element();
  const frame = screen.getByTestId("frame").element();
  if (!(frame instanceof HTMLElement)) throw new Error("the frame is no box");
  for (const width of ["300px", "280px", "320px"]) {
    frame.style.inlineSize = width;
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    expect(row.scrollWidth).toBeGreaterThan(row.clientWidth);
    expect(row.scrollLeft).toBe(0);
  }
});
