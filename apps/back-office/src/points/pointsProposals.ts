import { msg } from "@lingui/core/macro";
import { readText } from "../forms/readData.ts";
import type { ProposalText } from "../frame/DeskModule.ts";

/** Proposals about points in words. */
export const pointsProposals: readonly ProposalText[] = [
  {
    kind: "points.settings",
    name: msg`Give more for points`,
    toText: ({ currency }, i18n) => (typeof currency === "string" ? currency : i18n._(msg`Points`)),
  },
  {
    kind: "points.reward",
    name: msg`Offer much money for points`,
    toText: ({ pointsRequired }, i18n) => i18n._(msg`For ${String(pointsRequired)} points`),
  },
  {
    kind: "points.correct",
    name: msg`Correct points`,
    toText: ({ points }, i18n) => i18n.number(Number(points), { signDisplay: "always" }),
    toPath: (data) => (readText(data, "memberId") === "" ? undefined : `members/${readText(data, "memberId")}`),
  },
];
