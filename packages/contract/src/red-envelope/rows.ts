import { row, type SchemaRow } from "../SchemaRow.ts";
import { Nothing } from "../shapes.ts";
import { claimRedEnvelope, listRedEnvelopes } from "./endpoints.ts";
import { ClaimEnvelopeSchema, RedEnvelopeListSchema } from "./schemas.ts";

/** Calls of domain `red-envelope`. */
export const redEnvelopeRows: readonly SchemaRow[] = [
  row(listRedEnvelopes, Nothing, RedEnvelopeListSchema),
  row(claimRedEnvelope, ClaimEnvelopeSchema, RedEnvelopeListSchema, [
    "envelope.not.open",
    "envelope.empty",
    "envelope.claimed",
    "rg.timeout",
    "rg.self.excluded",
  ]),
];
