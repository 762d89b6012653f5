import { type Static, Type } from "typebox";
import { Decimal, Millis, text } from "../shapes.ts";

const Key = text(60);
const Subject = text(100);
const Nullable = <Schema extends Parameters<typeof Type.Union>[0][number]>(Shape: Schema) =>
  Type.Union([Shape, Type.Null()]);

const TakenSchema = Type.Object({
  /** The mail address of who took it. */
  by: Type.String(),
  own: Type.Boolean(),
  at: Millis,
});

/** Who works on something, and since when. */
export type Taken = Static<typeof TakenSchema>;

export const WorkItemSchema = Type.Object({
  /** The line of what waits, as that of the counts. */
  key: Key,
  /** The number of an order, else an id. */
  subject: Subject,
  /** Since when it waits. */
  at: Millis,
  /** By when somebody was promised an answer. */
  deadline: Nullable(Millis),
  memberId: Nullable(Type.String()),
  username: Nullable(Type.String()),
  amount: Nullable(Decimal),
  currency: Nullable(Type.String()),
  /** What it is about where it is no order: the kind of a proposal, of a message or of a webhook. */
  about: Nullable(Type.String()),
  taken: Nullable(TakenSchema),
});

/** Something that waits for a person. */
export type WorkItem = Static<typeof WorkItemSchema>;

export const ListWorkSchema = Type.Object({
  /** One line alone. */
  key: Type.Optional(Key),
  /** What the caller has taken. */
  own: Type.Optional(Type.Boolean()),
});

/** POST /staff/work/list: of which lines. */
export type ListWork = Static<typeof ListWorkSchema>;

export const WorkSchema = Type.Object({
  /** The hundred that wait the longest. */
  items: Type.Array(WorkItemSchema),
  /** How many wait in each line that the caller may see. */
  counts: Type.Array(Type.Object({ key: Type.String(), count: Type.Integer({ minimum: 0 }) })),
});

/** What waits for a person, and who works on it. */
export type Work = Static<typeof WorkSchema>;

export const GetWorkItemSchema = Type.Object({ key: Key, subject: Subject });

/** GET /staff/work/item and POST /staff/work/release: which. */
export type GetWorkItem = Static<typeof GetWorkItemSchema>;

export const WorkStateSchema = Type.Object({
  /** Null where it does not wait any more. */
  item: Nullable(WorkItemSchema),
});

/** Whether something waits, and who works on it. */
export type WorkState = Static<typeof WorkStateSchema>;

export const TakeWorkSchema = Type.Object({
  key: Key,
  subject: Subject,
  /** From somebody who works on it. */
  over: Type.Optional(Type.Boolean()),
});

/** POST /staff/work/take: which. */
export type TakeWork = Static<typeof TakeWorkSchema>;
