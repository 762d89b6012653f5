import type { NodeResult } from "axe-core";

/** Known reasons why axe cannot decide, where they apply, and what checks the matter instead. Any other undecided result fails the run. */
const explained: readonly {
  readonly rule: string;
  readonly key: string;
  readonly where: string;
  readonly why: string;
}[] = [
  {
    rule: "color-contrast",
    key: "bgOverlap",
    where: '[data-layout="words"] > p',
    why: "a banner's words stand on its picture, below the link that covers it; artworkContrast.test.tsx measures the worst pixel behind them",
  },
  {
    rule: "color-contrast",
    key: "imgNode",
    where: '[data-layout="words"] > p',
    why: "a banner's words stand on its picture, below the link that covers it; artworkContrast.test.tsx measures the worst pixel behind them",
  },
  {
    rule: "color-contrast",
    key: "bgOverlap",
    where: '[data-part="headline"] > span',
    why: "a headline beside a form stands below the link that covers its slide, on the colour of artwork: a pair of the contrast gate",
  },
  {
    rule: "color-contrast",
    key: "imgNode",
    where: "button + span",
    why: "the place among the slides stands on the scrim, over any picture: a pair of the contrast gate",
  },
  {
    rule: "color-contrast",
    key: "elmPartiallyObscuring",
    where: "button + span",
    why: "the place among the slides stands on the scrim: a pair of the contrast gate",
  },
  {
    rule: "color-contrast",
    key: "bgGradient",
    where: "button + span",
    why: "the place among the slides stands on the scrim, over any picture: a pair of the contrast gate",
  },
  {
    rule: "color-contrast",
    key: "elmPartiallyObscured",
    where: "button + span",
    why: "the place among the slides stands on the scrim, over any picture: a pair of the contrast gate",
  },
  {
    rule: "color-contrast",
    key: "bgOverlap",
    where: '[data-part="amount"], [data-part="amount"] *',
    why: "on a phone the button that hides the balance lies over the amount and draws nothing",
  },
  {
    rule: "color-contrast",
    key: "elmPartiallyObscured",
    where: '[data-part="corner"] > span',
    why: "a reason that takes several lines is taken for several boxes; the badge's own stories ask about its colours",
  },
  {
    rule: "color-contrast",
    key: "elmPartiallyObscured",
    where: "[role=tab]",
    why: "a row of tabs scrolls: what is half out of sight is judged by the tabs in sight",
  },
  {
    rule: "color-contrast",
    key: "elmPartiallyObscured",
    where: "li > article *",
    why: "a row of games scrolls: what is half out of sight is judged by the cards in sight",
  },
  ...["imgNode", "shortTextContent"].map((key) => ({
    rule: "color-contrast",
    key,
    where: "svg[role=img] text",
    why: "the words of a chart's axes are muted text on a surface: a pair of the contrast gate",
  })),
  {
    rule: "color-contrast",
    key: "shortTextContent",
    where: '[aria-hidden="true"] > [data-tone="accent"]',
    why: "a count of one digit, which the button says in words too: a badge's own stories ask about its colours",
  },
  {
    rule: "frame-tested",
    key: "",
    where: "iframe",
    why: "a game's page is of another origin; its own suite asks about it",
  },
];

/** Whether an undecided result is checked elsewhere. */
export function isExplained(rule: string, { target, any, all, none }: NodeResult): boolean {
  const element = document.querySelector(target.join(" "));
  const keys = [...any, ...all, ...none].map(({ data }): unknown => data?.messageKey ?? "");
  return keys.every((key) =>
    explained.some((entry) => entry.rule === rule && entry.key === key && element?.matches(entry.where)),
  );
}
