import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { LimitKind, LimitPeriod, ModId } from "@marquee/contract";

/** What is said about limits of a kind, and the module that switches them. */
export const limitTexts: Readonly<
  Record<LimitKind, { readonly moduleId: ModId; readonly title: MessageDescriptor; readonly text: MessageDescriptor }>
> = {
  DEPOSIT: {
    moduleId: "RGDEP3",
    title: msg`Deposit limit`,
    text: msg`The most that you can pay in, before fees.`,
  },
  LOSS: {
    moduleId: "RGLOSS3",
    title: msg`Loss limit`,
    text: msg`The most that you can lose: your stakes less your wins.`,
  },
  WAGER: {
    moduleId: "RGWAGER3",
    title: msg`Wager limit`,
    text: msg`The most that you can stake, whatever you win.`,
  },
  SESSION: {
    moduleId: "RGSESS3",
    title: msg`Session time`,
    text: msg`Games close after this time. You can play again after a break of 30 minutes.`,
  },
};

/** The time over which a limit counts. */
export const periodTexts: Readonly<Record<LimitPeriod, MessageDescriptor>> = {
  DAY: msg`24 hours`,
  WEEK: msg`7 days`,
  MONTH: msg`1 month (31 days)`,
  SESSION: msg`one session`,
};

/** The periods of a kind, in the order in which they are offered. */
export const toPeriods = (kind: LimitKind): readonly LimitPeriod[] =>
  kind === "SESSION" ? ["SESSION"] : ["DAY", "WEEK", "MONTH"];

/** Says whether a text is the name of a period. */
export const isPeriod = (text: string | null): text is LimitPeriod => text !== null && Object.hasOwn(periodTexts, text);
