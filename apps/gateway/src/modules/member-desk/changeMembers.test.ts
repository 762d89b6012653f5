import { randomUUID } from "node:crypto";
import { getSessionLife } from "@marquee/contract";
import { getMember, labelMembers, listAudit, listLabels, saveLabel, setMemberStates } from "@marquee/contract/staff";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { joinDesk } from "../../../test/deskTeam.ts";
import { openTestApp, type TestApp } from "../../../test/openTestApp.ts";
import { deskSettings, type Staff } from "../../../test/staff.ts";
import { openAurelune, openKickline } from "../../../test/visitor.ts";

const reason = "asked for by the partner";

describe("what staff do to chosen members", () => {
  let app: TestApp;
  let owner: Staff;
  let support: Staff;
  let serial = 0;

  beforeAll(async () => {
    app = await openTestApp(deskSettings);
    owner = await joinDesk(app, "owner", "OWNER");
    support = await joinDesk(app, "support", "SUPPORT");
  });
  afterAll(async () => {
    expect(await app.listFaults()).toEqual([]);
    await app.close();
  });

  async function join(open = openAurelune) {
    const visitor = open(app);
    const { session } = await visitor.registerAs(`chosen${String((serial += 1)).padStart(3, "0")}`);
    return { visitor, memberId: session?.id ?? "" };
  }

  it("X-52: freezes those who are active, leaves the others, logs each out and writes a line of the log for each", async () => {
    const [ann, bob, kim] = [await join(), await join(), await join(openKickline)];
    const unknown = randomUUID();
    const memberIds = [ann, bob, kim].map(({ memberId }) => memberId);
    await owner.get(setMemberStates, { memberIds: [bob.memberId], event: "freeze", reason });
    const done = await owner.get(setMemberStates, { memberIds: [...memberIds, unknown], event: "freeze", reason });
    expect(done.changed).toEqual([ann.memberId]);
    expect(done.left.toSorted()).toEqual([bob.memberId, kim.memberId, unknown].toSorted());
    expect(await ann.visitor.refuse(getSessionLife, {})).toMatch(/^(not\.login|account\.frozen)$/);
    expect((await kim.visitor.call(getSessionLife, {})).status).toBe(200);
    const { items } = await owner.get(listAudit, { action: "freeze member" });
    expect(items).toHaveLength(2);
    const back = await owner.get(setMemberStates, { memberIds: memberIds.slice(0, 2), event: "unfreeze", reason });
    expect(back.left).toEqual([]);
    expect(await owner.get(getMember, { memberId: ann.memberId })).toMatchObject({ state: "ACTIVE", version: 2 });
  });

  it("X-52: gives a label to those who lack it and takes it away, beside their other labels, also by two people at once", async () => {
    const look = { color: "#112233", color2: "#aabbcc", rank: 1, service: "NORMAL" as const };
    for (const name of ["Early", "Loud"])
      await owner.get(saveLabel, { ...look, id: randomUUID(), names: { EN: name }, version: 0, reason });
    const labels = await owner.get(listLabels, {});
    const find = (name: string) => labels.find((label) => label.names.EN === name)?.id ?? "";
    const members = await Promise.all([join(), join(), join()]);
    const memberIds = members.map(({ memberId }) => memberId);
    const given = { memberIds, label: find("Early"), carried: true, reason };
    const both = await Promise.all([owner.get(labelMembers, given), support.get(labelMembers, given)]);
    expect(both.map(({ changed }) => changed.length).toSorted()).toEqual([0, 3]);
    await owner.get(labelMembers, { ...given, memberIds: memberIds.slice(0, 1), label: find("Loud") });
    const taken = await owner.get(labelMembers, { ...given, carried: false });
    expect(taken.changed).toHaveLength(3);
    const sheet = await owner.get(getMember, { memberId: memberIds[0] ?? "" });
    expect(sheet.labels.map(({ name }) => name)).toEqual(["Loud"]);
    expect(await owner.refuse(labelMembers, { ...given, label: randomUUID() })).toBe("label.unknown");
  });

  it("X-52: an auditor may neither freeze nor label; nobody, more than a hundred and the same one twice are refused", async () => {
    const { memberId } = await join();
    const auditor = await joinDesk(app, "auditor", "AUDITOR");
    const [memberIds, label] = [[memberId], randomUUID()];
    expect(await auditor.refuse(setMemberStates, { memberIds, event: "freeze", reason })).toBe("permission.denied");
    expect(await auditor.refuse(labelMembers, { memberIds, label, carried: true, reason })).toBe("permission.denied");
    for (const wrong of [[], [memberId, memberId], Array.from({ length: 101 }, () => randomUUID())])
      expect(await owner.refuse(setMemberStates, { memberIds: wrong, event: "freeze", reason })).toBe(
        "request.invalid",
      );
    expect(await owner.refuse(setMemberStates, { memberIds: [memberId], event: "close" as "freeze", reason })).toBe(
      "request.invalid",
    );
  });
});
