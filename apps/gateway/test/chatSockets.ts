import { afterEach, beforeAll } from "vitest";
import type { Claimer } from "./bonusWorld.ts";
import { type ChatReader, openChatSocket } from "./chatReader.ts";
import { useChats } from "./chatWorld.ts";
import type { Gateway } from "./visitor.ts";

/** The chat rooms' world with two gateways that listen, and sockets that end with each test. */
export function useChatSockets() {
  const world = useChats();
  const ports: number[] = [];
  const open: ChatReader[] = [];
  const others: Gateway[] = [];

  /** Opens a further gateway of the same database, with all its limits. @returns its port */
  async function listenBeside(): Promise<{ readonly app: Gateway; readonly port: number }> {
    const app = await world.app().openBeside();
    return { app, port: Number(new URL(await app.http.listen({ port: 0, host: "127.0.0.1" })).port) };
  }

  beforeAll(async () => {
    const beside = await world.app().openBeside();
    Object.assign(beside.services, { limiter: async () => {} });
    others.push(beside);
    for (const { http } of [world.app(), beside])
      ports.push(Number(new URL(await http.listen({ port: 0, host: "127.0.0.1" })).port));
  });
  afterEach(() => {
    for (const reader of open.splice(0)) reader.close();
  });

  /** Opens a socket at the first or the second gateway. @throws the status of a refusal before it opens */
  async function connect(at: number, more: Partial<Parameters<typeof openChatSocket>[0]> = {}): Promise<ChatReader> {
    const reader = await openChatSocket({ port: ports[at] ?? 0, ...more });
    open.push(reader);
    return reader;
  }

  /** Opens a member's socket in a room, the one of the member's language where none is named. */
  async function enter(
    { visitor }: Pick<Claimer, "visitor">,
    at = 0,
    seen: number | null = null,
    roomId?: string,
  ): Promise<ChatReader> {
    const room = roomId ?? (await world.roomOf(visitor));
    const reader = await connect(at);
    reader.send({ type: "hello", token: visitor.getToken() ?? "", roomId: room, seen });
    await reader.waitReady();
    return reader;
  }

  /** The second gateway. @throws before the tests begin */
  function second(): Gateway {
    const [found] = others;
    if (found === undefined) throw new Error("the second gateway is not open yet");
    return found;
  }

  return { ...world, connect, enter, listenBeside, second };
}
