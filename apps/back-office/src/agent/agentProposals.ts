import { msg, plural } from "@lingui/core/macro";
import { readText } from "../forms/readData.ts";
import type { ProposalText } from "../frame/DeskModule.ts";

/** Proposals about the tree of agents in words. */
export const agentProposals: readonly ProposalText[] = [
  {
    kind: "agent.move",
    name: msg`Move an account in the tree of agents`,
    toText: (data, i18n) => {
      const toName = (name: string): string => (name === "" ? i18n._(msg`the house`) : name);
      const [from, to] = [toName(readText(data, "from")), toName(readText(data, "to"))];
      const accounts = Number(data["accounts"] ?? 1);
      const count = i18n._(msg`${plural(accounts, { one: "# account", other: "# accounts" })}`);
      return `${from} → ${to}, ${count}`;
    },
    toPath: (data) => {
      const memberId = readText(data, "memberId");
      return memberId === "" ? undefined : `agents/${memberId}`;
    },
  },
  { kind: "agent.settings", name: msg`Ease the rules for agents`, toText: () => "", toPath: () => "agent-rules" },
];
