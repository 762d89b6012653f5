import { type ContractSide, toRateText } from "@marquee/contract";
import type { MessageValues } from "../../messages/MessageTemplate.ts";
import { publishEvent } from "../../events/publishEvent.ts";
import type { Db } from "../../db/Db.ts";
import type { Tenant } from "../../tenants/Tenant.ts";
import { answerDays, type NamedContract } from "./contractStore.ts";
import type { Services } from "./services.ts";

/** The messages about contracts. */
type ContractMessage =
  | "contract.asked"
  | "contract.accepted"
  | "contract.rejected"
  | "contract.cancelled"
  | "contract.expired"
  | "contract.ended";

/** What a message tells: what was asked, or how a contract ended. */
export type ContractMatter = "new" | "change" | "end" | "auto" | "once";

/** What is told of a contract to one of its sides: to which one, and the highest rate of the terms in question. */
export interface Told {
  readonly to: ContractSide;
  readonly template: ContractMessage;
  readonly matter: ContractMatter;
  readonly rate: number;
}

/** Tells a side of a contract what has happened, in its transaction: by a message in its inbox, and to its open pages. The house is told nothing. */
export async function tellContract(
  tx: Db,
  { messages }: Pick<Services, "messages">,
  { id: tenantId, name: site }: Pick<Tenant, "id" | "name">,
  contract: NamedContract,
  { to, template, matter, rate }: Told,
): Promise<void> {
  const memberId = to === "DOWNLINE" ? contract.member_id : contract.upline_id;
  if (memberId === null) return;
  const account = to === "DOWNLINE" ? (contract.upline ?? site) : contract.downline;
  const kind = contract.kind.toLowerCase();
  const values: MessageValues = { site, account, kind, matter, rate: toRateText(rate), days: String(answerDays) };
  await messages.tell(tx, { tenantId, memberId, template, values });
  await publishEvent(tx, { tenantId, memberId, kind: "contract" });
}
