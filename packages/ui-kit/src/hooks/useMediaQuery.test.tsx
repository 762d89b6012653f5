import { from } from "@marquee/design-tokens";
import { afterEach, expect, it } from "vitest";
import { renderWithUiKit } from "../../test/renderWithUiKit.tsx";
import { setWindow } from "../../test/setWindow.ts";
import { useMediaQuery } from "./useMediaQuery.ts";

function Width() {
  return <p>{useMediaQuery(from("desktop")) ? "wide" : "narrow"}</p>;
}

afterEach(() => setWindow(1280, 800));

it("says whether a window is wide, and follows it over the very pixel", async () => {
  await setWindow(1023, 800);
  const screen = await renderWithUiKit(<Width />);
  await expect.element(screen.getByText("narrow")).toBeVisible();
  await setWindow(1024, 800);
  await expect.element(screen.getByText("wide")).toBeVisible();
  await setWindow(1023, 800);
  await expect.element(screen.getByText("narrow")).toBeVisible();
});
