import { afterEach, expect, it } from "vitest";
import { renderWithUiKit } from "../../../test/renderWithUiKit.tsx";
import { Avatar } from "../Avatar/Avatar.tsx";
import { SmartImage } from "./SmartImage.tsx";

afterEach(() => {
  Reflect.deleteProperty(window, "hit");
});

const hostile =
  "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9' onload='parent.hit=1;top.hit=1'><script>parent.hit=1;top.hit=1</script><foreignObject><iframe src='javascript:top.hit=1'/></foreignObject></svg>";

it("shows an SVG with a script in it as a picture, and nothing of it runs", async () => {
  const screen = await renderWithUiKit(
    <>
      <SmartImage src={hostile} alt="Koi" width={9} height={9} eager />
      <Avatar src={hostile} />
    </>,
  );
  await expect.poll(() => screen.container.querySelector("img")?.dataset["state"]).toBe("loaded");
  expect("hit" in window).toBe(false);
  expect(screen.container.querySelector("script, iframe, object, embed")).toBeNull();
});
