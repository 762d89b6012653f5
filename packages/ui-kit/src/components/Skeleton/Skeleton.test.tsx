import { expect, it } from "vitest";
import { renderWithUiKit } from "../../../test/renderWithUiKit.tsx";
import { Skeleton } from "./Skeleton.tsx";

it("holds its place at once and shows after 120 ms (ui.md requirement 12)", async () => {
  const { container } = await renderWithUiKit(
    <div style={{ inlineSize: 150 }}>
      <Skeleton shape="card" />
    </div>,
  );
  const place = container.querySelector("[data-shape]");
  if (!place) throw new Error("no skeleton");
  expect(place.getBoundingClientRect().height).toBe(200);
  const showAt = (time: number): string => {
    for (const animation of place.getAnimations()) {
      animation.pause();
      animation.currentTime = time;
    }
    return getComputedStyle(place).opacity;
  };
  expect([0, 119, 120].map(showAt)).toEqual(["0", "0", "1"]);
});
