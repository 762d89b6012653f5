import websocket from "@fastify/websocket";
import { chatFrameBytes, chatSocketPath, listChatLines, sendChatLine, sendRain } from "@marquee/contract";
import { ChatClientFrameSchema } from "@marquee/contract/schema";
import { removeChatLine, saveChatRoom, writeChatLine } from "@marquee/contract/staff";
import { toAddressKey } from "@marquee/rate-limit";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { Value } from "typebox/value";
import type { WebSocket } from "ws";
import type { Session } from "../../../authentication/Session.ts";
import type { Location } from "../../../http/Call.ts";
import { requireCaller, requireModule, requireOpen, requireOpenAt, requireSettled } from "../../../http/gateRow.ts";
import { getHeader, getHost, identifyLocation, identifyTenant } from "../../../http/identifyRequest.ts";
import type { EventStream } from "../../../http/openEventStream.ts";
import { Refusal } from "../../../http/Refusal.ts";
import { toMemberVisitorId } from "../../../rollouts/visitorId.ts";
import { toTenantFor } from "../../../rollouts/toTenantFor.ts";
import type { Tenant } from "../../../tenants/Tenant.ts";
import { enterRoom } from "../enterRoom.ts";
import { requireChatter } from "../requireChatter.ts";
import type { Services } from "../services.ts";
import { type Connection, createHub, type Hub, toFrame } from "./createHub.ts";

/** How many sockets one address opens in a minute at a merchant. */
const opened = { calls: 120, seconds: 60 };
const helloMillis = 5_000;
/** Pages say that they are there every 20 seconds; after this long without a word a socket is closed. */
const silentMillis = 60_000;
const frames = { most: 30, milliseconds: 10_000 };
/** What a reader may leave unread before the next frame, in bytes; one that is cut off comes again and continues. */
const mostUnread = 256 * 1024;
/** The status with which sockets close. */
const refused = 1_008;
const asText = { binary: false };
const pong = toFrame({ type: "pong" });

const { shapes: _, ...row } = listChatLines;
/** The addresses of the calls that change what a room shows. */
const changes: ReadonlySet<string> = new Set(
  [sendChatLine, sendRain, writeChatLine, removeChatLine, saveChatRoom].map(({ path }) => path),
);

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

/** Where a socket comes from. */
interface Origin {
  readonly tenantId: string;
  readonly location: Location;
}

/** The merchant as it is now for the member. @throws Refusal where the chat is not open */
function requireStillOpen(services: Services, { tenantId, location }: Origin, session: Session | undefined): Tenant {
  const tenant = services.tenantRegistry.getById(tenantId);
  if (tenant === undefined || tenant.retired !== null) throw new Refusal("site.closed");
  requireOpenAt(row, tenant, location);
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

function serve(services: Services, hub: Hub, origin: Origin, socket: WebSocket): void {
  const { db, log, events, sessions } = services;
  const { tenantId } = origin;
  let connection: Connection | undefined;
  let token = "";
  let isGreeted = false;
  let isOver = false;
  let window = { since: performance.now(), count: 0 };
  let timer = setTimeout(() => end("login.not.session"), helloMillis);

  const isGone = (): boolean => isOver || socket.readyState !== socket.OPEN;
  const send = (frame: Buffer): void => {
    if (isGone()) return;
    // What was sent before counts: one frame may be larger than what a network takes at once.
    if (socket.bufferedAmount > mostUnread) socket.terminate();
    else socket.send(frame, asText);
  };
  function end(code: string): void {
    if (isOver) return;
    clearTimeout(timer);
    if (connection !== undefined) hub.leave(connection);
    send(toFrame({ type: "end", code }));
    isOver = true;
    socket.close(refused, code);
    // Who does not answer the close is cut off.
    setTimeout(() => socket.terminate(), helloMillis).unref();
  }
  const keepAlive = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => end("server.busy"), silentMillis);
    timer.unref();
  };

  /** The session of a token and its merchant as they are now. @throws Refusal where the chat is not open for it */
  async function admit(own: string): Promise<{ readonly session: Session; readonly tenant: Tenant }> {
    const merchant = requireStillOpen(services, origin, undefined);
    const session = requireSettled(row, await sessions.get(tenantId, own, false));
    const tenant = session === undefined ? merchant : requireStillOpen(services, origin, session);
    requireCaller(row, tenant, session);
    if (session === undefined) throw new Refusal("login.not.session");
    return { session, tenant };
  }

  async function checkMember(): Promise<void> {
    await requireChatter(db, (await admit(token)).session);
  }

  /** Follows the session as live events do: its end, switches of the merchant, and what becomes of the member. */
  async function follow(own: Session): Promise<void> {
    const listener = {
      tenantId,
      memberId: own.memberId,
      tokenHash: own.tokenHash,
      addressKey: `${tenantId} ${toAddressKey(origin.location.ip)}`,
      isAdmitted: () => {
        try {
          requireStillOpen(services, origin, own);
          return true;
        } catch {
          return false;
        }
      },
    };
    const stream: EventStream = {
      send(text) {
        if (text.includes("event: session.ended\n")) return end("login.not.session");
        if (text.includes("event: member\n")) hub.follow(checkMember().catch((error: unknown) => end(toCode(error))));
      },
      close: () => end("function.not.available"),
      onClose: (listen) => void socket.once("close", listen),
    };
    await events.listen(listener, undefined, () => stream);
  }

  async function greet(own: string, roomId: string, seen: number | null): Promise<void> {
    const { session, tenant } = await admit(own);
    await enterRoom(db, tenant, session, roomId);
    // Nothing is kept for who is gone: nobody would take it away.
    if (isGone()) return;
    const mine = { tenantId, memberId: session.memberId, house: tenant.name, send, close: end };
    if (!hub.join(mine)) throw new Refusal("rate.limited");
    [connection, token] = [mine, own];
    await follow(session);
    if (!isGone()) await hub.enter(mine, roomId, seen);
  }

  async function change(roomId: string, seen: number | null): Promise<void> {
    if (connection === undefined) throw new Refusal("login.not.session");
    const { session, tenant } = await admit(token);
    await enterRoom(db, tenant, session, roomId);
    if (!isGone()) await hub.enter(connection, roomId, seen);
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
    else send(pong);
  }

  socket.on("message", (data: Buffer, isBinary: boolean) => {
    if (isOver) return;
    if (isBinary) return end("request.invalid");
    hub.follow(
      take(data).catch((error: unknown) => {
        if (!(error instanceof Refusal)) log.warn({ err: error }, "a chat socket failed");
        end(toCode(error));
      }),
    );
  });
  socket.on("close", () => {
    isOver = true;
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
  http.get(chatSocketPath, { websocket: true, preValidation }, (socket, request) => {
    const { id: tenantId } = identifyTenant(services.tenantRegistry, request);
    serve(services, hub, { tenantId, location: identifyLocation(request, services.config.countryHeader) }, socket);
  });
  // What changes a room is a call: who is here reads it at once.
  http.addHook("onResponse", async ({ routeOptions: { url = "" } }, { statusCode }) => {
    if (statusCode === 200 && changes.has(url)) hub.wake();
  });
}
