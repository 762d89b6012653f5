import {
  measurePairs,
  resolveLayers,
  resolveTokens,
  themeToCss,
  TokenError,
  type BrandTokens,
  type MeasuredPair,
  type Themes,
  type TokenProblem,
} from "@marquee/design-tokens";
import type { Brand } from "./Brand.ts";
import type { Draft } from "./history.ts";
import { layDraft } from "./layDraft.ts";

/** A brand as stories currently show it. */
export interface Look {
  /** The custom properties of both themes. */
  readonly css: string;
  /** Every token's CSS text. */
  readonly themes: Themes<ReadonlyMap<string, string>>;
  readonly pairs: Themes<readonly MeasuredPair[]>;
  /** The invalid parts of the draft, and why. */
  readonly problems: readonly TokenProblem[];
}

function draw(tokens: BrandTokens, problems: readonly TokenProblem[]): Look {
  const { dark, light } = resolveTokens(tokens);
  return {
    css: themeToCss(tokens),
    themes: resolveLayers(tokens),
    pairs: { dark: measurePairs(dark), light: measurePairs(light) },
    problems,
  };
}

/**
 * A brand with a draft, resolved as builds resolve it. Invalid parts of the draft (such as a half-typed colour)
 * are left out and listed in `problems`.
 * @throws TokenError when the brand itself does not resolve
 */
export function toLook({ tokens }: Brand, draft: Draft): Look {
  const problems: TokenProblem[] = [];
  for (let rest = draft; ;) {
    try {
      return draw(layDraft(tokens, rest), problems);
    } catch (error) {
      if (!(error instanceof TokenError)) throw error;
      const faulty = error.problems.filter(({ key }) => rest.some((edit) => edit.key === key));
      if (faulty.length === 0 && rest.length === 0) throw error;
      problems.push(...(faulty.length > 0 ? faulty : error.problems));
      rest = faulty.length > 0 ? rest.filter((edit) => !faulty.some(({ key }) => key === edit.key)) : [];
    }
  }
}
