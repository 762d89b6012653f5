import { chmodSync, rmSync } from "node:fs";
import fastify from "fastify";
import { Type } from "typebox";
import { Value } from "typebox/value";
import type { Services } from "../Services.ts";
import { applySwitch } from "./applySwitch.ts";
import { listAudit } from "./listAudit.ts";
import { serveBrands } from "./serveBrands.ts";
import { listSecurity, SecurityRequestSchema } from "./listSecurity.ts";
import { SwitchError, SwitchSchema } from "./Switch.ts";
import { toSocketPath } from "./toSocketPath.ts";

const RequestSchema = Type.Object({ actor: Type.String({ minLength: 1, maxLength: 100 }), wanted: SwitchSchema });

const AuditRequestSchema = Type.Object({ merchant: Type.String({ minLength: 1, maxLength: 100 }) });

/**
 * Listens for switches on a socket in the data folder: who may enter the folder may switch, nobody else, and nothing of
 * it is on the network. The embedded database has one opener, so the running gateway itself makes the switch.
 *
 * @returns a function that stops listening.
 */
export async function serveOperator(services: Services): Promise<() => Promise<void>> {
  const { config, db, directory, log, nameKey } = services;
  const path = toSocketPath(config.data);
  const http = fastify();
  serveBrands(http, services);
  http.post("/switch", async (request, reply) => {
    if (!Value.Check(RequestSchema, request.body)) return reply.code(400).send({ error: "not a switch" });
    const { actor, wanted } = request.body;
    try {
      const changed = await applySwitch(db, wanted, actor);
      await directory.refresh();
      log.info({ actor, ...wanted }, "switched");
      return { ...changed };
    } catch (error) {
      if (error instanceof SwitchError) return reply.code(404).send({ error: error.message });
      throw error;
    }
  });
  http.post("/audit", async (request, reply) => {
    if (!Value.Check(AuditRequestSchema, request.body)) return reply.code(400).send({ error: "names no merchant" });
    return listAudit(db, request.body.merchant);
  });
  http.post("/security", async (request, reply) => {
    if (!Value.Check(SecurityRequestSchema, request.body)) return reply.code(400).send({ error: "names no merchant" });
    try {
      return await listSecurity(db, nameKey, request.body);
    } catch (error) {
      if (error instanceof SwitchError) return reply.code(404).send({ error: error.message });
      throw error;
    }
  });
  rmSync(path, { force: true });
  await http.listen({ path });
  chmodSync(path, 0o600);
  return () => http.close();
}
