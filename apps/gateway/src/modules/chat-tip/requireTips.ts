import { getJurisdictionRules } from "@marquee/contract";
import { Refusal } from "../../http/Refusal.ts";
import type { Tenant } from "../../tenants/Tenant.ts";

/** Lets members give each other money where the law allows it. @throws Refusal `chat.tip.forbidden` */
export function requireTips({ jurisdiction }: Pick<Tenant, "jurisdiction">): void {
  if (!getJurisdictionRules(jurisdiction).tips) throw new Refusal("chat.tip.forbidden");
}
