export { FailureSchema, toSuccessSchema } from "./envelope.schema.ts";
export { Decimal } from "./shapes.schema.ts";
export { type SchemaRow, rows } from "./rows.ts";
export { WhitelabelNodeSchema } from "./system.schema.ts";
export {
  type ProviderAnswer,
  type ProviderRequest,
  type ProviderSession,
  type ProviderTransaction,
  providerSchemas,
} from "./provider.schema.ts";
