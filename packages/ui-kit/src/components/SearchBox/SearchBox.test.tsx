import { expect, it, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { renderWithUiKit } from "../../../test/renderWithUiKit.tsx";
import { SearchBox } from "./SearchBox.tsx";

it("asks once when typing rests, without the blanks around it, and keeps what is typed", async () => {
  const onSearch = vi.fn();
  const screen = await renderWithUiKit(<SearchBox label="Search games" value="" onSearch={onSearch} />);
  const box = screen.getByRole("searchbox", { name: "Search games" });
  await box.fill(" koi");
  await box.fill(" koi f ");
  await expect.poll(() => onSearch.mock.calls).toEqual([["koi f"]]);
  await screen.rerender(<SearchBox label="Search games" value="other" onSearch={onSearch} />);
  await expect.element(box).toHaveValue(" koi f ");
});

it("asks at once on Enter, and not again when typing would have rested", async () => {
  const onSearch = vi.fn();
  const screen = await renderWithUiKit(<SearchBox label="Search games" value="" onSearch={onSearch} />);
  await screen.getByRole("searchbox", { name: "Search games" }).fill("koi");
  await userEvent.keyboard("{Enter}");
  expect(onSearch.mock.calls).toEqual([["koi"]]);
});
