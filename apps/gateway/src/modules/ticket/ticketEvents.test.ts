import { randomUUID } from "node:crypto";
import {
  closeTicket,
  endLiveChat,
  type LiveEvent,
  listChatRooms,
  loginFreePlay,
  rateLiveChat,
  reopenTicket,
  sendFeedback,
  signalLiveChat,
  startLiveChat,
  writeTicket,
} from "@marquee/contract";
import { ticketRows, ticketStaffRows } from "@marquee/contract/schema";
import {
  answerTicket,
  assignTicket,
  closeStaffTicket,
  endStaffLiveChat,
  getStaffTicket,
  handOverLiveChat,
  listTicketStaff,
  mergeTicket,
  setLiveChatPresence,
  signalStaffLiveChat,
  takeTicket,
  writeLiveChat,
} from "@marquee/contract/staff";
import { transact } from "@marquee/database";
import { beforeAll, describe, expect, it } from "vitest";
import { type ChatReader, openChatSocket } from "../../../test/chatReader.ts";
import { type EventReader, openEventReader } from "../../../test/eventReader.ts";
import { switchModules } from "../../../test/registration.ts";
import { newKey, question, useTickets, type Writer } from "../../../test/ticketWorld.ts";
import { openKickline } from "../../../test/visitor.ts";
import { publishEvent } from "../../events/publishEvent.ts";

/** Rows that change nothing of a ticket or live chat which its member's pages are told. */
const silent = [
  "sendContact",
  "mailLiveChat",
  "noteTicket",
  "uploadTicketPicture",
  "saveAnswer",
  "removeAnswer",
  "changeTicketSettings",
];
const isTicketEvent = ({ kind }: LiveEvent): boolean => kind === "ticket" || kind === "live.chat";
const secret = "the number of my card is lost";

