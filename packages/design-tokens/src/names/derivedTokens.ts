/**
 * Colours computed by the browser from a brand's tokens, so that no brand has to keep them in step.
 * Mixing with the text colour darkens a fill in a light theme and lightens it in a dark one:
 * the text on it only gains contrast.
 */
export const derivedTokens = {
  "color.primaryHover": "color-mix(in oklab, var(--mq-color-primary) 86%, var(--mq-color-text))",
  "color.primaryPressed": "color-mix(in oklab, var(--mq-color-primary) 72%, var(--mq-color-text))",
  "color.primarySoft": "color-mix(in oklab, var(--mq-color-primary) 18%, var(--mq-color-surface))",
  "color.accentSoft": "color-mix(in oklab, var(--mq-color-accent) 16%, var(--mq-color-surface))",
  "color.line": "color-mix(in oklab, var(--mq-color-border) 34%, transparent)",
  "color.hover": "color-mix(in oklab, var(--mq-color-text) 8%, transparent)",
  "color.glow": "color-mix(in oklab, var(--mq-color-primary) 32%, transparent)",
} as const;

/** A token whose value follows from others; a brand cannot set it. */
export type DerivedTokenName = keyof typeof derivedTokens;
