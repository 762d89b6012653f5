import { type Static, Type } from "typebox";
import { ChatId, ChatLineSchema, ChatNumber } from "./schemas.ts";

// What goes over the chat socket, as JSON texts. Lines are sent by POST /wps/chat/line; the socket carries what others write.

const Seen = Type.Union([ChatNumber, Type.Null()]);

/** A frame of a page: exactly these fields. */
export const ChatClientFrameSchema = Type.Union([
  Type.Object(
    {
      type: Type.Literal("hello"),
      /** The session's token: it travels here and in no address. */
      token: Type.String({ minLength: 1, maxLength: 200 }),
      roomId: ChatId,
      /** The last change of the room that the page has; null for none. */
      seen: Seen,
    },
    { additionalProperties: false },
  ),
  Type.Object({ type: Type.Literal("room"), roomId: ChatId, seen: Seen }, { additionalProperties: false }),
  Type.Object({ type: Type.Literal("ping") }, { additionalProperties: false }),
]);

/** `hello` comes first and once; `room` goes to another room; `ping` is a sign of life. */
export type ChatClientFrame = Static<typeof ChatClientFrameSchema>;

export const ChatServerFrameSchema = Type.Union([
  Type.Object({
    type: Type.Literal("lines"),
    roomId: ChatId,
    /** New and changed lines in the order of their changes; a line that the page has is replaced. */
    lines: Type.Array(ChatLineSchema),
    /** Up to which change of the room the page has everything now. */
    change: ChatNumber,
    /** More was missed than is sent: the page forgets the room's lines, and these are the newest. */
    isReset: Type.Boolean(),
  }),
  Type.Object({
    type: Type.Literal("people"),
    roomId: ChatId,
    /** How many members have the room open, at all gateways. */
    count: Type.Integer({ minimum: 0 }),
  }),
  Type.Object({ type: Type.Literal("pong") }),
  /** The last frame: why the socket closes. */
  Type.Object({ type: Type.Literal("end"), code: Type.String() }),
]);

/** A frame of the gateway. */
export type ChatServerFrame = Static<typeof ChatServerFrameSchema>;
