import { expect, it, vi } from "vitest";
import { renderWithUiKit } from "../../../test/renderWithUiKit.tsx";
import { VendorChip } from "./VendorChip.tsx";

it("GM-01: shows the name, marks a hot vendor and says which is chosen", async () => {
  const choose = vi.fn();
  const screen = await renderWithUiKit(<VendorChip name="AV" hot selected onSelect={choose} />);
  const chip = screen.getByRole("button", { name: "AV Hot" });
  await expect.element(chip).toHaveAttribute("aria-pressed", "true");
  await chip.click();
  expect(choose).toHaveBeenCalledTimes(1);
});
