import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { cdp, userEvent } from "vitest/browser";
import { renderWithUiKit } from "../../../test/renderWithUiKit.tsx";
import { Carousel, carouselDelay } from "./Carousel.tsx";

const slides = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ key: String(index), content: <p>Offer {index + 1}</p> }));
const carousel = (count: number) => <Carousel label="Offers" slides={slides(count)} />;
const setMotion = (value: "reduce" | "no-preference") =>
  cdp().send("Emulation.setEmulatedMedia", { features: [{ name: "prefers-reduced-motion", value }] });

describe("Carousel", () => {
  beforeEach(() => setMotion("no-preference"));
  afterEach(() => setMotion("no-preference"));

  it("BN-19: a single slide has no controls and does not load what moves slides", async () => {
    const screen = await renderWithUiKit(carousel(1));
    await expect.element(screen.getByText("Offer 1")).toBeVisible();
    expect(screen.getByRole("button").elements()).toHaveLength(0);
    expect(screen.container.querySelector(".swiper")).toBeNull();
  });

  it("paints the first slide as plain HTML before anything moves", async () => {
    const screen = await renderWithUiKit(carousel(2));
    expect(screen.getByText("Offer 1").elements()).toHaveLength(1);
  });

  it("BN-19: after the last slide comes the first, and before the first the last", async () => {
    const screen = await renderWithUiKit(carousel(3));
    const next = screen.getByRole("button", { name: "Next slide" });
    for (const place of ["2 / 3", "3 / 3", "1 / 3"]) {
      await next.click();
      await expect.element(screen.getByText(place)).toBeVisible();
    }
    await screen.getByRole("button", { name: "Previous slide" }).click();
    await expect.element(screen.getByText("3 / 3")).toBeVisible();
  });

  it("BN-18: moves after 5000 ms and stops when paused", async () => {
    expect(carouselDelay).toBe(5000);
    const screen = await renderWithUiKit(carousel(2));
    await expect.element(screen.getByText("1 / 2")).toBeVisible();
    await expect.element(screen.getByText("2 / 2"), { timeout: 15_000 }).toBeVisible();
    await screen.getByRole("button", { name: "Pause slides" }).click();
    await expect.element(screen.getByRole("button", { name: "Play slides" })).toBeVisible();
  }, 25_000);

  it("stands still under reduced motion: no autoplay and nothing to pause", async () => {
    await setMotion("reduce");
    const screen = await renderWithUiKit(carousel(2));
    await expect.element(screen.getByRole("button", { name: "Next slide" })).toBeVisible();
    expect(screen.getByRole("button", { name: /slides/ }).elements()).toHaveLength(0);
  });

  it("has its pause first in the order of Tab, works by Enter and Space, and speaks of changes only while it stands", async () => {
    const screen = await renderWithUiKit(carousel(3));
    const pause = screen.getByRole("button", { name: "Pause slides" });
    await expect.element(pause).toBeVisible();
    const viewport = screen.container.querySelector("[aria-live]");
    expect(viewport?.getAttribute("aria-live")).toBe("off");
    await userEvent.tab();
    expect(document.activeElement).toBe(pause.element());
    await userEvent.keyboard("{Enter}");
    await expect.element(screen.getByRole("button", { name: "Play slides" })).toHaveFocus();
    expect(viewport?.getAttribute("aria-live")).toBe("polite");
    await userEvent.tab();
    await userEvent.keyboard(" ");
    await expect.element(screen.getByText("3 / 3")).toBeVisible();
  });

  it("hides the slides that are not on viewport from Tab and readers", async () => {
    const screen = await renderWithUiKit(carousel(2));
    await expect.poll(() => screen.container.querySelectorAll("[inert]").length).toBe(1);
  });
});

vi.setConfig({ testTimeout: 20_000 });
