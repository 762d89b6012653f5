import { chmodSync, rmSync } from "node:fs";
import Fastify from "fastify";
import { Type } from "typebox";
import { Check } from "typebox/value";
import type { House } from "../House.ts";
import { DisputeError, disputeActions, listDisputes, resolveDispute } from "../rounds/resolveDispute.ts";
import { faultNames, type FaultSwitch } from "../transfer-wallet/faults.ts";

const resolutionSchema = Type.Object({
  roundId: Type.String({ minLength: 1, maxLength: 64 }),
  action: Type.Enum(disputeActions),
  actor: Type.String({ minLength: 1, maxLength: 100 }),
  why: Type.String({ minLength: 1, maxLength: 1_000, pattern: "^[^\\u0000]*\\S[^\\u0000]*$" }),
});

const faultSchema = Type.Object({ name: Type.Enum(faultNames) });

/**
 * Listens for the operator on a socket beside the data: who may enter the folder may resolve disputes
 * and have calls of transfers go wrong, nobody else. The
 * embedded database has one opener, so the running house itself does it.
 * @returns a function that stops listening
 */
export async function serveOperator(
  house: House,
  path: string,
  faults: FaultSwitch = { name: "none" },
): Promise<() => Promise<void>> {
  const http = Fastify();
  http.post("/disputes", async () => listDisputes(house));
  http.post("/resolve", async (request, reply) => {
    if (!Check(resolutionSchema, request.body))
      return reply.code(400).send({ error: "a resolution names a round, an action and a reason" });
    try {
      const { id, status } = await resolveDispute(house, request.body);
      house.report(
        { roundId: id, to: status, actor: request.body.actor, why: request.body.why },
        "a dispute was resolved",
      );
      return { roundId: id, status };
    } catch (error) {
      if (error instanceof DisputeError) return reply.code(409).send({ error: error.message });
      throw error;
    }
  });
  http.post("/faults", async (request, reply) => {
    if (!Check(faultSchema, request.body)) return reply.code(400).send({ error: "a fault is one of the known names" });
    faults.name = request.body.name;
    return request.body;
  });
  rmSync(path, { force: true });
  await http.listen({ path });
  chmodSync(path, 0o600);
  return () => http.close();
}
