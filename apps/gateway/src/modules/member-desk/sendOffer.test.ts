import { randomUUID } from "node:crypto";
import { excludeSelf, takeTimeOut, updatePreferences } from "@marquee/contract";
import { listAudit, sendOffer, setMemberStates } from "@marquee/contract/staff";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { joinDesk } from "../../../test/deskTeam.ts";
import { openTestApp, type TestApp } from "../../../test/openTestApp.ts";
import { deskSettings, type Staff } from "../../../test/staff.ts";
import { openAurelune, openKickline } from "../../../test/visitor.ts";
import { removeOldOffers } from "./offerStore.ts";
import { sendMessages } from "../../messages/sendMessages.ts";
import { tables } from "../../../test/tables.ts";

const reason = "the weekend's offer";
const words = { subject: "A weekend of spins", text: "Ten free spins on {site} until Sunday." };

describe("offers to chosen members", () => {
  let app: TestApp;
  let owner: Staff;
  let serial = 0;

  beforeAll(async () => {
    app = await openTestApp(deskSettings);
    owner = await joinDesk(app, "owner", "OWNER");
  });
  afterAll(async () => {
    expect(await app.listFaults()).toEqual([]);
    await app.close();
  });

  /** A member with a confirmed mailbox, who asks for offers by mail unless told otherwise. */
  async function join({ open = openAurelune, wants = true } = {}) {
    const visitor = open(app);
    const name = `offer${String((serial += 1)).padStart(3, "0")}`;
    const { session } = await visitor.registerAs(name);
    const [memberId, mailbox] = [session?.id ?? "", `${name}@players.example`];
    await sql`update members set email_key = ${mailbox}, email_confirmed_at = clock_timestamp()
      where id = ${memberId}`.execute(app.services.db);
    if (wants) await visitor.get(updatePreferences, { messages: { offers: { mail: true, sms: false } } });
    return { visitor, memberId, mailbox };
  }

  const listOffers = (mailbox: string) =>
    tables(app.services.db)
      .selectFrom("outgoing_messages")
      .select(["state", "values", "failure"])
      .where("template", "=", "offer")
      .where("recipient", "=", mailbox)
      .execute();

  const send = (memberIds: readonly string[], id = randomUUID()) =>
    owner.get(sendOffer, { ...words, id, memberIds: [...memberIds], reason });

  it("X-09, MC-01: go to those who asked for offers, and to nobody who takes a time-out or is excluded, is frozen, or another merchant's", async () => {
    const [wants, silent, paused, excluded, frozen, other] = [
      await join(),
      await join({ wants: false }),
      await join(),
      await join(),
      await join(),
      await join({ open: openKickline }),
    ];
    await paused.visitor.get(takeTimeOut, { hours: 24 });
    await excluded.visitor.get(excludeSelf, { months: 6, understood: true });
    await owner.get(setMemberStates, { memberIds: [frozen.memberId], event: "freeze", reason });
    const all = [wants, silent, paused, excluded, frozen, other];
    expect(await send([...all.map(({ memberId }) => memberId), randomUUID()])).toEqual({ sent: 1, left: 6 });
    const sent = await Promise.all(all.map(({ mailbox }) => listOffers(mailbox)));
    expect(sent.map((list) => list.length)).toEqual([1, 0, 0, 0, 0, 0]);
    expect(sent[0]?.[0]?.values).toMatchObject(words);
    const { items } = await owner.get(listAudit, { action: "send offer" });
    expect(items[0]).toMatchObject({ subject: words.subject, reason, after: { sent: 1, left: 6 } });
  });

  it("X-09: an offer that waits when a member excludes himself or takes a time-out is never sent", async () => {
    const [stays, leaves, pauses] = [await join(), await join(), await join()];
    await send([stays.memberId, leaves.memberId, pauses.memberId]);
    await leaves.visitor.get(excludeSelf, { months: 0, understood: true });
    await pauses.visitor.get(takeTimeOut, { hours: 24 });
    await sendMessages(app.services);
    // The gateway's own sending may hold one of them still.
    await expect
      .poll(async () => {
        const states = await Promise.all([stays, leaves, pauses].map(({ mailbox }) => listOffers(mailbox)));
        return states.flat().map(({ state }) => state);
      })
      .toEqual(["SENT", "FAILED", "FAILED"]);
  });

  it("X-09: of offers and exclusions at once, no offer is left waiting for who excluded himself", async () => {
    const members = await Promise.all(Array.from({ length: 8 }, () => join()));
    const memberIds = members.map(({ memberId }) => memberId);
    await Promise.all([
      ...Array.from({ length: 4 }, () => send(memberIds)),
      ...members.map(({ visitor }) => visitor.get(excludeSelf, { months: 6, understood: true })),
    ]);
    const left = (await Promise.all(members.map(({ mailbox }) => listOffers(mailbox)))).flat();
    expect(left.filter(({ state }) => state !== "FAILED")).toEqual([]);
    expect(await send(memberIds)).toEqual({ sent: 0, left: 8 });
  });

  it("X-09: the same offer sent again, also by two calls at once, goes out once and answers the same", async () => {
    const { memberId, mailbox } = await join();
    const id = randomUUID();
    const answers = await Promise.all([send([memberId], id), send([memberId], id)]);
    expect([...answers, await send([memberId], id)]).toEqual([1, 2, 3].map(() => ({ sent: 1, left: 0 })));
    const changed = { ...words, text: "Twenty free spins.", id, memberIds: [memberId], reason };
    expect(await owner.refuse(sendOffer, changed)).toBe("idempotency.conflict");
    expect(await listOffers(mailbox)).toHaveLength(1);
  });

  it("nobody gets a fourth offer in 24 hours, also of four at once, and gets one after them", async () => {
    const { memberId, mailbox } = await join();
    const answers = await Promise.all(Array.from({ length: 4 }, () => send([memberId])));
    expect(answers.map(({ sent }) => sent).toSorted()).toEqual([0, 1, 1, 1]);
    expect(await send([memberId])).toEqual({ sent: 0, left: 1 });
    expect(await listOffers(mailbox)).toHaveLength(3);
    await sql`update outgoing_messages set created_at = created_at - interval '25 hours'
      where recipient = ${mailbox}`.execute(app.services.db);
    await sql`update inbox_messages set created_at = created_at - interval '25 hours'
      where member_id = ${memberId}`.execute(app.services.db);
    expect(await send([memberId])).toEqual({ sent: 1, left: 0 });
  });

  it("an offer is kept for 400 days, and then removed with others as old", async () => {
    const [young, old] = [randomUUID(), randomUUID()];
    for (const id of [young, old]) await send([randomUUID()], id);
    await sql`update offers set at = at - interval '401 days' where id = ${old}`.execute(app.services.db);
    expect(await removeOldOffers(app.services.db, 400)).toBe(1);
    expect(await removeOldOffers(app.services.db, 400)).toBe(0);
    const left = await tables(app.services.db)
      .selectFrom("offers")
      .select("id")
      .where("id", "in", [young, old])
      .execute();
    expect(left).toEqual([{ id: young }]);
  });

  it("X-09: support may not send offers; blanks are named", async () => {
    const { memberId } = await join();
    const support = await joinDesk(app, "support", "SUPPORT");
    const asked = { ...words, id: randomUUID(), memberIds: [memberId], reason };
    expect(await support.refuse(sendOffer, asked)).toBe("permission.denied");
    expect(await owner.refuse(sendOffer, { ...asked, text: "  " })).toBe("fields");
  });
});
