import type { Call } from "../../http/Call.ts";
import type { NameKey } from "../../authentication/createNameKey.ts";
import { toNetwork } from "../../authentication/login/toNetwork.ts";
import type { Member } from "./memberStore.ts";

/** The stored form of the network from which a member logs in. */
export function toNetworkKey(nameKey: NameKey, { location }: Call, { tenant_id: tenantId, id }: Member): string {
  return nameKey(tenantId, `network ${id} ${toNetwork(location.ip)}`);
}
