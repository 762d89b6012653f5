export { FailureSchema, toSuccessSchema } from "./envelope.schema.ts";
export { gameRoundStates, storedGameRoundStates } from "./gameRoundStates.ts";
export { houseRoundStates } from "./houseRoundStates.ts";
export { Decimal } from "./shapes.schema.ts";
export { type SchemaRow, rows } from "./rows.ts";
export { WhitelabelNodeSchema } from "./system.schema.ts";
export {
  type ProviderAnswer,
  type ProviderRequest,
  type ProviderGame,
  type ProviderSession,
  type ProviderTransaction,
  providerSchemas,
} from "./provider.schema.ts";
export { canTransition, checkTransitions, transition, transitionTable, TransitionTableError, type TransitionTable } from "./transition.ts";
