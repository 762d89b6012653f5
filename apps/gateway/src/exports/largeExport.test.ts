import { randomUUID } from "node:crypto";
import { createExport, decideProposal, type Export, listExports, listProposals } from "@marquee/contract/staff";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestApp, type TestApp } from "../../test/openTestApp.ts";
import { addStaff, deskSettings, Staff } from "../../test/staff.ts";

describe("large files of members", () => {
  let app: TestApp;
  let owner: Staff;
  let second: Staff;

  beforeAll(async () => {
    app = await openTestApp(deskSettings);
    const { db } = app.services;
    await addStaff(db, "owner@aurelune.example", { AURELUNE: ["OWNER"] });
    await addStaff(db, "second@aurelune.example", { AURELUNE: ["OWNER"] });
    owner = await new Staff(app, "AURELUNE").login("owner@aurelune.example");
    second = await new Staff(app, "AURELUNE").login("second@aurelune.example");
    await sql`
      insert into members (tenant_id, id, username, username_key, nickname, kind, language, avatar, currency, registered_from)
      select 'aurelune', 'large' || n, 'large' || n, 'large' || n, 'large' || n, case when n > 6000 then 0 else 2 end, 'EN', 1, 'VND', 'test'
      from generate_series(1, 10001) n`.execute(db);
  });
  afterAll(() => app.close());

  const wish = (reason?: string) => ({
    id: randomUUID(),
    list: "members",
    filters: {},
    ...(reason !== undefined && { reason }),
  });
  const find = async (id: string): Promise<Export | undefined> =>
    (await owner.get(listExports, {})).items.find((each) => each.id === id);

  it("take two people: without a reason the size is told, with one it is proposed, and made once another person approves", async () => {
    const asked = wish();
    const { body } = await owner.call(createExport, asked);
    expect(body).toMatchObject({ errorCode: "export.two", value: { lines: expect.any(Number) } });
    const proposed = { ...asked, reason: "for the yearly report" };
    expect(await owner.get(createExport, proposed)).toEqual({ proposed: true });
    // Sent again it is the same one.
    expect(await owner.get(createExport, proposed)).toEqual({ proposed: true });
    expect(await find(asked.id)).toBeUndefined();
    const { items } = await owner.get(listProposals, { state: "PROPOSED" });
    expect(items.filter(({ kind }) => kind === "export.create")).toMatchObject([{ id: asked.id, decidable: false }]);
    const decided = { id: asked.id, decision: "approve" as const, note: "" };
    expect(await owner.refuse(decideProposal, decided)).toBe("proposal.own");
    await second.get(decideProposal, decided);
    expect(await find(asked.id)).toMatchObject({ list: "members", askedBy: "owner@aurelune.example" });
  });

  it("cannot be had in parts: the files of a day count together, also when they are asked for at once", async () => {
    const part = () => ({ ...wish(), filters: { kind: "2" } });
    const answers = await Promise.all([second.call(createExport, part()), second.call(createExport, part())]);
    expect(answers.map(({ body }) => (body.success ? "made" : body.errorCode)).toSorted()).toEqual([
      "export.two",
      "made",
    ]);
  });
});
