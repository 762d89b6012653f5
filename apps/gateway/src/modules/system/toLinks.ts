import {
  type CustomerService,
  type DomainRoute,
  labelFields,
  profilePath,
  type RouterResource,
  resourceTypes,
} from "@marquee/contract";
import type { Tenant } from "../../tenants/Tenant.ts";
import { encryptServicePath } from "./encryptServicePath.ts";

/** A merchant's links in the platform's order; one without an English label shows its own name (LT-07). */
export function toResources({ settings: { resources = {} } }: Pick<Tenant, "settings">): RouterResource[] {
  return resourceTypes.flatMap((resourceType) => {
    const resource = resources[resourceType];
    if (resource === undefined) return [];
    const { url, labels } = resource;
    const named = Object.entries(labelFields).flatMap(([code, field]) => {
      const label = labels[code]?.trim() ?? "";
      return label === "" ? [] : [[field, label] as const];
    });
    const qrCodeUrl = resourceType === "IOS" ? profilePath : url;
    return [{ resourceType, url, qrCodeUrl, labelNameEn: "", ...Object.fromEntries(named) }];
  });
}

/** The addresses of a merchant's site as `origin` is written, which is that of the call and comes first. */
export function toDomains({ hosts }: Pick<Tenant, "hosts">, origin: string): DomainRoute["domainList"] {
  const domains = hosts.toSorted().map((host) => {
    const address = new URL(origin);
    address.hostname = host;
    return address.origin;
  });
  return [...new Set([new URL(origin).origin, ...domains])].map((domain) => ({ domain, speed: 0 }));
}

/** Where a merchant's customer service is reached; undefined where it has none (CS-01, CS-03). */
export function toCustomerService({ code, settings: { service = {} } }: Tenant): CustomerService | undefined {
  const { live, vip } = service;
  if (live === undefined && vip === undefined) return undefined;
  const toEntry = (type: string, name: string, url: string | undefined) =>
    url === undefined ? [] : [{ type, name, path: encryptServicePath(code, url) }];
  return { csType: "NORMAL", version: { pathList: [...toEntry("2", "vip", vip), ...toEntry("3", "live", live)] } };
}
