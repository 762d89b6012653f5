import { chmodSync, mkdirSync, rmSync } from "node:fs";
import { dirname } from "node:path";
import { errorStatus } from "@marquee/contract";
import fastify from "fastify";
import { LocalTimeSchema } from "@marquee/contract/schema";
import { type Static, type TSchema, Type } from "typebox";
import { Value } from "typebox/value";
import type { App } from "../app.ts";
import {
  AccountRequestSchema,
  DefaultPasswordRequestSchema,
  givePassword,
  makeLoginAddress,
  setDefaultPassword,
} from "./accounts.ts";
import { applySwitch, applySwitches } from "./applySwitch.ts";
import { cancelPlannedChange } from "../switches/cancelPlannedChange.ts";
import { diffMerchants, EffectRequestSchema, getSwitchEffect } from "../switches/compareSwitches.ts";
import { listAudit } from "./listAudit.ts";
import { answerHold, answerIdentity, HoldRequestSchema, IdentityRequestSchema } from "./identityRequests.ts";
import { listJobLines, sendJob } from "./listJobLines.ts";
import { toSwitchError } from "./toSwitchError.ts";
import { importBreached } from "../authentication/password-lists/importBreached.ts";
import { listMessages, MessagesRequestSchema } from "./listMessages.ts";
import { listSecurity, SecurityRequestSchema } from "./listSecurity.ts";
import { BlockRequestSchema, listBlocks, listDuplicates, setBlock } from "./registrations.ts";
import { listPlannedChanges, listSwitches } from "../switches/listSwitches.ts";
import { planChange } from "./planChange.ts";
import { BillRequestSchema, replayOneBill } from "./replayOneBill.ts";
import { serveBrands } from "./serveBrands.ts";
import { inviteStaff, StaffRequestSchema } from "./inviteStaff.ts";
import { StaleSwitchError, SwitchError, SwitchSchema } from "../switches/Switch.ts";
import { toSocketPath } from "./toSocketPath.ts";

const Text = Type.String({ minLength: 1, maxLength: 100 });

/** The version of the merchant's switches that the operator has seen. */
const Version = Type.Integer({ minimum: 0 });

const SwitchRequestSchema = Type.Object({ actor: Text, wanted: SwitchSchema, version: Type.Optional(Version) });

const PlanRequestSchema = Type.Object({
  actor: Text,
  wanted: SwitchSchema,
  at: LocalTimeSchema,
  version: Type.Optional(Version),
});

const SwitchesRequestSchema = Type.Object({
  actor: Text,
  wanted: Type.Object({ subject: Text, state: Type.Union([Type.Literal("on"), Type.Literal("off")]) }),
  where: Type.Optional(Text),
});

const AuditRequestSchema = Type.Object({ merchant: Text });

const CancelRequestSchema = Type.Object({ actor: Text, merchant: Text, id: Text });

const DiffRequestSchema = Type.Object({ merchant: Text, other: Text });

/**
 * Listens for the operator on a socket in the data folder: only users who may enter the folder can connect, and nothing of
 * it is on the network. Only one process can open the embedded database, so the running gateway itself applies the switch.
 *
 * @returns a function that stops listening.
 */
