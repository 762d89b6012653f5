import { userEvent } from "vitest/browser";
import { expect, it, vi } from "vitest";
import { renderWithUiKit } from "../../../test/renderWithUiKit.tsx";
import { PictureInput } from "./PictureInput.tsx";

const picture = (): File => new File(["x"], "front.png", { type: "image/png" });

it("hands over the chosen picture, and the same one again after it was refused", async () => {
  const choose = vi.fn();
  const screen = await renderWithUiKit(<PictureInput label="Front" onChoose={(file) => choose(file.name)} />);
  const input = screen.container.querySelector("input");
  if (input === null) throw new Error("there is no input");
  await userEvent.upload(input, picture());
  await userEvent.upload(input, picture());
  expect(choose.mock.calls.flat()).toEqual(["front.png", "front.png"]);
});

it("says at its button what is wrong, in the place of the hint", async () => {
  const screen = await renderWithUiKit(
    <PictureInput label="Front" hint="At most 5 MB" error="This is no picture." onChoose={() => {}} />,
  );
  const button = screen.getByRole("button", { name: "Front" });
  await expect.element(button).toHaveAccessibleDescription("This is no picture.");
  await expect.element(button).toHaveAttribute("data-invalid");
  await expect.element(screen.getByRole("alert")).toHaveTextContent("This is no picture.");
  expect(screen.getByText("At most 5 MB").elements()).toEqual([]);
});
