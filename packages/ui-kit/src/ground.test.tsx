import { archetypes } from "@marquee/design-tokens/archetypes";
import { themeToCss, toContrast } from "@marquee/design-tokens";
import { afterEach, describe, expect, it } from "vitest";
import { cdp, userEvent } from "vitest/browser";
import type { ReactNode } from "react";
import { BalanceChip } from "./components/BalanceChip/BalanceChip.tsx";
import { Accordion } from "./components/Accordion/Accordion.tsx";
import { Button } from "./components/Button/Button.tsx";
import { CategoryRail } from "./components/CategoryRail/CategoryRail.tsx";
import { GameCard } from "./components/GameCard/GameCard.tsx";
import { HomeIcon } from "./components/Icon/icons.ts";
import { IconButton } from "./components/IconButton/IconButton.tsx";
import { NumberField } from "./components/NumberField/NumberField.tsx";
import { Pagination } from "./components/Pagination/Pagination.tsx";
import { RadioGroup } from "./components/RadioGroup/RadioGroup.tsx";
import { Skeleton } from "./components/Skeleton/Skeleton.tsx";
import { Slider } from "./components/Slider/Slider.tsx";
import { Switch } from "./components/Switch/Switch.tsx";
import { Tabs } from "./components/Tabs/Tabs.tsx";
import { Tag } from "./components/Tag/Tag.tsx";
import { TextField } from "./components/TextField/TextField.tsx";
import { VendorChip } from "./components/VendorChip/VendorChip.tsx";
import { renderWithUiKit } from "../test/renderWithUiKit.tsx";
import { setWindow } from "../test/setWindow.ts";

const emulate = (name: string, value: string) =>
  cdp().send("Emulation.setEmulatedMedia", { features: [{ name, value }] });
const nothing = (): undefined => undefined;

afterEach(async () => {
  await cdp().send("Emulation.setEmulatedMedia", { features: [] });
  await cdp().send("Emulation.setTouchEmulationEnabled", { enabled: false });
  await setWindow(1280, 800);
});

/** A colour as the browser computes it, as #rrggbb. */
function toHex(colour: string): string {
  const context = new OffscreenCanvas(1, 1).getContext("2d");
  if (!context) throw new Error("no canvas");
  context.fillStyle = colour;
  context.fillRect(0, 0, 1, 1);
  return `#${Array.from(context.getImageData(0, 0, 1, 1).data.slice(0, 3), (part) => part.toString(16).padStart(2, "0")).join("")}`;
}

const everything: ReactNode = (
  <div style={{ inlineSize: "340px" }}>
    <Button size="small">Small</Button>
    <Button>Medium</Button>
    <IconButton label="Search">
      <HomeIcon size="1em" />
    </IconButton>
    <BalanceChip label="Balance" amount="1" onRefresh={nothing} onHide={nothing} />
    <TextField label="Name" />
    <NumberField label="Tickets" value="3" onChange={nothing} words={{ less: "Less", more: "More" }} />
    <RadioGroup
      label="Pay by"
      value="a"
      onChange={nothing}
      options={[
        { value: "a", label: "A" },
        { value: "b", label: "B" },
      ]}
    />
    <Switch label="Sound" />
    <Slider label="Pause" min={0} max={9} value={3} onChange={nothing} />
    <Accordion items={[{ key: "a", title: "A", content: "" }]} />
    <Tabs
      label="Views"
      selected="a"
      onSelect={nothing}
      tabs={[
        { key: "a", label: "A", content: "" },
        { key: "b", label: "B", content: "" },
      ]}
    />
    <Pagination page={2} count={9} onPage={nothing} />
    <Tag remove={{ label: "Remove", onPress: nothing }}>Slots</Tag>
    <VendorChip name="AV" selected={false} onSelect={nothing} />
    <CategoryRail label="Categories" items={[{ key: "a", label: "Hot", href: "/a", icon: HomeIcon }]} />
    <div style={{ inlineSize: "140px" }}>
      <GameCard name="Koi" image="data:," onPlay={nothing} onDemo={nothing} onFavourite={nothing} />
    </div>
  </div>
);

/** The box that a press reaches: a radio's or a switch's is its label's too. */
function listTargets(
  root: Element,
): readonly { readonly name: string; readonly width: number; readonly height: number }[] {
  return [...root.querySelectorAll("a, button, input, [role=tab]")]
    .filter((element) => element.checkVisibility())
    .map((element) => {
      const { width, height } = (element.closest("label") ?? element).getBoundingClientRect();
      return {
        name: element.getAttribute("aria-label") ?? element.closest("label")?.textContent ?? element.textContent,
        width,
        height,
      };
    });
}

it("fields are written in 16 px at least: a phone does not zoom into them (ui.md, token scales)", async () => {
  const { container } = await renderWithUiKit(everything);
  const written = [
    ...container.querySelectorAll("input:not([type=radio], [type=checkbox], [type=range]), select, textarea"),
  ];
  expect(written.length).toBeGreaterThan(2);
  expect(
    written.filter((field) => Number.parseFloat(getComputedStyle(field).fontSize) < 16).map((field) => field.outerHTML),
  ).toEqual([]);
});

