import type { EraseMember } from "./authentication/EraseMember.ts";
import { eraseSignIns } from "./authentication/eraseSignInsStore.ts";
import { eraseTable } from "./authentication/eraseTableStore.ts";
import type { GatewayModule } from "./GatewayModule.ts";
import { eraseMessages } from "./messages/eraseMessagesStore.ts";

/** What a deletion of a member does in every part of a gateway with these modules: what manifests call removed goes by itself. */
export const listErasures = (modules: readonly GatewayModule[]): readonly EraseMember[] => [
  ...modules.flatMap(({ memberTables = [] }) =>
    memberTables.filter(({ erasure }) => erasure === "removed").map(eraseTable),
  ),
  ...modules.flatMap(({ erase }) => erase ?? []),
  eraseSignIns,
  eraseMessages,
];
