import { type Static, Type } from "typebox";
import { Millis, text } from "../shapes.ts";
import { Cursor, Reason, Uuid } from "../staff/schemas.ts";
import { contractKinds } from "./contractKinds.ts";
import { AgentContractSchema, DraftTermsSchema } from "./schemas.ts";
import { contractActions, contractStates } from "./states.ts";

/** Which contracts staff see: the house's own with agents at the top of the tree, or everybody's. */
export const staffContractLists = ["HOUSE", "ALL"] as const;

export const ListStaffContractsSchema = Type.Object({
  list: Type.Enum(staffContractLists),
  kind: Type.Optional(Type.Enum(contractKinds)),
  state: Type.Optional(Type.Enum(contractStates.states)),
  /** The whole name of an account on either side. */
  account: Type.Optional(text(50)),
  cursor: Type.Optional(Cursor),
});

/** POST /staff/contracts/list. */
export type ListStaffContracts = Static<typeof ListStaffContractsSchema>;

/** What the house does: as an upline, or to a contract of anybody, which it ends at once. */
export const houseActions = [...contractActions, "END"] as const;

/** One of {@link houseActions}. */
export type HouseAction = (typeof houseActions)[number];

export const StaffContractSchema = Type.Object({
  ...AgentContractSchema.properties,
  /** What the house may do now. */
  actions: Type.Array(Type.Enum(houseActions)),
});

/** A contract as staff see it: on the side of the upline, which is the house where `uplineId` is null. */
export type StaffContract = Static<typeof StaffContractSchema>;

export const StaffContractPageSchema = Type.Object({
  items: Type.Array(StaffContractSchema),
  next: Type.Union([Type.String(), Type.Null()]),
});

/** Contracts, newest first. */
export type StaffContractPage = Static<typeof StaffContractPageSchema>;

const ContractId = Type.String({ pattern: "^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$" });

export const AskStaffContractSchema = Type.Object({ contractId: ContractId });

/** GET /staff/contract. */
export type AskStaffContract = Static<typeof AskStaffContractSchema>;

export const StaffContractSheetSchema = Type.Object({
  contract: StaffContractSchema,
  steps: Type.Array(
    Type.Object({
      event: Type.String(),
      state: Type.Enum(contractStates.states),
      actor: Type.Enum(["UPLINE", "DOWNLINE", "HOUSE", "PLATFORM"]),
      at: Millis,
    }),
  ),
  /** How many contracts below would end with it now. */
  ends: Type.Integer({ minimum: 0 }),
});

/** Everything about one contract. */
export type StaffContractSheet = Static<typeof StaffContractSheetSchema>;

export const ProposeContractActSchema = Type.Object({
  /** Of the proposal; made by the page. */
  id: Uuid,
  kind: Type.Enum(contractKinds),
  action: Type.Enum(houseActions),
  /** Not for a new request. */
  contractId: Type.Optional(ContractId),
  /** The version that the page had; with `contractId`. */
  version: Type.Optional(Type.Integer({ minimum: 1, maximum: 2_147_483_647 })),
  /** The agent at the top of the tree to whom a new contract is offered. */
  account: Type.Optional(text(50)),
  /** Of a request. */
  terms: Type.Optional(DraftTermsSchema),
  reason: Reason,
});

/** POST /staff/contract/act. */
export type ProposeContractAct = Static<typeof ProposeContractActSchema>;
