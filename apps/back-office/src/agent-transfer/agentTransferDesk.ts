import { msg } from "@lingui/core/macro";
import { ArrowLeftRightIcon } from "lucide-react";
import { readText } from "../forms/readData.ts";
import type { DeskModule } from "../frame/DeskModule.ts";

/** Limits of transfers along the tree of agents. */
export const agentTransferDesk: DeskModule = {
  domain: "agent-transfer",
  place: 46,
  pages: [
    {
      path: "agent-transfers",
      title: msg`Transfers of agents`,
      icon: ArrowLeftRightIcon,
      group: "control",
      permission: "balances.read",
      letter: "t",
      load: () =>
        import("./TransferSettingsPage.tsx").then(({ TransferSettingsPage }) => ({ Page: TransferSettingsPage })),
    },
  ],
  proposals: [
    {
      kind: "agent.transfer.settings",
      name: msg`Allow agents larger transfers`,
      toText: (data) => readText(data, "currency"),
    },
  ],
};
