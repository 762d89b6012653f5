import { randomUUID } from "node:crypto";
import { ChatServerFrameSchema } from "@marquee/contract/schema";
import type { KyselyPlugin } from "kysely";
import { Value } from "typebox/value";
import { describe, expect, it } from "vitest";
import { useChats } from "../../../../test/chatWorld.ts";
import { insertLine } from "../lineStore.ts";
import { type Connection, createHub } from "./createHub.ts";

describe("the sockets of a gateway", () => {
  const world = useChats();

  it("CH-09: a gateway that the last reader left while it looked for lines sends lines to who comes next", async () => {
    const annId = await world.idOf(await world.newMember());
    const roomId = await world.makeRoom();
    // Answers of the database can be held back.
    let held: Promise<void> | undefined;
    let waiting = 0;
    const gate: KyselyPlugin = {
      transformQuery: ({ node }) => node,
      async transformResult({ result }) {
        waiting += 1;
        await held;
        waiting -= 1;
        return result;
      },
    };
    const hub = createHub({ db: world.db().withPlugin(gate), log: world.app().services.log });
    const came: string[] = [];
    const toConnection = (memberId: string): Connection => ({
      tenantId: "aurelune",
      memberId,
      house: "Aurelune",
      send(bytes) {
        const frame = Value.Parse(ChatServerFrameSchema, JSON.parse(String(bytes)));
        if (frame.type === "lines") came.push(...frame.lines.map(({ text }) => text));
      },
      close() {},
    });
    const hers = toConnection(annId);
    hub.join(hers);
    await hub.enter(hers, roomId, 0);
    let release = () => {};
    held = new Promise((resolve) => (release = resolve));
    await expect.poll(() => waiting).toBe(1);
    hub.wake();
    hub.leave(hers);
    held = undefined;
    release();
    // Longer than what is left of the look.
    const his = toConnection(await world.idOf(await world.newMember()));
    hub.join(his);
    await hub.enter(his, roomId, 0);
    const line = {
      tenantId: "aurelune",
      roomId,
      lineId: randomUUID(),
      author: { memberId: annId },
      text: "anybody here?",
    };
    await insertLine(world.db(), line);
    await expect.poll(() => came, { timeout: 60_000 }).toEqual(["anybody here?"]);
    await hub.close();
  });
});
