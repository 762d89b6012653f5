import { Nothing } from "../shapes.ts";
import { staffRow, type StaffRow } from "../staff/StaffRow.ts";
import * as endpoint from "./staffEndpoints.ts";
import * as schema from "./staffSchemas.ts";

/** Red envelopes in the back office. */
export const redEnvelopeStaffRows: readonly StaffRow[] = [
  staffRow(endpoint.listStaffEnvelopes, Nothing, schema.StaffEnvelopeListSchema),
  staffRow(endpoint.makeRedEnvelope, schema.MakeEnvelopeSchema, schema.MadeEnvelopeSchema, [
    "fields",
    "state.changed",
    "envelope.forbidden",
    "envelope.limit",
  ]),
  staffRow(endpoint.stopRedEnvelope, schema.StopEnvelopeSchema, Nothing, ["state.changed"]),
];
