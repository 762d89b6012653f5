import { afterEach, expect, it, vi } from "vitest";
import { renderWithUiKit } from "../../../test/renderWithUiKit.tsx";
import { setWindow } from "../../../test/setWindow.ts";
import { Hero } from "./Hero.tsx";

const image = "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' width='8' height='4'/>";

afterEach(() => setWindow(1280, 800));

it.each([
  ["16:9 on a phone", 360, 740, ({ width }: DOMRect) => (width * 9) / 16],
  ["40 % of the window at most on a desk", 1600, 800, () => 320],
] as const)("is %s (ui.md requirement 6)", async (_, width, height, toHeight) => {
  await setWindow(width, height);
  const { container } = await renderWithUiKit(<Hero label="Offers" slides={[{ key: "a", image, title: "Weekend" }]} />);
  const box = container.querySelector('[data-layout="slide"]')?.getBoundingClientRect();
  expect(box?.height).toBeCloseTo(toHeight(box ?? new DOMRect()), 1);
});

it("a picture that does not load leaves no broken mark, and comes when the line returns", async () => {
  const slides = [{ key: "a", image: "data:image/png;base64,AAAA", title: "Weekend" }];
  const { container } = await renderWithUiKit(<Hero label="Offers" slides={slides} />);
  await expect.poll(() => container.querySelector("img")).toBeNull();
  const tried = vi.fn();
  container.addEventListener("error", tried, { capture: true });
  globalThis.dispatchEvent(new Event("online"));
  await expect.poll(() => tried.mock.calls.length).toBe(1);
});

it("BN-15: leaves no empty strip without banners", async () => {
  const screen = await renderWithUiKit(<Hero label="Offers" slides={[]} />);
  expect(screen.getByRole("region").elements()).toHaveLength(0);
});

it("BN-16: can be pressed only when it leads somewhere", async () => {
  const press = vi.fn();
  const screen = await renderWithUiKit(<Hero label="Offers" slides={[{ key: "a", image, title: "Weekend" }]} />);
  expect(screen.container.querySelectorAll("a, button")).toHaveLength(0);
  await screen.rerender(<Hero label="Offers" slides={[{ key: "a", image, title: "Weekend", onPress: press }]} />);
  await screen.getByRole("button", { name: "Weekend" }).click();
  expect(press).toHaveBeenCalledTimes(1);
  await screen.rerender(<Hero label="Offers" slides={[{ key: "a", image, title: "Weekend", href: "/promotions" }]} />);
  await expect.element(screen.getByRole("link", { name: "Weekend" })).toHaveAttribute("href", "/promotions");
});
