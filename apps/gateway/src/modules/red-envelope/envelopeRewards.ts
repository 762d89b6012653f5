import { requireSession } from "../../http/Call.ts";
import type { RewardSource } from "../../rewards/RewardSource.ts";
import { claimEnvelope } from "./claimEnvelope.ts";
import { readEnvelopes } from "./readEnvelopes.ts";

/** Red envelopes that are open, as the reward centre has them. */
export const envelopeRewards: RewardSource = {
  source: "RED_ENVELOPE",
  moduleId: "REDENV3",
  list: async (services, call) =>
    (await readEnvelopes(services, call)).list
      .filter(({ phase, own }) => phase === "OPEN" && own === null)
      .map(({ id, names, least, most, factor, closesAt: endsAt }) => ({
        id,
        version: null,
        names,
        asset: "CASH",
        least,
        most,
        factor,
        bonus: null,
        endsAt,
      })),
  pay: async (tx, { call }, { id }) => ({
    asset: "CASH",
    amount: await claimEnvelope(tx, call.tenant, requireSession(call), id),
  }),
};
