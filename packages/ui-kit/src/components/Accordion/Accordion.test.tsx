import { userEvent } from "vitest/browser";
import { expect, it } from "vitest";
import { renderWithUiKit } from "../../../test/renderWithUiKit.tsx";
import { Accordion } from "./Accordion.tsx";

const items = ["One", "Two"].map((title) => ({ key: title, title, content: <p>About {title}</p> }));

it("opens and closes by Enter and Space, and each title is a heading with a button", async () => {
  const screen = await renderWithUiKit(<Accordion items={items} level={2} />);
  await userEvent.tab();
  const opener = screen.getByRole("heading", { level: 2, name: "One" }).getByRole("button");
  expect(document.activeElement).toBe(opener.element());
  await userEvent.keyboard("{Enter}");
  await expect.element(screen.getByRole("region", { name: "One" })).toHaveTextContent("About One");
  await expect.element(opener).toHaveAttribute("aria-expanded", "true");
  await userEvent.keyboard(" ");
  await expect.element(opener).toHaveAttribute("aria-expanded", "false");
  await expect.element(screen.getByText("About One")).not.toBeVisible();
  await userEvent.tab();
  expect(document.activeElement?.textContent).toBe("Two");
});

it("lets several parts stand open, or a single one", async () => {
  const screen = await renderWithUiKit(<Accordion items={items} open={["One"]} />);
  await screen.getByRole("button", { name: "Two" }).click();
  await expect.poll(() => screen.getByRole("region").elements().length).toBe(2);
  const lone = await renderWithUiKit(<Accordion single items={items} open={["One"]} />);
  await lone.getByRole("button", { name: "Two" }).nth(1).click();
  await expect.poll(() => lone.container.querySelectorAll('[aria-expanded="true"]').length).toBe(1);
});