export async function serveOperator({ services, jobs }: Pick<App, "services" | "jobs">): Promise<() => Promise<void>> {
  const { config, db, tenantRegistry, log, nameKey } = services;
  const path = toSocketPath(config.data);
  const http = fastify();

  function serve<Schema extends TSchema>(
    name: string,
    schema: Schema,
    handle: (request: Static<Schema>) => Promise<unknown>,
  ): void {
    http.post(name, async (request, reply) => {
      if (!Value.Check(schema, request.body)) return reply.code(400).send({ error: `not what ${name} takes` });
      try {
        return await handle(request.body);
      } catch (error) {
        if (error instanceof StaleSwitchError)
          return reply
            .code(errorStatus[error.code])
            .send({ error: error.message, code: error.code, version: error.version, changes: error.changes });
        if (error instanceof SwitchError) return reply.code(404).send({ error: error.message });
        throw error;
      }
    });
  }

  serve("/switch", SwitchRequestSchema, async ({ actor, wanted, version }) => {
    const changed = await applySwitch(db, wanted, actor, version);
    await tenantRegistry.refresh();
    log.info({ actor, ...wanted }, "switched");
    return { ...changed };
  });
  serve("/switches", SwitchesRequestSchema, async ({ actor, wanted, where }) => {
    const changed = await applySwitches(db, wanted, where, actor);
    await tenantRegistry.refresh();
    log.info({ actor, ...wanted, merchants: Object.keys(changed) }, "switched");
    return changed;
  });
  serve("/plan", PlanRequestSchema, async ({ actor, wanted, at, version }) => {
    const planned = await planChange(db, wanted, at, actor, version);
    log.info({ actor, ...wanted, ...planned }, "a change was planned");
    return planned;
  });
  serve("/planned", AuditRequestSchema, ({ merchant }) => listPlannedChanges(db, merchant));
  serve("/planned/cancel", CancelRequestSchema, async ({ actor, merchant, id }) => {
    await cancelPlannedChange(db, merchant, id, actor);
    log.info({ actor, merchant, id }, "a planned change was cancelled");
    return { id };
  });
  serve("/nodes", AuditRequestSchema, ({ merchant }) => listSwitches(db, merchant));
  serve("/nodes/effect", EffectRequestSchema, (asked) => getSwitchEffect(db, asked));
  serve("/nodes/diff", DiffRequestSchema, ({ merchant, other }) => diffMerchants(db, merchant, other));
  serve("/audit", AuditRequestSchema, ({ merchant }) => listAudit(db, merchant));
  serve("/security", SecurityRequestSchema, (wanted) => listSecurity(db, nameKey, wanted));
  serve("/block", BlockRequestSchema, async (wanted) => {
    const changed = await setBlock(db, wanted);
    log.info({ actor: wanted.actor, rule: changed.rule, state: wanted.state }, "a registration list was changed");
    return changed;
  });
  serve("/blocks", AuditRequestSchema, ({ merchant }) => listBlocks(db, merchant));
  serve("/duplicates", AuditRequestSchema, ({ merchant }) => listDuplicates(db, merchant));
  serve("/jobs", Type.Object({}), () => listJobLines(db, jobs));
  serve("/jobs/run", Type.Object({ name: Text }), async ({ name }) => {
    await sendJob(jobs, name);
    log.info({ job: name }, "a job was sent by hand");
    return { name };
  });
  serve("/password", AccountRequestSchema, async (wanted) => givePassword(db, services.passwords, wanted));
  serve("/password/default", DefaultPasswordRequestSchema, async (wanted) => {
    const changed = await setDefaultPassword(db, wanted);
    await tenantRegistry.refresh();
    return changed;
  });
  serve("/login-address", AccountRequestSchema, async (wanted) => makeLoginAddress(db, wanted));
  serve("/breached", Type.Object({ file: Type.String({ minLength: 1, maxLength: 4_096 }) }), async ({ file }) => {
    const hashes = await importBreached(db, file).catch(toSwitchError);
    log.info({ hashes }, "stolen passwords were imported");
    return { hashes };
  });
  serve("/messages", MessagesRequestSchema, async (wanted) => listMessages(services, wanted));
  serve("/bill", BillRequestSchema, (wanted) => replayOneBill(services, wanted));
  serve("/kyc", IdentityRequestSchema, (asked) => answerIdentity(services, asked));
  serve("/hold", HoldRequestSchema, (asked) => answerHold(services, asked));
  serve("/staff", StaffRequestSchema, (asked) => inviteStaff(services, asked));
  serveBrands(http, services);
  // A gateway of a database server has nothing else in its data folder, which may be missing.
  mkdirSync(dirname(path), { recursive: true });
  rmSync(path, { force: true });
  await http.listen({ path });
  chmodSync(path, 0o600);
  return () => http.close();
}
