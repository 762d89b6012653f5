import { randomUUID } from "node:crypto";
import { transact } from "@marquee/database";
import { sql } from "kysely";
import { makeAgent, moveMember, setRebate } from "../src/modules/agent/index.ts";
import type { TestApp } from "./openTestApp.ts";
import { openAurelune, type Visitor } from "./visitor.ts";

const tenantId = "aurelune";

/** Headers of a call that is meant once. */
export const newIntent = () => ({ headers: { "idempotency-key": randomUUID() } });

/** People of a test, who register and are put into the tree as staff would. */
export function createTeam(app: () => TestApp) {
  const people = new Map<string, { readonly id: string; readonly visitor: Visitor }>();
  const find = (name: string) => {
    const found = people.get(name);
    if (found === undefined) throw new Error(`nobody is called ${name}`);
    return found;
  };
  const keyOf = (name: string) => ({ tenantId, memberId: find(name).id });

  const move = (name: string, upline: string | null) =>
    transact(app().services.db, (tx) => moveMember(tx, keyOf(name), upline === null ? null : find(upline).id));

  return {
    keyOf,
    move,
    /** Moves somebody who is not of these people. */
    moveId: (memberId: string, upline: string) =>
      transact(app().services.db, (tx) => moveMember(tx, { tenantId, memberId }, find(upline).id)),
    visitor: (name: string) => find(name).visitor,
    /** A player below somebody. */
    addPlayer: async (name: string, upline: string | null): Promise<Visitor> => {
      const visitor = openAurelune(app());
      people.set(name, { id: (await visitor.registerAs(name)).id, visitor });
      await move(name, upline);
      return visitor;
    },
    /** An agent below somebody, with a rebate in hundredths of a percent. */
    addAgent: async (name: string, upline: string | null, rebate = 0): Promise<Visitor> => {
      const visitor = openAurelune(app());
      people.set(name, { id: (await visitor.registerAs(name)).id, visitor });
      await move(name, upline);
      await transact(app().services.db, async (tx) => {
        await makeAgent(tx, keyOf(name), 1);
        await setRebate(tx, keyOf(name), rebate);
      });
      await visitor.loginAs(name);
      return visitor;
    },
  };
}

/** Sets from which rebate on accounts use a quota. */
export async function setQuotaFrom({ services }: TestApp, quotaFrom: number | null): Promise<void> {
  const settings = JSON.stringify({ quotaFrom });
  await sql`insert into agent_settings (tenant_id, settings, version) values (${tenantId}, ${settings}::jsonb, 1)
    on conflict (tenant_id) do update set settings = excluded.settings`.execute(services.db);
}
