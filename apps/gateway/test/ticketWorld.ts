import { randomUUID } from "node:crypto";
import { sendFeedback, type SendFeedback, type TicketDetails, writeTicket } from "@marquee/contract";
import { afterAll, afterEach, beforeAll, expect } from "vitest";
import { joinDesk } from "./deskTeam.ts";
import { openTestApp, type TestApp } from "./openTestApp.ts";
import { deskSettings, type Staff } from "./staff.ts";
import { openAurelune, type Visitor } from "./visitor.ts";

/** A member of these tests. */
export interface Writer {
  readonly name: string;
  readonly visitor: Visitor;
}

export const newKey = () => ({ headers: { "idempotency-key": randomUUID() } });

/** What opens a ticket, of ten words. */
export const question: SendFeedback = {
  category: "SUPPORT",
  content: "My deposit of this morning is not in my balance",
};

/** One gateway with staff of these names and roles, and members who write. */
export function useTickets() {
  let app: TestApp;
  const people = new Map<string, Staff>();
  let names = 0;
  beforeAll(async () => {
    app = await openTestApp(deskSettings);
    Object.assign(app.services, { limiter: async () => {} });
    for (const [name, role] of [
      ["sue", "SUPPORT"],
      ["sam", "SUPPORT"],
      ["olga", "OPERATIONS"],
      ["audrey", "AUDITOR"],
      ["cora", "CONTENT"],
    ] as const)
      people.set(name, await joinDesk(app, name, role));
  });
  afterEach(async () => expect(await app.listFaults()).toEqual([]));
  afterAll(() => app.close());

  const newMember = async (): Promise<Writer> => {
    const name = `writer${(names += 1)}`;
    const visitor = openAurelune(app);
    await visitor.registerAs(name);
    return { name, visitor };
  };
  return {
    app: () => app,
    staff: (name: string): Staff => {
      const found = people.get(name);
      if (found === undefined) throw new Error(`nobody is called ${name}`);
      return found;
    },
    newMember,
    /** Opens a ticket. @returns its number */
    open: async ({ visitor }: Writer, more: Partial<SendFeedback> = {}): Promise<string> =>
      (await visitor.get(sendFeedback, { ...question, ...more }, newKey())).id,
    write: ({ visitor }: Writer, id: string, content = "Thank you"): Promise<TicketDetails> =>
      visitor.get(writeTicket, { id, content }, newKey()),
  };
}
