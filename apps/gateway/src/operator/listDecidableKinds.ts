import type { GatewayModule } from "../GatewayModule.ts";
import type { AllServices } from "../Services.ts";
import type { DecidableKind } from "../staff/ProposalKind.ts";
import { switchesKind } from "./switchesKind.ts";

/** Every kind of act that takes two people, with what it takes of the gateway. */
export const listDecidableKinds = (
  modules: readonly GatewayModule[],
  services: AllServices,
): readonly DecidableKind[] =>
  [...modules.flatMap(({ proposalKinds = [] }) => proposalKinds), switchesKind].map(({ kind, permission, apply }) => ({
    kind,
    permission,
    apply: (tx, call, proposal) => apply(tx, services, call, proposal),
  }));
