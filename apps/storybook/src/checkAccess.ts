import { chooseBrand } from "@marquee/sweep";
import axe, { type AxeResults, type CheckResult, type RunOptions, type Spec } from "axe-core";
import { brands } from "virtual:marquee/brand-looks";
import { applyLook } from "./applyLook.ts";
import { isExplained } from "./isExplained.ts";
import { isNamedByText } from "./isNamedByText.ts";
import { listFilled, showFills } from "./showFills.ts";

/** WCAG 2.2 AA and axe's best practices; no rule is switched off. */
const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** The rules whose result depends on a brand's values. All others run once per story. */
const colourRules = ["color-contrast", "link-in-text-block"];

/** axe's defaults, except that fills behind an element's content are presented as its background. */
const configuration: Spec = {
  checks: [
    {
      id: "color-contrast",
      options: {
        ignorePseudo: true,
        ignoreUnicode: false,
        ignoreLength: false,
        boldValue: 700,
        boldTextPt: 14,
        largeTextPt: 18,
        contrastRatio: { normal: { expected: 4.5 }, large: { expected: 3 } },
        pseudoSizeThreshold: 0.25,
        shadowOutlineEmMax: 0.2,
      },
    },
  ],
};

/** How long axe waits for other frames, in milliseconds: none contains axe, and the default of half a second would be spent each time. */
const pingWaitTime = 10;

const run = (
  runOnly: NonNullable<RunOptions["runOnly"]>,
  rules: NonNullable<RunOptions["rules"]> = {},
  part: Element = document.body,
): Promise<AxeResults> => axe.run(part, { runOnly, rules, resultTypes: ["violations", "incomplete"], pingWaitTime });

/** Elements that mark whether they scroll after measuring themselves: dialogs, tabs, tables, lists. */
const scrolling = "[role=dialog], [role=alertdialog], [role=tablist], [role=table], .swiper, [aria-busy], [tabindex]";

const twoFrames = (): Promise<unknown> =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

/** What a check says, and the first elements that it says it about. */
const toReason = ({ message, relatedNodes }: CheckResult): string =>
  [message, ...(relatedNodes ?? []).slice(0, 3).map(({ html }) => html.slice(0, 120))].join(" | ");

/** The longest wait for what moves, in milliseconds: longer than any of our animations. */
const longestMove = 1_000;

/** Waits until what moves and ends has ended: a dialog that is still sliding in lies over other things for a moment. */
async function untilStill(): Promise<void> {
  const moving = document
    .getAnimations()
    .filter(({ effect, playState }) => playState === "running" && effect?.getComputedTiming().endTime !== Infinity);
  if (moving.length === 0) return;
  const ended = Promise.allSettled(moving.map(({ finished }) => finished));
  await Promise.race([ended, new Promise((resolve) => setTimeout(resolve, longestMove))]);
}

/** Violations, and the answers that nobody explained, as lines that name look, rule and element. */
function toFaults(look: string, { violations, incomplete }: AxeResults): readonly string[] {
  const doubts = incomplete.map((result) => ({
    ...result,
    nodes: result.nodes.filter((node) => !isExplained(result.id, node)),
  }));
  const found = violations.map((result) => ({
    ...result,
    nodes: result.nodes.filter(
      ({ target }) => result.id !== "label-content-name-mismatch" || !isNamedByText(target.join(" ")),
    ),
  }));
  return [...found, ...doubts].flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, html, any, all, none }) =>
        `${look}: ${id}: ${target.join(" ")} (${html.slice(0, 120)}): ${[...any, ...all, ...none].map(toReason).join("; ")}`,
    ),
  );
}

/** A computed colour without transparency. */
const isOpaque = /^rgb\(|^(?:color|oklab|oklch)\([^/]*\)$/;

/**
 * Hides the page behind a dialog that covers it: axe finds two lines of a text on different backgrounds when different things are behind the
 * dialog there. @returns a function that shows the page again
 */
function hideBehind(part: Element): () => void {
  let cover: Element | null = part;
  while (cover !== null && !isOpaque.test(getComputedStyle(cover).backgroundColor)) cover = cover.parentElement;
  if (!(cover instanceof HTMLElement) || cover.contains(document.body)) return () => {};
  const { style } = cover;
  document.body.style.visibility = "hidden";
  style.visibility = "visible";
  return () => {
    document.body.style.visibility = "";
    style.visibility = "";
  };
}

/**
 * The results with what axe left open asked again, each element in the middle of its scrolling area: there nothing lies over it or cuts it
 * off; and without the page behind a dialog. What a known reason explains stays as it is.
 */
async function askAgain({ violations, incomplete, ...rest }: AxeResults, part: Element): Promise<AxeResults> {
  const show = hideBehind(part);
  const found = [...violations];
  const open: AxeResults["incomplete"] = [];
  for (const result of incomplete) {
    const nodes: typeof result.nodes = [];
    for (const node of result.nodes) {
      const element = document.querySelector(node.target.join(" "));
      if (element === null || isExplained(result.id, node)) {
        nodes.push(node);
        continue;
      }
      element.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
      const again = await run({ type: "rule", values: [result.id] }, {}, element);
      found.push(...again.violations);
      nodes.push(...again.incomplete.flatMap((each) => each.nodes));
    }
    open.push({ ...result, nodes });
  }
  show();
  return { ...rest, violations: found, incomplete: open };
}

/** Every brand in both themes. */
export const allLooks = brands.flatMap(({ id: brand }) =>
  (["dark", "light"] as const).map((theme) => ({ brand, theme })),
);

/** Both themes of the brand that a story is tried in. */
export function listOwnLooks(story: string): typeof allLooks {
  const { id } = chooseBrand(story, brands);
  return allLooks.filter(({ brand }) => brand === id);
}

/** The dialog over a page, if any: the page behind it is dimmed and inert. */
export const findDialog = (): Element | undefined =>
  [...document.querySelectorAll("[role=dialog], [role=alertdialog]")].at(-1);

/** What to check: the looks, the element whose colours count, and whether the result is still wanted. */
export type Question = {
  readonly looks: typeof allLooks;
  readonly part?: Element | undefined;
  readonly changed?: AbortSignal;
};

/**
 * Runs axe on the rendered page: on its structure once, on the colours of an element in each look. Ends early
 * when the page has changed.
 * @throws Error with every fault, and with every answer that axe leaves open without a known reason.
 */
export async function checkAccess({ looks, part = document.body, changed }: Question): Promise<void> {
  axe.configure(configuration);
  // Elements that measure themselves after their font has loaded update one frame later.
  await document.fonts.ready;
  await twoFrames();
  if (document.querySelector(scrolling)) await twoFrames();
  await untilStill();
  const faults = [
    ...toFaults(
      "any look",
      await run(
        { type: "tag", values: tags },
        Object.fromEntries(colourRules.map((rule) => [rule, { enabled: false }])),
      ),
    ),
  ];
  // Lists and slides, which measure themselves by script, need a frame to follow another brand.
  const measured = part.querySelector(".swiper, section[aria-busy]");
  let filled = listFilled(part);
  for (const { brand, theme } of looks) {
    if (changed?.aborted) return;
    applyLook(brand, theme);
    if (measured) {
      await twoFrames();
      filled = listFilled(part);
    }
    const hide = showFills(filled);
    const results = await run({ type: "rule", values: colourRules }, {}, part);
    faults.push(...toFaults(`${brand} ${theme}`, await askAgain(results, part)));
    hide();
  }
  if (faults.length > 0) throw new Error(faults.join("\n"));
}
