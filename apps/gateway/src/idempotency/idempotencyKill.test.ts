import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { register, type RegisterRequest } from "@marquee/contract";
import { openDatabase } from "@marquee/database";
import { type PostgresServer, startPostgres } from "@marquee/database/testing";
import { sweepVariable } from "@marquee/sweep";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { createGatewayProcess, type GatewayProcess } from "../../test/gatewayProcess.ts";
import { openAurelune, type Sent, toRegistration } from "../../test/visitor.ts";
import { functions } from "../db/functions.ts";
import { migrations } from "../db/migrations.ts";
import { gatewayRole } from "../db/role.ts";

import { tables } from "../../test/tables.ts";
import type { NoTables } from "../db/Db.ts";

/** How often it is: each time it starts again, which takes seconds. */
const kills = process.env[sweepVariable] === "1" ? 3 : 1;

describe("a gateway that is killed", () => {
  const data = mkdtempSync(join(tmpdir(), "marquee-idempotency-"));
  let server: PostgresServer | undefined;
  let gateway: GatewayProcess;

  beforeAll(async () => {
    server = inject("testSource").kind === "postgres" ? await startPostgres() : undefined;
    gateway = createGatewayProcess(data, 0, server === undefined ? {} : { DATABASE_URL: server.url });
    await gateway.start();
  });
  afterAll(async () => {
    await gateway.kill("SIGKILL");
    await server?.stop();
    rmSync(data, { recursive: true, force: true });
  });

  /** The member's id as soon as it is stored. Only a database server allows a second reader; on the embedded one the repeated call waits for it. */
  async function waitForMember(form: RegisterRequest, sent: Sent): Promise<string> {
    if (server === undefined) return (await openAurelune(gateway).get(register, form, sent)).id;
    const { db, close } = await openDatabase<NoTables>({
      storage: { kind: "server", url: server.url },
      migrations,
      functions,
      role: gatewayRole,
    });
    try {
      for (;;) {
        const member = await tables(db)
          .selectFrom("members")
          .select("id")
          .where("username", "=", form.username)
          .executeTakeFirst();
        if (member !== undefined) return member.id;
      }
    } finally {
      await close();
    }
  }

  it(
    "RG-19: killed after the commit, the same registration sent again is answered with the member that was made",
    { timeout: 600_000 },
    async () => {
      for (let time = 0; time < kills; time += 1) {
        const [username, sent] = [`killed${time}ann`, { headers: { "idempotency-key": randomUUID() } }];
        const form = toRegistration(username, "AURELUNE");
        // The answer to this call, if any, is ignored.
        const lost = openAurelune(gateway)
          .call(register, form, sent)
          .catch(() => undefined);
        const id = await waitForMember(form, sent);
        await gateway.kill("SIGKILL");
        await lost;
        await gateway.start();
        const visitor = openAurelune(gateway);
        const told = await visitor.get(register, form, sent);
        expect([told.id, told.userName]).toEqual([id, username]);
        visitor.setToken(told.token);
        expect((await visitor.getBalance()).sumBalance).toBe("100000.00");
        expect(await openAurelune(gateway).refuse(register, form)).toBe("username.taken");
      }
    },
  );
});
