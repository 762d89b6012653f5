import websocket from "@fastify/websocket";
import { chatFrameBytes, chatSocketPath, type ChatServerFrame, listChatLines } from "@marquee/contract";
import { ChatClientFrameSchema } from "@marquee/contract/schema";
import { toAddressKey } from "@marquee/rate-limit";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { Value } from "typebox/value";
import type { WebSocket } from "ws";
import type { Session } from "../../../authentication/Session.ts";
import { requireCaller, requireModule, requireOpen, requireSettled } from "../../../http/gateRow.ts";
import { getHeader, getHost, identifyLocation, identifyTenant } from "../../../http/identifyRequest.ts";
import type { EventStream } from "../../../http/openEventStream.ts";
import { Refusal } from "../../../http/Refusal.ts";
import { toMemberVisitorId } from "../../../rollouts/visitorId.ts";
import { toTenantFor } from "../../../rollouts/toTenantFor.ts";
import type { Tenant } from "../../../tenants/Tenant.ts";
import { enterRoom } from "../enterRoom.ts";
import { requireChatter } from "../requireChatter.ts";
import type { Services } from "../services.ts";
import { type Connection, createHub, type Hub } from "./createHub.ts";

/** How many sockets a member has at one gateway. */
const mostSockets = 5;
/** How many sockets one address opens in a minute at a merchant. */
const opened = { calls: 120, seconds: 60 };
const helloMillis = 5_000;
/** Pages say that they are there every 20 seconds; after this long without a word a socket is closed. */
const silentMillis = 60_000;
const frames = { most: 30, milliseconds: 10_000 };
/** What a reader may leave unread, in bytes; it comes again and continues. */
const mostUnread = 256 * 1024;
const codes = { normal: 1_000, refused: 1_008, slow: 1_013 } as const;

const { shapes: _, ...row } = listChatLines;

/** Whether a page of this very site opens the socket: browsers name it, and other programs are no pages. */
function isOwnPage(request: FastifyRequest, profile: string): boolean {
  const origin = getHeader(request, "origin");
  const host = request.headers.host ?? "";
  if (profile === "production") return origin === `https://${getHost(request)}`;
  return origin === `https://${host}` || origin === `http://${host}`;
}

function toCode(error: unknown): string {
  return error instanceof Refusal ? error.code : "server.busy";
}

/** The merchant as it is now for the member. @throws Refusal where the chat is not open */
function requireStillOpen(
  services: Services,
  tenantId: string,
  session: Session | undefined,
  request: FastifyRequest,
): Tenant {
  const tenant = services.tenantRegistry.getById(tenantId);
  if (tenant === undefined || tenant.retired !== null) throw new Refusal("site.closed");
  requireOpen(row, tenant, identifyLocation(request, services.config.countryHeader), request);
  if (session === undefined) return tenant;
  const own = toTenantFor(tenant, toMemberVisitorId(tenant.id, session.memberId));
  requireModule(row, own);
  return own;
}

/** Reads a frame; undefined for what is none. */
function readFrame(data: Buffer) {
  try {
    const frame: unknown = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(data));
    return Value.Check(ChatClientFrameSchema, frame) ? frame : undefined;
  } catch {
    return undefined;
  }
}

