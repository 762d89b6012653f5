import { msg } from "@lingui/core/macro";
import type { DeskModule } from "../frame/DeskModule.ts";
import { turnoverProposals } from "./turnoverProposals.ts";

/** Turnover requirements of members. */
export const turnoverDesk: DeskModule = {
  domain: "turnover",
  place: 45,
  pages: [],
  memberParts: [
    {
      key: "turnover",
      label: msg`Turnover`,
      place: 40,
      permission: "balances.read",
      load: () => import("./TurnoverPart.tsx").then((file) => ({ default: file.TurnoverPart })),
    },
  ],
  proposals: turnoverProposals,
};
