import type { ReactNode } from "react";
import { describe, expect, it, vi } from "vitest";
import { renderWithUiKit } from "../../../test/renderWithUiKit.tsx";
import { GameCard, GameCardPlace } from "./GameCard.tsx";

const image = "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' width='3' height='4'/>";

describe("GameCard", () => {
  it("GM-12: plays, shows the demo and turns the heart by name", async () => {
    const [play, demo, favourite] = [vi.fn(), vi.fn(), vi.fn()];
    const screen = await renderWithUiKit(
      <GameCard name="Golden Koi" image={image} onPlay={play} onDemo={demo} onFavourite={favourite} favourite />,
    );
    await screen.getByRole("button", { name: "Play Golden Koi" }).click();
    await screen.getByRole("button", { name: "Demo: Golden Koi" }).click();
    const heart = screen.getByRole("button", { name: "Remove from favourites: Golden Koi" });
    await expect.element(heart).toHaveAttribute("aria-pressed", "true");
    await heart.click();
    expect([play, demo, favourite].map(({ mock }) => mock.calls.length)).toEqual([1, 1, 1]);
  });

  it("GM-25: a game under maintenance says why and does not start", async () => {
    const play = vi.fn();
    const screen = await renderWithUiKit(
      <GameCard name="Golden Koi" image={image} onPlay={play} onDemo={play} unavailable="Under maintenance" />,
    );
    const button = screen.getByRole("button", { name: "Play Golden Koi" });
    await expect.element(button).toHaveAttribute("aria-disabled", "true");
    await expect.element(button).toHaveAccessibleDescription("Under maintenance");
    await button.click({ force: true });
    expect(play).not.toHaveBeenCalled();
    await expect.element(screen.getByText("Under maintenance")).toBeVisible();
    expect(screen.getByRole("button").elements()).toHaveLength(1);
  });

  it("shows Play to the pointer and to whoever tabs along, never on a game that cannot be played (ui.md requirement 10)", async () => {
    const card = (unavailable?: string) => (
      <GameCard
        name="Golden Koi"
        image={image}
        onPlay={() => undefined}
        onDemo={() => undefined}
        unavailable={unavailable}
        eager
      />
    );
    const place = (inner: ReactNode) => <div style={{ inlineSize: "150px", margin: "100px" }}>{inner}</div>;
    const screen = await renderWithUiKit(place(card()));
    const isShown = (): boolean => {
      const picture = screen.getByRole("article").element().querySelector("button > span");
      return picture !== null && getComputedStyle(picture, "::after").content !== "none";
    };
    await expect.poll(isShown).toBe(false);
    await screen.getByRole("article").hover();
    await expect.poll(isShown).toBe(true);
    await screen.getByRole("article").unhover();
    await expect.poll(isShown).toBe(false);
    screen.getByRole("button", { name: "Demo: Golden Koi" }).element().focus();
    await expect.poll(isShown).toBe(true);
    await screen.rerender(place(card("Under maintenance")));
    screen.getByRole("button", { name: "Play Golden Koi" }).element().focus();
    await expect.poll(isShown).toBe(false);
  });

  it("GM-12: fills the heart of a favourite", async () => {
    const screen = await renderWithUiKit(
      <>
        <GameCard name="A" image={image} onPlay={() => undefined} onFavourite={() => undefined} />
        <GameCard name="B" image={image} onPlay={() => undefined} onFavourite={() => undefined} favourite />
      </>,
    );
    const look = (name: RegExp): string =>
      getComputedStyle(screen.getByRole("button", { name }).element(), "::before").maskPosition;
    expect(look(/favourites: A$/)).not.toBe(look(/favourites: B$/));
  });

  it("has no heart and no demo when nobody listens", async () => {
    const screen = await renderWithUiKit(<GameCard name="Golden Koi" image={image} onPlay={() => undefined} />);
    expect(screen.getByRole("button").elements()).toHaveLength(1);
  });

  it("keeps the brand's card ratio, and costs eight elements with all that it can show (B8)", async () => {
    const screen = await renderWithUiKit(
      <div style={{ width: "150px" }}>
        <GameCard
          name="Golden Koi"
          image={image}
          onPlay={() => undefined}
          onDemo={() => undefined}
          onFavourite={() => undefined}
          badge="hot"
          eager
        />
      </div>,
    );
    const box = screen.getByRole("button", { name: "Play Golden Koi" }).element().getBoundingClientRect();
    expect(box.width / box.height).toBeCloseTo(0.75, 2);
    expect(screen.getByRole("article").element().querySelectorAll("*").length).toBe(8);
  });

  it.each([110, 140, 200, 300])(
    "is as high as its place while it loads, whether its name takes one line or two, at %i px",
    async (width) => {
      const names = ["Koi", "The Emperor of the Jade Garden and the Nine Dragons"];
      const screen = await renderWithUiKit(
        <div style={{ inlineSize: width }}>
          <GameCardPlace />
          {names.map((name) => (
            <GameCard key={name} name={name} image={image} onPlay={() => undefined} onDemo={() => undefined} />
          ))}
        </div>,
      );
      const heights = [...screen.container.querySelectorAll("article")].map(
        (article) => Math.round(article.getBoundingClientRect().height * 10) / 10,
      );
      expect(heights).toHaveLength(3);
      expect(new Set(heights).size, String(heights)).toBe(1);
    },
  );
});
