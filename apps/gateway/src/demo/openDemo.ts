import type { WhitelabelNode } from "@marquee/contract";
import { transact } from "@marquee/database";
import type { Brand, BrandDemo } from "@marquee/whitelabel/brand";
import { toFirstTree } from "@marquee/whitelabel/tree";
import type { Db } from "../db/Schema.ts";
import type { Passwords } from "../identity/passwords.ts";
import type { Tenant } from "../tenants/Tenant.ts";
import type { DemoPart } from "./demoParts.ts";
import { seedGames } from "./seedGames.ts";
import { seedMembers } from "./seedMembers.ts";
import { seedNotices } from "./seedNotices.ts";

/** What a seed may need beside the database and the merchant. */
export interface DemoTools {
  readonly passwords: Passwords;
}

/** Stores one domain's part of a merchant's demo; where the merchant has something of the kind already it does nothing. */
type SeedDemo = (db: Db, tenant: Tenant, tools: DemoTools) => Promise<void>;

/** Every domain's part, in the order in which they are stored. */
const seeds: readonly (readonly [DemoPart, SeedDemo])[] = [
  ["games", seedGames],
  ["notices", seedNotices],
  ["members", seedMembers],
];

/** What a gateway shows beyond what a merchant needs. */
export interface Demo {
  /** The tree that a new merchant begins with. */
  readonly toFirstTree: (modules: Brand["modules"], demo: BrandDemo) => WhitelabelNode;
  /** Fills a merchant with what it lacks of the demo, in the transaction of its making. */
  readonly fillNew: (tx: Db, tenant: Tenant) => Promise<void>;
  /** The same for a merchant that was there: all of it or nothing, once however many gateways do so at once. */
  readonly fill: (db: Db, tenant: Tenant) => Promise<void>;
}

/** The demo of these parts; none where no part is wanted, as in production. */
export function openDemo(parts: readonly DemoPart[], tools: DemoTools): Demo | undefined {
  if (parts.length === 0) return undefined;
  const fillNew = async (tx: Db, tenant: Tenant): Promise<void> => {
    for (const [part, seed] of seeds) if (parts.includes(part)) await seed(tx, tenant, tools);
  };
  return {
    toFirstTree: (modules, demo) => toFirstTree(modules, parts.includes("tree") ? demo.modules : {}),
    fillNew,
    fill: (db, tenant) =>
      transact(db, async (tx) => {
        // The row that every change of merchants locks: of two gateways that start at once the second finds it done.
        await tx.selectFrom("switch_version").select("id").forUpdate().execute();
        await fillNew(tx, tenant);
      }),
  };
}
