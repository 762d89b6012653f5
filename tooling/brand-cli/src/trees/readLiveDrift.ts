import type { Brand } from "@marquee/whitelabel/brand";
import { Type } from "typebox";
import { Value } from "typebox/value";
import { CommandError } from "../cli/CommandError.ts";
import { askGateway } from "./askGateway.ts";

const HealthSchema = Type.Object({
  sites: Type.Array(Type.Object({ merchant: Type.String(), drift: Type.Array(Type.String()) })),
});

/** Modules that a gateway serves but the live engine lacks; that engine may be older than the brand's data here. */
export async function readLiveDrift(
  gateway: string,
  { domains, merchantCode }: Pick<Brand, "domains" | "merchantCode">,
): Promise<readonly string[]> {
  const { body } = await askGateway(gateway, domains[0] ?? "localhost", "/health");
  const health: unknown = JSON.parse(body);
  if (!Value.Check(HealthSchema, health))
    throw new CommandError("failed", `${gateway} tells no drift in its /health: is it of this version?`);
  return health.sites.find(({ merchant }) => merchant === merchantCode)?.drift ?? [];
}
