import { Type } from "typebox";
import { Value } from "typebox/value";
import type { ProposalKind } from "../staff/ProposalKind.ts";
import { lockMerchants } from "../tenants/tenantStore.ts";
import { switchMerchant } from "./applySwitch.ts";
import { requireVersion } from "../switches/requireVersion.ts";
import { SwitchSchema } from "../switches/Switch.ts";
import { toSwitchRefusal } from "../switches/toSwitchRefusal.ts";

const Data = Type.Object({ version: Type.Integer(), switches: Type.Array(SwitchSchema) });

/** Switches that take two people; refused with `version.conflict` where others have changed the merchant's since they were proposed. */
export const switchesKind: ProposalKind = {
  kind: "switches.set",
  permission: "switches.change",
  apply: async (tx, _services, call, { data, reason, proposedBy }) => {
    const { version, switches } = Value.Parse(Data, data);
    const { tenant, session, location } = call;
    const by = { actor: session.person.email, address: location.ip, reason: `${proposedBy}: ${reason}` };
    await lockMerchants(tx);
    await requireVersion(tx, tenant.id, version).catch(toSwitchRefusal);
    for (const wanted of switches) await switchMerchant(tx, tenant.id, wanted, by).catch(toSwitchRefusal);
  },
};
