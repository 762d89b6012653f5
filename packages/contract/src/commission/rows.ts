import { row, type SchemaRow } from "../SchemaRow.ts";
import * as endpoint from "./endpoints.ts";
import * as bill from "./billEndpoints.ts";
import * as billSchema from "./billSchemas.ts";
import * as schema from "./schemas.ts";

const denied = ["permission.denied", "trial.not.allowed"] as const;
const acts = [
  ...denied,
  "fields",
  "contract.rate.too.high",
  "contract.terms.invalid",
  "contract.target.not.direct",
  "contract.pending",
  "contract.state",
  "contract.changed",
] as const;

const { KindContractsRequestSchema, KindContractsSchema, ProcessContractRequestSchema, ProcessedContractSchema } =
  schema;

/** Calls of domain `commission`. */
export const commissionRows: readonly SchemaRow[] = [
  row(endpoint.listDividendContracts, KindContractsRequestSchema, KindContractsSchema, denied),
  row(endpoint.processDividendContract, ProcessContractRequestSchema, ProcessedContractSchema, acts),
  row(endpoint.listDailyContracts, KindContractsRequestSchema, KindContractsSchema, denied),
  row(endpoint.processDailyContract, ProcessContractRequestSchema, ProcessedContractSchema, acts),
  row(endpoint.listHourlyContracts, KindContractsRequestSchema, KindContractsSchema, denied),
  row(endpoint.processHourlyContract, ProcessContractRequestSchema, ProcessedContractSchema, acts),
  row(endpoint.listRealTimeContracts, KindContractsRequestSchema, KindContractsSchema, denied),
  row(endpoint.processRealTimeContract, ProcessContractRequestSchema, ProcessedContractSchema, acts),
  row(endpoint.listAgentContracts, schema.AgentContractsRequestSchema, schema.AgentContractsSchema, denied),
  row(endpoint.listContractEnds, schema.ContractEndsRequestSchema, schema.ContractEndsSchema, [
    ...denied,
    "contract.rate.too.high",
    "contract.state",
  ]),
  row(endpoint.listContractPartners, schema.ContractPartnersRequestSchema, schema.ContractPartnersSchema, denied),
  row(bill.listAgentBills, billSchema.AgentBillsRequestSchema, billSchema.AgentBillsSchema, [...denied, "fields"]),
  row(bill.getAgentBill, billSchema.AgentBillRequestSchema, billSchema.AgentBillSchema, denied),
  row(bill.getIncome, billSchema.IncomeRequestSchema, billSchema.IncomeSchema, [...denied, "fields"]),
  row(bill.simulateContract, billSchema.SimulationRequestSchema, billSchema.SimulationSchema, [
    ...denied,
    "contract.rate.too.high",
    "contract.terms.invalid",
    "contract.target.not.direct",
  ]),
];
