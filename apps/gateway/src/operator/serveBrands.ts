import type { FastifyInstance } from "fastify";
import { checkBrand } from "@marquee/whitelabel/brand";
import { Type } from "typebox";
import { Value } from "typebox/value";
import { isTree } from "../seed/readBrands.ts";
import type { Services } from "../Services.ts";
import { applyBrand, BrandRefusedError } from "../tenants/applyBrand.ts";

const RequestSchema = Type.Object({
  actor: Type.String({ minLength: 1, maxLength: 100 }),
  brand: Type.Unknown(),
  tree: Type.Unknown(),
  isDry: Type.Boolean(),
});

/** `POST /brand` of the operator's door: plans what a merchant becomes by its brand's data, or makes it so. */
export function serveBrands(http: FastifyInstance, { db, directory, log }: Pick<Services, "db" | "directory" | "log">): void {
  http.post("/brand", async (request, reply) => {
    if (!Value.Check(RequestSchema, request.body)) return reply.code(400).send({ error: "not a brand" });
    const { actor, tree, isDry } = request.body;
    const { brand, faults } = checkBrand("brand.json", request.body.brand);
    if (brand === undefined || !isTree(tree)) return reply.code(400).send({ error: "the brand is not sound", faults });
    try {
      const answer = await applyBrand(db, { brand, tree }, { actor, isDry });
      if (isDry) return answer;
      await directory.refresh();
      log.info({ actor, brand: brand.id, lines: answer.plan.lines.length }, "brand applied");
      return answer;
    } catch (error) {
      if (error instanceof BrandRefusedError) return reply.code(409).send({ plan: error.plan, isNew: false });
      throw error;
    }
  });
}
