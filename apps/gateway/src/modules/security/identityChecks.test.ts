import { randomUUID } from "node:crypto";
import {
  type DocumentType,
  getIdentity,
  getMemberInfo,
  listActivity,
  sendContactCode,
  changeContact,
  submitIdentity,
} from "@marquee/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createJoiner } from "../../../test/createJoiner.ts";
import { openTestApp, type TestApp } from "../../../test/openTestApp.ts";
import { readCode } from "../../../test/readCode.ts";
import { drawPicture, upload } from "../../../test/uploads.ts";
import { openKickline, passwordOf, type Visitor } from "../../../test/visitor.ts";
import type { Call } from "../../http/Call.ts";
import { answerIdentity } from "../../operator/identityRequests.ts";
import { removeUnusedFiles } from "../../files/removeFiles.ts";
import { requireIdentity, requirePaymentPassword } from "./index.ts";
import { tables } from "../../../test/tables.ts";

describe("identity documents", () => {
  let app: TestApp;

  beforeAll(async () => {
    app = await openTestApp();
  });
  afterAll(() => app.close());

  const join = createJoiner(() => app, "identity");

  const draw = async (here: Visitor, colour: string): Promise<string> =>
    (await upload(app, here, "DOCUMENT", await drawPicture("jpeg", { width: 60, height: 40 }, colour))).uploadId;

  const fill = async (here: Visitor, documentType: DocumentType = "ID_CARD") => ({
    documentType,
    fullName: "Zuzanna Owner",
    documentNumber: "AB 123456",
    front: await draw(here, "#110000"),
    ...(documentType === "PASSPORT" ? {} : { back: await draw(here, "#001100") }),
    selfie: await draw(here, "#000011"),
    livenessCode: (await here.get(getIdentity, {})).livenessCode,
  });

  const staff = { merchant: "aurelune", actor: "zoe" } as const;

  /** A call of the member as the later withdrawal makes it. */
  const toCall = async (here: Visitor): Promise<Call> => {
    const tenant = app.services.tenantRegistry.getByHost("aurelune.localhost");
    const session = await app.services.sessions.get(tenant?.id ?? "", here.getToken() ?? "", true);
    if (tenant === undefined || session === undefined) throw new Error("no session");
    return {
      tenant,
      session,
      language: "EN",
      location: { ip: "127.0.0.1", country: "ZZ" },
      requestId: randomUUID(),
      userAgent: "",
      host: "aurelune.localhost",
      origin: "http://aurelune.localhost",
      cookies: new Map(),
      setCookie: () => {},
      intent: undefined,
    };
  };

  it("X-17: documents are submitted, staff approve, the member is notified, and the level opens what requires it", async () => {
    const { name, here } = await join();
    const mail = `${name}@mail.example`;
    await here.get(sendContactCode, { kind: "EMAIL", use: "CONTACT", value: mail });
    const newCode = await readCode(app.services.db, mail);
    await here.get(changeContact, { kind: "EMAIL", value: mail, newCode, password: passwordOf("AURELUNE") });
    await expect(requireIdentity(app.services, await toCall(here), 2)).rejects.toMatchObject({
      code: "kyc.required",
      details: { value: { level: 1, needed: 2 } },
    });
    const sent = await here.get(submitIdentity, await fill(here));
    expect(sent.check).toMatchObject({ state: "SUBMITTED", fullName: "Zuzanna Owner", files: expect.any(Array) });
    expect(sent.check?.files).toHaveLength(3);
    const id = sent.check?.id ?? "";
    expect(await answerIdentity(app.services, { verb: "list", merchant: "aurelune", all: false })).toContainEqual(
      expect.objectContaining({ id, member: name, state: "SUBMITTED" }),
    );
    expect(await answerIdentity(app.services, { verb: "show", id, ...staff })).toMatchObject({
      livenessCode: sent.livenessCode,
      pictures: [{ name: "front.jpg" }, { name: "back.jpg" }, { name: "selfie.jpg" }],
    });
    const ends = await Promise.allSettled(
      [
        { verb: "approve", id, ...staff } as const,
        { verb: "reject", id, reason: "It cannot be read.", ...staff } as const,
      ].map((asked) => answerIdentity(app.services, asked)),
    );
    expect(ends.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
  });

  it("X-17: an approval is valid until staff ask again; then other documents may be submitted", async () => {
    const { name, here } = await join();
    const { check } = await here.get(submitIdentity, await fill(here, "PASSPORT"));
    const id = check?.id ?? "";
    await answerIdentity(app.services, { verb: "approve", id, ...staff });
    expect((await here.get(getMemberInfo, {})).kycLevel).toBe(2);
    await requireIdentity(app.services, await toCall(here), 2);
    expect(await here.refuse(submitIdentity, await fill(here, "PASSPORT"))).toBe("kyc.pending");
    await answerIdentity(app.services, { verb: "again", id, reason: "It has expired.", ...staff });
    expect(await here.get(getIdentity, {})).toMatchObject({
      level: 0,
      check: { state: "EXPIRED", reason: "It has expired." },
    });
    await expect(requireIdentity(app.services, await toCall(here), 2)).rejects.toThrow("kyc.required");
    expect((await here.get(submitIdentity, await fill(here))).check?.state).toBe("SUBMITTED");
    const { list } = await here.get(listActivity, {});
    expect(list.map(({ kind }) => kind)).toEqual(expect.arrayContaining(["IDENTITY_SUBMITTED", "IDENTITY_DECIDED"]));
    const audit = await tables(app.services.db)
      .selectFrom("audit_log")
      .select(["actor", "action", "subject"])
      .where("subject", "=", name)
      .execute();
    expect(audit).toContainEqual({ actor: "zoe", action: "kyc askAgain", subject: name });
  });

  it("X-17: a rejection gives the reason, by mail too, and other documents may be submitted", async () => {
    const { name, here } = await join();
    const mail = `${name}@mail.example`;
    await here.get(sendContactCode, { kind: "EMAIL", use: "CONTACT", value: mail });
    const newCode = await readCode(app.services.db, mail);
    await here.get(changeContact, { kind: "EMAIL", value: mail, newCode, password: passwordOf("AURELUNE") });
    const { check } = await here.get(submitIdentity, await fill(here));
    const reason = "The name cannot be read.";
    await answerIdentity(app.services, { verb: "reject", id: check?.id ?? "", reason, ...staff });
    expect((await here.get(getIdentity, {})).check).toMatchObject({ state: "REJECTED", reason });
    const told = await tables(app.services.db)
      .selectFrom("outgoing_messages")
      .select("values")
      .where("recipient", "=", mail)
      .where("template", "=", "identity.rejected")
      .execute();
    expect(told).toEqual([{ values: { site: "Aurelune", reason } }]);
    expect((await here.get(submitIdentity, await fill(here))).check?.state).toBe("SUBMITTED");
  });

  it("names what is wrong: another member's pictures, the same one twice, no back side, an old number, no name", async () => {
    const [{ here }, { here: eve }] = [await join(), await join()];
    const right = await fill(here);
    const faults = async (change: object): Promise<unknown> => {
      const { body } = await here.call(submitIdentity, { ...right, ...change });
      return body.success ? [] : [body.errorCode, ...(body.fields ?? []).map(({ name }) => name)];
    };
    expect(await faults({ front: await draw(eve, "#222222") })).toEqual(["fields", "front"]);
    expect(await faults({ selfie: right.front })).toEqual(["fields", "selfie"]);
    expect(await faults({ back: undefined })).toEqual(["fields", "back"]);
    expect(await faults({ selfie: randomUUID() })).toEqual(["fields", "selfie"]);
    expect(await faults({ livenessCode: right.livenessCode === "000000" ? "000001" : "000000" })).toEqual([
      "fields",
      "livenessCode",
    ]);
    expect(await faults({ fullName: "A1" })).toEqual(["fields", "fullName"]);
    for (const documentNumber of ["A-1", "#".repeat(60), "A".repeat(60)])
      expect(await faults({ documentNumber })).toEqual(["fields", "documentNumber"]);
    // Often enough for the database to have made a general plan of the statement.
    const times = Array.from({ length: 20 }, () => "kyc.pending");
    const ends = await Promise.all(["sent", ...times].map(() => here.call(submitIdentity, right)));
    expect(ends.map(({ body }) => (body.success ? "sent" : body.errorCode)).toSorted()).toEqual([...times, "sent"]);
    await removeUnusedFiles(app.services, 0);
    expect((await here.get(getIdentity, {})).check?.files).toHaveLength(3);
    const shown = await answerIdentity(app.services, {
      verb: "show",
      id: (await here.get(getIdentity, {})).check?.id ?? "",
      ...staff,
    });
    expect(shown).toMatchObject({ pictures: [{}, {}, {}] });
  });

  it("with KYC3 off the calls are closed and nobody is asked for documents", async () => {
    const kim = openKickline(app);
    await kim.registerAs("identitykim");
    expect(await kim.refuse(getIdentity, {})).toBe("function.not.available");
    const tenant = app.services.tenantRegistry.getByHost("kickline.localhost");
    const { here } = await join();
    const call = await toCall(here);
    if (tenant === undefined) throw new Error("no tenant");
    await requireIdentity(app.services, { ...call, tenant }, 2);
    await expect(requirePaymentPassword(app.services, call, "482915")).rejects.toThrow("payment.password.unset");
  });
});
