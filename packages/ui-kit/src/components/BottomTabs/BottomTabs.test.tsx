import { afterEach, expect, it } from "vitest";
import { renderWithUiKit } from "../../../test/renderWithUiKit.tsx";
import { setWindow } from "../../../test/setWindow.ts";
import { HomeIcon } from "../Icon/icons.ts";
import { BottomTabs } from "./BottomTabs.tsx";

afterEach(() => setWindow(1280, 800));

it("stands at the foot of a phone, 56 px high, and leaves a desk alone", async () => {
  const tabs = ["Home", "Games", "Promotions", "Wallet", "Account"].map((label) => ({
    key: label,
    label,
    icon: HomeIcon,
    href: `/${label}`,
    current: label === "Home",
  }));
  await setWindow(360, 640);
  const screen = await renderWithUiKit(<BottomTabs label="Main" tabs={tabs} />);
  const bar = screen.getByRole("navigation", { name: "Main", includeHidden: true });
  expect(bar.element().getBoundingClientRect()).toMatchObject({ bottom: 640, left: 0 });
  expect(bar.element().querySelector("ul")?.getBoundingClientRect().height).toBe(56);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
  await setWindow(1024, 640);
  expect(getComputedStyle(bar.element()).display).toBe("none");
});

it("holds the place of a tab that is not known yet, and gives it to nobody else", async () => {
  const [home, account] = ["Home", "Account"].map((label) => ({
    key: label,
    label,
    icon: HomeIcon,
    href: `/${label}`,
  }));
  await setWindow(360, 640);
  const screen = await renderWithUiKit(<BottomTabs label="Main" tabs={[home, undefined, undefined, account]} />);
  const { width } = screen.getByRole("navigation").element().getBoundingClientRect();
  expect(screen.getByRole("link", { name: "Account" }).element().getBoundingClientRect()).toMatchObject({
    left: (width * 3) / 4,
    width: width / 4,
  });
  expect(screen.getByRole("link").elements()).toHaveLength(2);
});
