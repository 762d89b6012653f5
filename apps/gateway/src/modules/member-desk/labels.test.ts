import { randomUUID } from "node:crypto";
import { getMemberInfo } from "@marquee/contract";
import {
  getMember,
  listAudit,
  listLabels,
  listMembers,
  removeLabel,
  saveLabel,
  type SaveLabel,
  setMemberLabels,
} from "@marquee/contract/staff";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { findLine, joinDesk } from "../../../test/deskTeam.ts";
import { openTestApp, type TestApp } from "../../../test/openTestApp.ts";
import { addStaff, deskSettings, Staff } from "../../../test/staff.ts";
import { openAurelune, openKickline } from "../../../test/visitor.ts";
import { tables } from "../../../test/tables.ts";

const reason = "the club has a new rank";

describe("labels of members", () => {
  let app: TestApp;
  let owner: Staff;
  let support: Staff;
  let serial = 0;

  beforeAll(async () => {
    app = await openTestApp(deskSettings);
    owner = await joinDesk(app, "owner", "OWNER");
    support = await joinDesk(app, "support", "SUPPORT");
  });
  afterAll(() => app.close());

  const toLabel = (EN: string, more: Partial<SaveLabel> = {}): SaveLabel => ({
    id: randomUUID(),
    version: 0,
    names: { EN },
    color: "#112233",
    color2: "#aabbcc",
    rank: 3,
    service: "NORMAL",
    reason,
    ...more,
  });

  async function join() {
    serial += 1;
    const [name, visitor] = [`labelled${serial}`, openAurelune(app)];
    const { session } = await visitor.registerAs(name);
    return { name, visitor, memberId: session?.id ?? "" };
  }

  const set = async (memberId: string, labels: string[]) => {
    const { version } = await support.get(getMember, { memberId });
    await support.get(setMemberLabels, { memberId, labels, version, reason });
  };

  it("EN-09, LT-07: a member's info has the label with the highest rank in the language of the call, English where it has no name, and the others beside it", async () => {
    const { visitor, memberId } = await join();
    const look = async (language: string) => {
      const { clubLabel, memberLabel } = await visitor.get(getMemberInfo, {}, { headers: { language } });
      return [clubLabel, ...memberLabel].map(({ labelName }) => labelName);
    };
    expect(await look("EN")).toEqual(["Member"]);
    expect(await look("VI")).toEqual(["Thành viên"]);
    const silver = toLabel("Silver", { names: { EN: "Silver", VI: "Bạc", CN: " " } });
    const gold = toLabel("Gold", { rank: 7, color: "#b7791f", color2: "#f6d365", service: "VIP" });
    for (const label of [silver, gold]) await support.get(saveLabel, label);
    await set(memberId, [silver.id, gold.id]);
    expect((await visitor.get(getMemberInfo, {})).clubLabel).toEqual({
      labelName: "Gold",
      color: "#b7791f",
      color2: "#f6d365",
      rank: 7,
      service: "VIP",
    });
    expect(await look("VI")).toEqual(["Gold", "Bạc"]);
    expect(await look("CN")).toEqual(["Gold", "Silver"]);
    const { items } = await support.get(listMembers, { label: gold.id });
    expect(items.map(({ id }) => id)).toEqual([memberId]);
    expect(items[0]?.labels.map(({ name }) => name)).toEqual(["Gold", "Silver"]);
    await set(memberId, []);
    expect(await look("EN")).toEqual(["Member"]);
  });

  it("RP-11: every merchant has the label Admin, which stays and gives a player no rights", async () => {
    const admin = (await owner.get(listLabels, {})).find(({ kind }) => kind === "ADMIN");
    expect(admin?.names.EN).toBe("Admin");
    await addStaff(app.services.db, "kim@kickline.example", { KICKLINE: ["OWNER"] });
    const kim = await new Staff(app, "KICKLINE").login("kim@kickline.example");
    expect((await kim.get(listLabels, {})).filter(({ kind }) => kind === "ADMIN")).toHaveLength(1);
    const { visitor, memberId } = await join();
    const before = await visitor.get(getMemberInfo, {});
    await set(memberId, [admin?.id ?? ""]);
    const after = await visitor.get(getMemberInfo, {});
    expect(after).toEqual({ ...before, clubLabel: expect.objectContaining({ labelName: "Admin", rank: 0 }) });
    expect(await owner.refuse(removeLabel, { id: admin?.id ?? "", version: admin?.version ?? 0, reason })).toBe(
      "label.unknown",
    );
    expect(await kim.refuse(setMemberLabels, { memberId, labels: [], version: 1, reason })).toBe("member.unknown");
  });

  it("EN-09: a change of a label is one of its version, is told to open pages, and the log has both looks", async () => {
    const { memberId } = await join();
    const label = toLabel("Bronze");
    expect(await support.get(saveLabel, label)).toEqual({ version: 1 });
    expect(await support.get(saveLabel, label)).toEqual({ version: 1 });
    await set(memberId, [label.id]);
    const both = await Promise.all(
      ["Copper", "Brass"].map((EN) => support.call(saveLabel, { ...label, version: 1, names: { EN } })),
    );
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(both.find(({ status }) => status === 409)?.body).toMatchObject({
      errorCode: "version.conflict",
      value: { version: 2, color: "#112233", names: { EN: expect.stringMatching(/^(Copper|Brass)$/) } },
    });
    const told = await tables(app.services.db)
      .selectFrom("live_events")
      .select("kind")
      .where("member_id", "=", memberId)
      .where("kind", "=", "member")
      .execute();
    // One for the label that was given, one for its change.
    expect(told).toHaveLength(2);
    const { items } = await owner.get(listAudit, { action: "save label" });
    expect(items[0]).toMatchObject({ before: { names: { EN: "Bronze" } }, after: { color: "#112233" }, reason });
    await support.get(removeLabel, { id: label.id, version: 2, reason });
    expect((await support.get(getMember, { memberId })).labels).toEqual([]);
    expect(await support.refuse(saveLabel, { ...label, version: 2 })).toBe("label.unknown");
    expect(await support.refuse(setMemberLabels, { memberId, labels: [label.id], version: 1, reason })).toBe(
      "label.unknown",
    );
  });

  it("EN-09: what is no label is refused, and another merchant's label is none", async () => {
    for (const wrong of [
      { color: "red" },
      { color: "#11223" },
      { color2: "url(x)" },
      { rank: 10 },
      { rank: 1.5 },
      { names: { EN: "" } },
      { names: { EN: "x".repeat(41) } },
    ])
      expect(await support.refuse(saveLabel, toLabel("Wrong", wrong)), JSON.stringify(wrong)).toBe("request.invalid");
    const { session } = await openKickline(app).registerAs("nolabel");
    const label = toLabel("Mine");
    await support.get(saveLabel, label);
    const kim = await new Staff(app, "KICKLINE").login("kim@kickline.example");
    const memberId = session?.id ?? "";
    expect(await kim.refuse(setMemberLabels, { memberId, labels: [label.id], version: 0, reason })).toBe(
      "label.unknown",
    );
    expect(await findLine(owner, "labelled1")).toMatchObject({ username: "labelled1" });
  });
});
