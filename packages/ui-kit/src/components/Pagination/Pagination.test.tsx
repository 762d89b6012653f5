import { userEvent } from "vitest/browser";
import { expect, it, vi } from "vitest";
import { renderWithUiKit } from "../../../test/renderWithUiKit.tsx";
import { Pagination } from "./Pagination.tsx";

it("GM-03: First Prev 1 … 9 10 11 … 20 Next Last, each leading where it says", async () => {
  const go = vi.fn();
  const screen = await renderWithUiKit(<Pagination page={10} count={20} onPage={go} />);
  expect(
    screen
      .getByRole("listitem")
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(["First", "Prev", "1", "…", "9", "10", "11", "…", "20", "Next", "Last"]);
  for (const name of ["First", "Prev", "Page 9", "Page 10", "Next", "Last"])
    await screen.getByRole("button", { name, exact: true }).click();
  expect(go.mock.calls.flat()).toEqual([1, 9, 9, 11, 20]);
  await expect.element(screen.getByRole("button", { name: "Page 10" })).toHaveAttribute("aria-current", "page");
});

it("GM-03: a typed page beyond the end goes to the end and says so", async () => {
  const go = vi.fn();
  const screen = await renderWithUiKit(<Pagination page={10} count={20} onPage={go} />);
  const box = screen.getByRole("textbox", { name: "Go to page" });
  await box.fill("99");
  await userEvent.keyboard("{Enter}");
  expect(go).toHaveBeenCalledExactlyOnceWith(20);
  await expect.element(box).toHaveValue("20");
});

it("GM-03: a typed page that is no number is refused in words and stays as it was typed", async () => {
  const go = vi.fn();
  const screen = await renderWithUiKit(<Pagination page={10} count={20} onPage={go} />);
  const box = screen.getByRole("textbox", { name: "Go to page" });
  for (const typed of ["abc", "", "2.5"]) {
    await box.fill(typed);
    await userEvent.keyboard("{Enter}");
    await expect.element(screen.getByRole("alert")).toHaveTextContent("Enter a number from 1 to 20.");
    await expect.element(box).toHaveValue(typed);
    await expect.element(box).toHaveAccessibleDescription("Enter a number from 1 to 20.");
  }
  expect(go).not.toHaveBeenCalled();
  await box.fill("3");
  await userEvent.keyboard("{Enter}");
  expect(go).toHaveBeenCalledExactlyOnceWith(3);
  expect(screen.getByRole("alert").elements()).toHaveLength(0);
});

it("cannot leave the ends and is absent for a single page", async () => {
  const screen = await renderWithUiKit(<Pagination page={1} count={2} onPage={() => undefined} />);
  await expect.element(screen.getByRole("button", { name: "Prev" })).toBeDisabled();
  await screen.rerender(<Pagination page={1} count={1} onPage={() => undefined} />);
  expect(screen.getByRole("navigation").elements()).toHaveLength(0);
});