describe("targets", () => {
  it("are 44 px where a finger presses", async () => {
    await cdp().send("Emulation.setTouchEmulationEnabled", { enabled: true });
    const { container } = await renderWithUiKit(everything);
    await expect.poll(() => matchMedia("(pointer: coarse)").matches).toBe(true);
    expect(listTargets(container).filter(({ width, height }) => width < 44 || height < 44)).toEqual([]);
  });

  it("are never below 24 px", async () => {
    const { container } = await renderWithUiKit(everything);
    expect(listTargets(container).length).toBeGreaterThan(25);
    expect(listTargets(container).filter(({ width, height }) => width < 24 || height < 24)).toEqual([]);
  });
});

describe("the focus ring", () => {
  it("is 2 px wide, 2 px away", async () => {
    await renderWithUiKit(<Button>Play</Button>);
    await userEvent.tab();
    const { outlineWidth, outlineOffset, outlineStyle } = getComputedStyle(document.activeElement ?? document.body);
    expect([outlineWidth, outlineOffset, outlineStyle]).toEqual(["2px", "2px", "solid"]);
  });

  it.each(["midnight", "daylight"] as const)(
    "stands out by 3:1 from all three surfaces in both themes of %s",
    async (archetype) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(themeToCss(archetypes[archetype]));
      document.adoptedStyleSheets.push(sheet);
      for (const theme of ["dark", "light"]) {
        const { container } = await renderWithUiKit(
          <div data-theme={theme}>
            {["bg", "surface", "raised"].map((ground) => (
              <p key={ground} style={{ background: `var(--mq-color-${ground})` }}>
                <Button>Play</Button>
              </p>
            ))}
          </div>,
        );
        for (const button of container.querySelectorAll("button")) {
          button.focus();
          await userEvent.keyboard("{Shift}");
          const ground = getComputedStyle(button.closest("p") ?? button).backgroundColor;
          expect(toContrast(toHex(getComputedStyle(button).outlineColor), toHex(ground))).toBeGreaterThanOrEqual(3);
        }
      }
      document.adoptedStyleSheets.pop();
    },
  );
});

describe("what a viewer asks of every page", () => {
  it("less motion: everything takes 0.01 ms and turns once", async () => {
    await emulate("prefers-reduced-motion", "reduce");
    const { container } = await renderWithUiKit(
      <>
        <Skeleton />
        <Button look="primary">Play</Button>
      </>,
    );
    const skeleton = getComputedStyle(container.querySelector("span") ?? container);
    expect([skeleton.animationDuration, skeleton.animationIterationCount]).toEqual(["1e-05s", "1"]);
    for (const element of container.querySelectorAll("*")) {
      for (const part of ["", "::before"])
        for (const duration of getComputedStyle(element, part).transitionDuration.split(", "))
          expect(Number.parseFloat(duration)).toBeLessThanOrEqual(0.00001);
    }
  });

  it("more contrast: lines become as strong as borders", async () => {
    const { container } = await renderWithUiKit(
      <Tabs label="Views" selected="a" onSelect={nothing} tabs={[{ key: "a", label: "A", content: "" }]} />,
    );
    const line = (): string =>
      getComputedStyle(container.querySelector('[role="tablist"]') ?? container).borderBlockEndColor;
    const usual = line();
    await emulate("prefers-contrast", "more");
    expect(line()).not.toBe(usual);
    expect(toHex(line())).toBe(toHex(getComputedStyle(document.documentElement).getPropertyValue("--mq-color-border")));
  });

  it("less transparency: bars are opaque, and nothing behind them is blurred", async () => {
    const { container } = await renderWithUiKit(
      <CategoryRail label="Categories" items={[{ key: "a", label: "Hot", href: "/a", icon: HomeIcon }]} />,
    );
    const rail = (): readonly string[] => {
      const { backgroundColor, backdropFilter } = getComputedStyle(container.querySelector("nav") ?? container);
      return [backgroundColor, backdropFilter];
    };
    const [usual] = rail();
    expect(rail()).toEqual([expect.stringContaining("/ 0.92"), "blur(12px)"]);
    await emulate("prefers-reduced-transparency", "reduce");
    expect(rail()).toEqual([expect.not.stringContaining("/"), "none"]);
    expect(rail()[0]).not.toBe(usual);
  });

  it("forced colours: buttons keep an edge, what is chosen still differs, the focus shows", async () => {
    await emulate("forced-colors", "active");
    const { container } = await renderWithUiKit(
      <>
        {everything}
        <Switch label="On" defaultChecked />
      </>,
    );
    await expect.poll(() => matchMedia("(forced-colors: active)").matches).toBe(true);
    expect(getComputedStyle(container.querySelector("button") ?? container).borderTopWidth).toBe("1px");
    const [first, second] = [...container.querySelectorAll("fieldset label")].map(
      (label) => getComputedStyle(label).outlineStyle,
    );
    expect([first, second]).toEqual(["solid", "none"]);
    const [off, on] = [...container.querySelectorAll('[role="switch"]')].map(
      (track) => getComputedStyle(track).backgroundColor,
    );
    expect(off).not.toBe(on);
    container.querySelector("button")?.focus();
    await userEvent.keyboard("{Shift}");
    expect(getComputedStyle(document.activeElement ?? document.body).outlineStyle).toBe("solid");
  });
});
