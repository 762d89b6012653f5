import type { FastifyInstance } from "fastify";
import { checkBrand, checkDemo } from "@marquee/whitelabel/brand";
import { type Static, type TSchema, Type } from "typebox";
import { Value } from "typebox/value";
import { openDemo } from "../demo/openDemo.ts";
import type { SomeServices } from "../Services.ts";
import { applyBrand, BrandRefusal } from "../tenants/applyBrand.ts";
import { findApplied } from "../tenants/tenantStore.ts";
import { createSettler } from "./createSettler.ts";
import {
  BrandLifeError,
  type LifeStep,
  renameBrand,
  restoreMerchant,
  retireMerchant,
} from "../tenants/retireMerchant.ts";

const RequestSchema = Type.Object({
  actor: Type.String({ minLength: 1, maxLength: 100 }),
  brand: Type.Unknown(),
  /** The brand's demo.json, where it has one. */
  demo: Type.Optional(Type.Unknown()),
  isDry: Type.Boolean(),
  isRollback: Type.Optional(Type.Boolean()),
  /** The release that is about to go live, and how long that may take in milliseconds: then the merchant follows what is live. */
  awaited: Type.Optional(
    Type.Object({
      release: Type.Integer({ minimum: 1 }),
      milliseconds: Type.Integer({ minimum: 1, maximum: 600_000 }),
    }),
  ),
});

const Id = Type.String({ pattern: "^[a-z][a-z0-9-]{1,30}$" });
const Actor = RequestSchema.properties.actor;
const RetireSchema = Type.Object({
  actor: Actor,
  brand: Id,
  redirect: Type.Optional(Type.String({ pattern: "^https?://[^\\s]+$", maxLength: 500 })),
});
const RestoreSchema = Type.Object({ actor: Actor, brand: Id });
const RenameSchema = Type.Object({ actor: Actor, from: Id, to: Id });

/**
 * The operator socket's calls about brands: `POST /brand` plans or applies a brand's data to its merchant;
 * `/retire`, `/restore` and `/rename` do what their names say and are idempotent.
 */
export function serveBrands(
  http: FastifyInstance,
  {
    config,
    db,
    tenantRegistry,
    log,
    passwords,
  }: SomeServices<"config" | "db" | "tenantRegistry" | "log" | "passwords">,
): void {
  function serve<Schema extends TSchema>(
    name: string,
    schema: Schema,
    step: (asked: Static<Schema>) => Promise<LifeStep>,
  ): void {
    http.post(name, async (request, reply) => {
      const asked: unknown = request.body;
      if (!Value.Check(schema, asked)) return reply.code(400).send({ error: `not what ${name} takes` });
      try {
        const done = await step(asked);
        await tenantRegistry.refresh();
        log.info({ name, asked, ...done }, "brand");
        return done;
      } catch (error) {
        if (error instanceof BrandLifeError) return reply.code(409).send({ error: error.message });
        throw error;
      }
    });
  }

  const settler = createSettler({ config, db, tenantRegistry, log, passwords });
  http.addHook("onClose", async () => settler.stop());
  serve("/retire", RetireSchema, ({ brand, redirect, actor }) => retireMerchant(db, brand, redirect, actor));
  serve("/restore", RestoreSchema, ({ brand, actor }) => restoreMerchant(db, brand, actor));
  serve("/rename", RenameSchema, ({ from, to, actor }) => renameBrand(db, from, to, actor));
  http.post("/brand", async (request, reply) => {
    if (!Value.Check(RequestSchema, request.body)) return reply.code(400).send({ error: "not a brand" });
    const { actor, isDry, isRollback = false, awaited } = request.body;
    const { brand, faults } = checkBrand("brand.json", request.body.brand);
    const { demo, faults: demoFaults } = checkDemo("demo.json", request.body.demo ?? { modules: {} });
    if (brand === undefined || demo === undefined)
      return reply.code(400).send({ error: "the brand is not sound", faults: [...faults, ...demoFaults] });
    try {
      if (!isDry && awaited !== undefined) {
        // Before it is applied: a gateway that dies in between follows what is live when it starts.
        const said = await findApplied(db, brand.id);
        settler.await(brand.id, { release: awaited.release, said }, awaited.milliseconds);
      }
      const answer = await applyBrand(
        db,
        { brand, demo },
        { actor, isDry, isRollback, demo: openDemo(config.demo, { passwords }) },
      );
      if (isDry) return answer;
      await tenantRegistry.refresh();
      log.info({ actor, brand: brand.id, lines: answer.plan.lines.length }, "brand applied");
      return answer;
    } catch (error) {
      if (error instanceof BrandRefusal) return reply.code(409).send({ plan: error.plan, isNew: false });
      throw error;
    }
  });
}
