import type { Static, TSchema } from "typebox";
import { Value } from "typebox/value";
import type { ProposalData } from "./ProposalKind.ts";

/**
 * The request that a proposal stored. It may have been made before a release that added fields to it: `added` has them, with the values of
 * which everything was before. @throws ParseError for what is no such request
 */
export const parseProposed = <Schema extends TSchema>(
  schema: Schema,
  data: ProposalData,
  added: Partial<Static<Schema>>,
): Static<Schema> => Value.Parse(schema, { ...added, ...data });