describe("live events of tickets and live chats", () => {
  const world = useTickets();
  const { newMember, staff } = world;
  let port: number;

  beforeAll(async () => {
    for (const merchant of ["aurelune", "kickline"])
      await switchModules(world.app(), merchant, { CBS3: "on", CHATROOM3: "on", LIVECHAT3: "on" });
    port = Number(new URL(await world.app().http.listen({ port: 0, host: "127.0.0.1" })).port);
  });

  const sheetOf = (id: string) => staff("sue").get(getStaffTicket, { id });
  const seen = async (id: string) => ({ id, version: (await sheetOf(id)).version });
  const idOf = async (name: "sue" | "sam"): Promise<string> =>
    (await staff(name).get(listTicketStaff, {})).find(({ isMe }) => isMe)?.id ?? "";

  /** Everybody who is not the owner of the tickets, with an open stream of live events and, where there may be one, an open chat socket. */
  async function listStrangers(owner: Writer) {
    const sibling = await newMember();
    const namesake = openKickline(world.app());
    await namesake.registerAs(owner.name);
    const trial = await newMember();
    trial.visitor.setToken((await trial.visitor.get(loginFreePlay, { platform: "W", language: "EN" })).token);
    const kick = { host: "kickline.localhost" };
    const token = ({ getToken }: { readonly getToken: () => string | undefined }) => getToken();
    const streams: Readonly<Record<string, EventReader>> = {
      "another member": await openEventReader(port, { token: token(sibling.visitor) }),
      "a guest": await openEventReader(port),
      "a trial": await openEventReader(port, { token: token(trial.visitor) }),
      "the namesake of another merchant": await openEventReader(port, { ...kick, token: token(namesake) }),
      "a guest of another merchant": await openEventReader(port, kick),
      // A token is of one merchant: elsewhere it is nobody's.
      "the owner's token at another merchant": await openEventReader(port, { ...kick, token: token(owner.visitor) }),
    };
    const sockets: ChatReader[] = [];
    for (const [visitor, host] of [
      [sibling.visitor, "aurelune.localhost"],
      [namesake, "kickline.localhost"],
    ] as const) {
      const socket = await openChatSocket({ port, host });
      const roomId = (await visitor.get(listChatRooms, {})).rooms[0]?.roomId ?? "";
      socket.send({ type: "hello", token: visitor.getToken() ?? "", roomId, seen: null });
      await socket.waitReady();
      sockets.push(socket);
    }
    return { streams, sockets };
  }

  /** What happens to tickets and live chats, in turn, by the row that does it; with whether the owner's pages are told. */
  function listActs({ visitor }: Writer) {
    let [id, other, live] = ["", "", ""];
    const readAt = Date.now();
    const acts: readonly (readonly [row: string, isTold: boolean, act: () => Promise<unknown>])[] = [
      ["sendFeedback", true, async () => (id = (await visitor.get(sendFeedback, question, newKey())).id)],
      ["takeTicket", false, async () => staff("sue").get(takeTicket, { ...(await seen(id)), isMine: true })],
      [
        "assignTicket",
        false,
        async () => staff("sue").get(assignTicket, { ...(await seen(id)), to: await idOf("sam") }),
      ],
      [
        "assignTicket",
        false,
        async () => staff("sue").get(assignTicket, { ...(await seen(id)), to: await idOf("sue") }),
      ],
      [
        "answerTicket",
        true,
        async () =>
          staff("sue").get(answerTicket, { ...(await seen(id)), lineId: randomUUID(), content: secret, images: [] }),
      ],
      ["writeTicket", true, () => visitor.get(writeTicket, { id, content: secret }, newKey())],
      ["closeTicket", true, () => visitor.get(closeTicket, { id })],
      ["reopenTicket", true, () => visitor.get(reopenTicket, { id, content: secret }, newKey())],
      ["sendFeedback", true, async () => (other = (await visitor.get(sendFeedback, question, newKey())).id)],
      ["mergeTicket", true, async () => staff("sue").get(mergeTicket, { ...(await seen(other)), into: id })],
      [
        "closeStaffTicket",
        true,
        async () => staff("sue").get(closeStaffTicket, { ...(await seen(id)), reason: "All is well." }),
      ],
      ["setLiveChatPresence", false, () => staff("sue").get(setLiveChatPresence, { isThere: true })],
      ["setLiveChatPresence", false, () => staff("sam").get(setLiveChatPresence, { isThere: true })],
      [
        "startLiveChat",
        true,
        async () => (live = (await visitor.get(startLiveChat, { content: secret }, newKey())).id),
      ],
      [
        "handOverLiveChat",
        true,
        async () => {
          const isSues = (await sheetOf(live)).isMine;
          const to = await idOf(isSues ? "sam" : "sue");
          return staff(isSues ? "sue" : "sam").get(handOverLiveChat, { id: live, to });
        },
      ],
      [
        "writeLiveChat",
        true,
        async () => {
          const by = (await sheetOf(live)).isMine ? "sue" : "sam";
          return staff(by).get(writeLiveChat, { id: live, lineId: randomUUID(), content: secret });
        },
      ],
      [
        "signalStaffLiveChat",
        true,
        async () => {
          const by = (await sheetOf(live)).isMine ? "sue" : "sam";
          return staff(by).get(signalStaffLiveChat, { id: live, isTyping: true, readAt });
        },
      ],
      ["signalLiveChat", false, () => visitor.get(signalLiveChat, { id: live, isTyping: true, readAt })],
      ["endLiveChat", true, () => visitor.get(endLiveChat, { id: live })],
      ["rateLiveChat", false, () => visitor.get(rateLiveChat, { id: live, stars: 5, comment: secret })],
      [
        "startLiveChat",
        true,
        async () => (live = (await visitor.get(startLiveChat, { content: secret }, newKey())).id),
      ],
      [
        "endStaffLiveChat",
        true,
        async () => {
          const by = (await sheetOf(live)).isMine ? "sue" : "sam";
          return staff(by).get(endStaffLiveChat, { id: live });
        },
      ],
    ];
    return { acts, ids: () => [id, other, live] };
  }

  it("X-45, CH-09: of every act on a ticket or live chat the owner's pages are told, and no stream or socket of anybody else", async () => {
    const owner = await newMember();
    const pages = await openEventReader(port, { token: owner.visitor.getToken() });
    const { streams, sockets } = await listStrangers(owner);
    const { acts, ids } = listActs(owner);
    // Whoever adds a row says here whom it tells.
    const all = [...ticketRows, ...ticketStaffRows].map(({ endpoint }) => endpoint);
    const changing = all
      .filter(({ method, name }) => method !== "GET" && !silent.includes(name))
      .map(({ name }) => name);
    expect(new Set(acts.map(([row]) => row))).toEqual(new Set(changing));
    const countTold = () => pages.events.filter(isTicketEvent).length;
    for (const [row, isTold, act] of acts) {
      const before = countTold();
      await act();
      if (isTold) await expect.poll(countTold, { timeout: 10_000, message: row }).toBeGreaterThan(before);
    }
    // Told to everybody, behind all of that.
    for (const tenantId of ["aurelune", "kickline"])
      await transact(world.app().services.db, (tx) => publishEvent(tx, { tenantId, kind: "notice" }));
    await pages.wait("notice");
    for (const [who, stream] of Object.entries(streams)) {
      // A stream that has ended got nothing; the others have got everything up to the notice.
      if (!stream.isOver()) await stream.wait("notice");
      expect(stream.events.filter(isTicketEvent), who).toEqual([]);
      for (const word of [secret, owner.name, ...ids()]) expect(stream.getText(), who).not.toContain(word);
    }
    expect(Object.values(streams).filter((stream) => !stream.isOver()).length).toBeGreaterThanOrEqual(5);
    for (const socket of sockets) {
      socket.send({ type: "ping" });
      await expect.poll(() => socket.pongs()).toBe(1);
      expect([socket.isOpen(), socket.came]).toEqual([true, []]);
    }
    // The owner's stream itself says that something has changed, and nothing of it.
    for (const word of [secret, owner.name, ...ids()]) expect(pages.getText()).not.toContain(word);
    for (const { close } of [pages, ...Object.values(streams), ...sockets]) close();
  });
});
