import { row, type SchemaRow } from "../SchemaRow.ts";
import { getTeamTransfers, transferDown, transferDownAll, transferUp } from "./teamTransferEndpoints.ts";
import {
  SentTransfersSchema,
  TeamTransferRequestSchema,
  TeamTransferSchema,
  TeamTransfersDownSchema,
  TeamTransfersRequestSchema,
  TeamTransfersSchema,
  UplineTransferRequestSchema,
} from "./schemas.ts";

const codes = [
  "account.frozen",
  "account.closed",
  "fields",
  "wallet.insufficient",
  "turnover.required",
  "withdraw.bonus",
  "terms.not.accepted",
  "rg.timeout",
  "rg.self.excluded",
  "agent.transfer.min",
  "agent.transfer.max",
  "agent.transfer.daily",
  "agent.transfer.count",
  "agent.transfer.waiting",
  "agent.transfer.receiver",
  "payment.password.unset",
  "payment.password.invalid",
  "payment.password.locked",
  "payment.password.required",
] as const;

/** Calls of domain `agent-transfer` about money that moves along the tree. */
export const agentTransferRows: readonly SchemaRow[] = [
  row(getTeamTransfers, TeamTransfersRequestSchema, TeamTransfersSchema),
  row(transferUp, UplineTransferRequestSchema, TeamTransferSchema, codes),
  row(transferDown, TeamTransferRequestSchema, TeamTransferSchema, ["permission.denied", ...codes]),
  row(transferDownAll, TeamTransfersDownSchema, SentTransfersSchema, ["permission.denied", ...codes]),
];
