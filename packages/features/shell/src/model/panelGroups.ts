import { msg } from "@lingui/core/macro";
import type { PanelGroup } from "@marquee/runtime";

/** The headings of the member centre, in the order of the specification's menu (§2); one without panels does not show. */
export const panelGroups: readonly PanelGroup[] = [
  { id: "account", centre: "member", order: 10, label: msg`My account` },
  { id: "wallet", centre: "member", order: 20, label: msg`Wallet` },
  { id: "records", centre: "member", order: 30, label: msg`Records` },
  { id: "protection", centre: "member", order: 15, label: msg`Safer play` },
  { id: "rewards", centre: "member", order: 40, label: msg`Rewards` },
  { id: "messages", centre: "member", order: 50, label: msg`Messages` },
];
