import { expect, it } from "vitest";
import { renderWithUiKit } from "../../../test/renderWithUiKit.tsx";
import { Avatar } from "./Avatar.tsx";

const broken = "data:image/png;base64,AAAA";

it("HD-18, ER-09: shows the default picture when the player's does not load", async () => {
  const screen = await renderWithUiKit(<Avatar src={broken} />);
  await expect.poll(() => screen.container.querySelector("img")).toBeNull();
  expect(screen.container.querySelector("[data-art=portrait]")).not.toBeNull();
});

it("tries again when the address changes", async () => {
  const screen = await renderWithUiKit(<Avatar src={broken} />);
  await expect.poll(() => screen.container.querySelector("img")).toBeNull();
  await screen.rerender(<Avatar src="data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg'/>" />);
  expect(screen.container.querySelector("img")).not.toBeNull();
});

it("is 36 or 72 px wide", async () => {
  const screen = await renderWithUiKit(
    <>
      <Avatar />
      <Avatar size="large" />
    </>,
  );
  expect(
    [...screen.container.querySelectorAll("[data-size]")].map((element) => element.getBoundingClientRect().width),
  ).toEqual([36, 72]);
});