function serve(services: Services, hub: Hub, tenantId: string, socket: WebSocket, request: FastifyRequest): void {
  const { db, log, events, sessions } = services;
  let connection: Connection | undefined;
  let session: Session | undefined;
  let isGreeted = false;
  let window = { since: performance.now(), count: 0 };
  let timer = setTimeout(() => end("login.not.session"), helloMillis);

  const send = (text: string): void => {
    if (socket.readyState !== socket.OPEN) return;
    socket.send(text);
    if (socket.bufferedAmount > mostUnread) socket.terminate();
  };
  const sendFrame = (frame: ChatServerFrame): void => send(JSON.stringify(frame));
  function end(code: string): void {
    clearTimeout(timer);
    if (connection !== undefined) hub.leave(connection);
    sendFrame({ type: "end", code });
    socket.close(codes.refused, code);
    // Who does not answer the close is cut off.
    setTimeout(() => socket.terminate(), helloMillis).unref();
  }
  const keepAlive = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => end("server.busy"), silentMillis);
    timer.unref();
  };

  /** Follows the session as live events do: its end, switches of the merchant, and what becomes of the member. */
  async function follow(own: Session): Promise<void> {
    const listener = {
      tenantId,
      memberId: own.memberId,
      tokenHash: own.tokenHash,
      addressKey: `${tenantId} ${toAddressKey(identifyLocation(request, undefined).ip)}`,
      isAdmitted: () => {
        try {
          requireStillOpen(services, tenantId, own, request);
          return true;
        } catch {
          return false;
        }
      },
    };
    const stream: EventStream = {
      send(text) {
        if (text.includes("event: session.ended\n")) return end("login.not.session");
        if (text.includes("event: member\n")) requireChatter(db, own).catch((error: unknown) => end(toCode(error)));
      },
      close: () => end("function.not.available"),
      onClose: (listen) => void socket.once("close", listen),
    };
    await events.listen(listener, undefined, () => stream);
  }

  async function greet(token: string, roomId: string, seen: number | null): Promise<void> {
    const merchant = requireStillOpen(services, tenantId, undefined, request);
    const found = requireSettled(row, await sessions.get(tenantId, token, false));
    const tenant = found === undefined ? merchant : requireStillOpen(services, tenantId, found, request);
    requireCaller(row, tenant, found);
    if (found === undefined) throw new Refusal("login.not.session");
    if (hub.countOf(tenantId, found.memberId) >= mostSockets) throw new Refusal("rate.limited");
    await enterRoom(db, tenant, found, roomId);
    session = found;
    connection = { tenantId, memberId: found.memberId, house: tenant.name, send, close: end };
    await follow(found);
    await goTo(connection, roomId, seen);
  }

  async function goTo(own: Connection, roomId: string, seen: number | null): Promise<void> {
    if (socket.readyState === socket.OPEN) await hub.enter(own, roomId, seen);
  }

  async function change(roomId: string, seen: number | null): Promise<void> {
    if (session === undefined || connection === undefined) throw new Refusal("login.not.session");
    await enterRoom(db, requireStillOpen(services, tenantId, session, request), session, roomId);
    await goTo(connection, roomId, seen);
  }

  async function take(data: Buffer): Promise<void> {
    const now = performance.now();
    if (now - window.since > frames.milliseconds) window = { since: now, count: 0 };
    window.count += 1;
    if (window.count > frames.most) throw new Refusal("rate.limited");
    const frame = readFrame(data);
    if (frame === undefined || (frame.type === "hello") === isGreeted) throw new Refusal("request.invalid");
    isGreeted = true;
    keepAlive();
    if (frame.type === "hello") await greet(frame.token, frame.roomId, frame.seen);
    else if (frame.type === "room") await change(frame.roomId, frame.seen);
    else sendFrame({ type: "pong" });
  }

  socket.on("message", (data: Buffer, isBinary: boolean) => {
    if (isBinary) return end("request.invalid");
    take(data).catch((error: unknown) => {
      if (!(error instanceof Refusal)) log.warn({ err: error }, "a chat socket failed");
      end(toCode(error));
    });
  });
  socket.on("close", () => {
    clearTimeout(timer);
    if (connection !== undefined) hub.leave(connection);
  });
}

/** Serves the chat socket of every site (CH-09, contract 3.2.3): the gates of a call before it opens, the session by its first frame. */
export async function registerChatSocket(http: FastifyInstance, services: Services): Promise<void> {
  const hub = createHub(services);
  const closeAll = async (done: () => void): Promise<void> => {
    await hub.close();
    done();
  };
  await http.register(websocket, {
    options: { maxPayload: chatFrameBytes },
    errorHandler: (_error, socket) => socket.terminate(),
    preClose: (done) => void closeAll(done),
  });
  const preValidation = async (request: FastifyRequest): Promise<void> => {
    const { limiter, tenantRegistry, config } = services;
    const tenant = identifyTenant(tenantRegistry, request);
    const location = identifyLocation(request, config.countryHeader);
    await limiter(`chat socket ${tenant.id} ${toAddressKey(location.ip)}`, opened);
    requireOpen(row, tenant, location, request);
    if (!isOwnPage(request, config.profile)) throw new Refusal("permission.denied");
  };
  http.get(chatSocketPath, { websocket: true, preValidation }, (socket, request) =>
    serve(services, hub, identifyTenant(services.tenantRegistry, request).id, socket, request),
  );
  // A line is stored by a call: who is here reads it at once.
  http.addHook("onResponse", async ({ method }) => {
    if (method !== "GET") hub.wake();
  });
}
