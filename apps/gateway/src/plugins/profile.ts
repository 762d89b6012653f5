import { profilePath, profileType } from "@marquee/contract";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { requireOpen } from "../http/gateRow.ts";
import { identifyLocation, identifyTenant } from "../http/identifyRequest.ts";
import { Refusal } from "../http/Refusal.ts";
import type { AllServices } from "../Services.ts";
import type { Icon } from "../sites/Icon.ts";

type Services = Pick<AllServices, "config" | "profiles" | "tenantRegistry">;

/** Serves the iOS profile of the host's merchant (DL-04), with its site's icon where there is one. */
export function registerProfile(
  http: FastifyInstance,
  { config, profiles, tenantRegistry }: Services,
  findIcon: (request: FastifyRequest, merchantCode: string) => Icon | undefined = () => undefined,
): void {
  http.get(profilePath, { config: { limit: "pages" } }, async (request, reply) => {
    const tenant = identifyTenant(tenantRegistry, request);
    const location = identifyLocation(request, config.countryHeader);
    for (const moduleId of ["DOWNLOAD3", "IOSAPP3"] as const)
      requireOpen({ always: false, moduleId }, tenant, location, request);
    const profile = await profiles.get(tenant, findIcon(request, tenant.code));
    if (profile === undefined) throw new Refusal("path.unknown");
    return reply.headers({ "content-type": profileType, "cache-control": "no-store" }).send(profile);
  });
}
