import { type Static, Type } from "typebox";
import { Millis, text } from "../shapes.ts";
import { Cursor } from "./schemas.ts";

const MaybeMillis = Type.Union([Millis, Type.Null()]);

const JobSchema = Type.Object({
  name: Type.String(),
  /** Five fields, UTC. */
  cron: Type.String(),
  lastRunAt: MaybeMillis,
  lastMilliseconds: Type.Union([Type.Integer(), Type.Null()]),
  nextRunAt: MaybeMillis,
  runs: Type.Integer(),
  failures: Type.Integer(),
  lastFailedAt: MaybeMillis,
  lastFailure: Type.Union([Type.String(), Type.Null()]),
});

/** Work that runs beside the calls, and how it went. */
export type JobLine = Static<typeof JobSchema>;

export const JobListSchema = Type.Array(JobSchema);

/** Every job, by name. */
export type JobList = Static<typeof JobListSchema>;

export const RunJobSchema = Type.Object({ name: Type.String({ minLength: 1, maxLength: 100 }) });

/** POST /staff/jobs/run. */
export type RunJob = Static<typeof RunJobSchema>;

const MessageStates = ["WAITING", "SENT", "FAILED"] as const;

export const ListOutboxSchema = Type.Object({
  state: Type.Optional(Type.Enum([...MessageStates])),
  template: Type.Optional(text(60)),
  cursor: Type.Optional(Cursor),
});

/** GET /staff/messages. */
export type ListOutbox = Static<typeof ListOutboxSchema>;

const OutboxMessageSchema = Type.Object({
  id: Type.String(),
  at: Millis,
  channel: Type.Union([Type.Literal("mail"), Type.Literal("sms")]),
  /** Masked, but for staff who may see contacts. */
  recipient: Type.String(),
  template: Type.String(),
  language: Type.String(),
  state: Type.Enum([...MessageStates]),
  tries: Type.Integer(),
  nextTryAt: MaybeMillis,
  sentAt: MaybeMillis,
  failure: Type.Union([Type.String(), Type.Null()]),
  subject: Type.String(),
  /** As its recipient reads it; secrets are masked. */
  text: Type.String(),
});

/** A mail or a short message to a person outside. */
export type OutboxMessage = Static<typeof OutboxMessageSchema>;

export const OutboxPageSchema = Type.Object({
  items: Type.Array(OutboxMessageSchema),
  next: Type.Union([Type.String(), Type.Null()]),
});

/** Messages, newest first. */
export type OutboxPage = Static<typeof OutboxPageSchema>;
