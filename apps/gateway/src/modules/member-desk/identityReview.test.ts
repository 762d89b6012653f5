import { getIdentity, getMemberInfo, submitIdentity } from "@marquee/contract";
import { randomUUID } from "node:crypto";
import {
  addMemberRemark,
  decideIdentityCheck,
  getIdentityCheck,
  listAudit,
  listIdentityChecks,
  listMemberMessages,
  listMemberRemarks,
  listMemberSignals,
} from "@marquee/contract/staff";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createJoiner } from "../../../test/createJoiner.ts";
import { joinDesk } from "../../../test/deskTeam.ts";
import { openTestApp, type TestApp } from "../../../test/openTestApp.ts";
import { addStaff, deskSettings, Staff } from "../../../test/staff.ts";
import { drawPicture, upload } from "../../../test/uploads.ts";
import type { Visitor } from "../../../test/visitor.ts";

describe("what staff read about a member", () => {
  let app: TestApp;
  let owner: Staff;
  let risk: Staff;
  let support: Staff;

  beforeAll(async () => {
    app = await openTestApp(deskSettings);
    owner = await joinDesk(app, "owner", "OWNER");
    risk = await joinDesk(app, "risk", "RISK");
    support = await joinDesk(app, "support", "SUPPORT");
  });
  afterAll(() => app.close());

  const join = createJoiner(
    () => app,
    "reviewed",
    (name) => ({ email: `${name}@mail.example` }),
  );

  const front = drawPicture("jpeg", { width: 60, height: 40 }, "#123456");

  async function send(visitor: Visitor): Promise<string> {
    const draw = async (colour: string): Promise<string> =>
      (await upload(app, visitor, "DOCUMENT", await drawPicture("jpeg", { width: 60, height: 40 }, colour))).uploadId;
    const { check } = await visitor.get(submitIdentity, {
      documentType: "PASSPORT",
      fullName: "Zuzanna Owner",
      documentNumber: "AB 123456",
      front: (await upload(app, visitor, "DOCUMENT", await front)).uploadId,
      selfie: await draw("#654321"),
      livenessCode: (await visitor.get(getIdentity, {})).livenessCode,
    });
    return check?.id ?? "";
  }

  async function load(url: string, staff: Staff | undefined, host = "desk.example"): Promise<number> {
    const cookie = staff?.cookie === undefined ? {} : { cookie: `staff=${staff.cookie}` };
    return (await app.http.inject({ method: "GET", url, headers: { host, ...cookie } })).statusCode;
  }

  it("X-17, X-52: documents wait in a queue, their pictures open by a link of one session of staff alone, and each view is written down", async () => {
    const { name, here } = await join();
    const id = await send(here);
    const { items } = await risk.get(listIdentityChecks, { state: "SUBMITTED" });
    expect(items).toMatchObject([{ id, username: name, state: "SUBMITTED", fullName: "Zuzanna Owner" }]);
    const { pictures, livenessCode } = await risk.get(getIdentityCheck, { id });
    expect(livenessCode).toBe((await here.get(getIdentity, {})).livenessCode);
    expect(pictures.map(({ part }) => part)).toEqual(["front", "selfie"]);
    const url = pictures[0]?.url ?? "";
    expect(await load(url, risk)).toBe(200);
    const again = await new Staff(app, "AURELUNE").login("risk@aurelune.example");
    await addStaff(app.services.db, "kim@kickline.example", { KICKLINE: ["OWNER"] });
    const kim = await new Staff(app, "KICKLINE").login("kim@kickline.example");
    for (const [what, other] of Object.entries({ owner, support, again, kim, guest: undefined }))
      expect(await load(url, other), what).toBe(404);
    expect(await load(url, risk, "aurelune.localhost")).toBe(404);
    expect(await load(url.replace("AURELUNE", "KICKLINE"), risk)).toBe(404);
    expect(await load(url.replace(/until=[0-9]+/, "until=9999999999999"), risk)).toBe(404);
    expect(await support.refuse(getIdentityCheck, { id })).toBe("permission.denied");
    expect(await kim.refuse(getIdentityCheck, { id })).toBe("documents.unknown");
    const seen = await owner.get(listAudit, { action: "view identity documents" });
    expect(seen.items).toMatchObject([{ actor: "risk@aurelune.example", subject: name, after: { check: id } }]);
  });

  it("X-17, X-52: one of two deciders is late, a refusal needs a reason, and the member's level follows", async () => {
    const { name, here } = await join();
    const id = await send(here);
    expect(await risk.refuse(decideIdentityCheck, { id, decision: "reject", reason: " " })).toBe("request.invalid");
    expect(await risk.refuse(decideIdentityCheck, { id, decision: "reject", reason: "" })).toBe("fields");
    const ends = await Promise.all([
      risk.refuse(decideIdentityCheck, { id, decision: "approve", reason: "" }),
      owner.refuse(decideIdentityCheck, { id, decision: "reject", reason: "It cannot be read." }),
    ]);
    expect(ends.toSorted()).toEqual(["none", "state.changed"]);
    const isApproved = ends[0] === "none";
    expect((await here.get(getMemberInfo, {})).kycLevel).toBe(isApproved ? 2 : 0);
    const { session } = { session: await here.get(getMemberInfo, {}) };
    const { items } = await risk.get(listIdentityChecks, { memberId: session.id });
    expect(items).toMatchObject([{ id, state: isApproved ? "APPROVED" : "REJECTED" }]);
    const log = await owner.get(listAudit, { action: "kyc", subject: name });
    expect(log.items).toMatchObject([{ address: "127.0.0.1", after: { check: id } }]);
  });

  it("X-52: a remark is written once, for colleagues only; messages and signals of a member are his own", async () => {
    const { here } = await join();
    const { id: memberId } = await here.get(getMemberInfo, {});
    const remark = { id: randomUUID(), memberId, text: "called about\na lost phone <b>" };
    await support.get(addMemberRemark, remark);
    await support.get(addMemberRemark, remark);
    expect(await support.refuse(addMemberRemark, { ...remark, text: "other words" })).toBe("idempotency.conflict");
    const remarks = await risk.get(listMemberRemarks, { memberId });
    expect(remarks).toMatchObject([{ by: "support@aurelune.example", text: remark.text }]);
    expect(JSON.stringify(await owner.get(listAudit, { action: "write remark" }))).not.toContain("lost phone");
    expect(await support.refuse(addMemberRemark, { ...remark, text: "" })).toBe("request.invalid");
    expect(await risk.get(listMemberSignals, { memberId })).toEqual([]);
    expect(await risk.refuse(listMemberMessages, { memberId })).toBe("permission.denied");
    expect(
      (await support.get(listMemberMessages, { memberId })).items.every(({ recipient }) =>
        recipient.includes("reviewed"),
      ),
    ).toBe(true);
  });
});
