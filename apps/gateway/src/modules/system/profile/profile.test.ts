import { execFileSync } from "node:child_process";
import { webcrypto } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { profilePath, profileType } from "@marquee/contract";
import { listAudit, listSwitches, setProfileCertificate, setSwitch, type SiteSwitch } from "@marquee/contract/staff";
import { Integer, PrintableString } from "asn1js";
import { AttributeTypeAndValue, Certificate } from "pkijs";
import { parse } from "plist";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestApp, type TestApp } from "../../../../test/openTestApp.ts";
import { addStaff, deskSettings, Staff } from "../../../../test/staff.ts";
import { tables } from "../../../../test/tables.ts";
import { toProfile } from "./toProfile.ts";

const { subtle } = webcrypto;
const day = 86_400_000;

const toPem = (label: string, der: ArrayBuffer): string =>
  `-----BEGIN ${label}-----\n${Buffer.from(der).toString("base64").replace(/.{64}/g, "$&\n")}\n-----END ${label}-----\n`;

type Kind = "rsa" | "ec" | "weak";

const algorithms = {
  rsa: { name: "RSASSA-PKCS1-v1_5", hash: "SHA-256", modulusLength: 2048, publicExponent: new Uint8Array([1, 0, 1]) },
  weak: { name: "RSASSA-PKCS1-v1_5", hash: "SHA-256", modulusLength: 1024, publicExponent: new Uint8Array([1, 0, 1]) },
  ec: { name: "ECDSA", namedCurve: "P-256" },
} as const;

/** A certificate that signs itself, and its key. */
async function createCertificate(kind: Kind, name: string, from = -day, to = day) {
  const { publicKey, privateKey } = await subtle.generateKey(algorithms[kind], true, ["sign", "verify"]);
  const certificate = new Certificate({ version: 2, serialNumber: new Integer({ value: 7 }) });
  const common = new AttributeTypeAndValue({ type: "2.5.4.3", value: new PrintableString({ value: name }) });
  certificate.issuer.typesAndValues.push(common);
  certificate.subject.typesAndValues.push(common);
  certificate.notBefore.value = new Date(Date.now() + from);
  certificate.notAfter.value = new Date(Date.now() + to);
  await certificate.subjectPublicKeyInfo.importKey(publicKey);
  await certificate.sign(privateKey, "SHA-256");
  return {
    certificate: toPem("CERTIFICATE", certificate.toSchema().toBER(false)),
    key: toPem("PRIVATE KEY", await subtle.exportKey("pkcs8", privateKey)),
  };
}

/** What another implementation reads of signed data, with the certificate as the only one that it trusts. @throws for a wrong signature */
function readSigned(bytes: Buffer, certificate: string): string {
  const folder = mkdtempSync(join(tmpdir(), "marquee-profile-"));
  const file = join(folder, "certificate.pem");
  writeFileSync(file, certificate);
  const verify = ["cms", "-verify", "-binary", "-inform", "DER", "-purpose", "any", "-CAfile", file];
  const read = execFileSync("/usr/bin/openssl", verify, { input: bytes, stdio: ["pipe", "pipe", "ignore"] });
  rmSync(folder, { recursive: true });
  return read.toString();
}

describe("the iOS profile", () => {
  let app: TestApp;
  let ann: Staff;

  beforeAll(async () => {
    app = await openTestApp(deskSettings);
    await addStaff(app.services.db, "ann@aurelune.example", { AURELUNE: ["OPERATIONS"] });
    ann = await new Staff(app, "AURELUNE").login("ann@aurelune.example");
  });
  afterAll(() => app.close());

  const reason = "asked for by the partner";
  const getVersion = async () => (await ann.get(listSwitches, {})).version;
  const set = async (wanted: SiteSwitch) => ann.get(setSwitch, { wanted, reason, version: await getVersion() });
  const setCertificate = async (pems: { certificate: string; key: string }) =>
    ann.get(setProfileCertificate, { ...pems, reason, version: await getVersion() });
  const refuse = async (pems: { certificate: string; key: string }) =>
    ann.refuse(setProfileCertificate, { ...pems, reason, version: await getVersion() });
  const ask = (host = "aurelune.localhost", from: TestApp["http"] = app.http) =>
    from.inject({ url: profilePath, headers: { host } });
  const getShown = async () => (await ann.get(listSwitches, {})).site.profileCertificate;

  it("DL-04: is a web clip of the brand's name and the address that staff name, the same at every call, and of no other brand", async () => {
    expect((await ask()).statusCode).toBe(404);
    const url = "https://aurelune.example/?a=1&b=2";
    await set({ kind: "resource", subject: "IOS", state: url });
    const answer = await ask();
    expect([answer.statusCode, answer.headers["content-type"], answer.headers["cache-control"]]).toEqual([
      200,
      profileType,
      "no-store",
    ]);
    const profile = parse(answer.body);
    expect(profile).toMatchObject({
      PayloadType: "Configuration",
      PayloadIdentifier: "marquee.aurelune",
      PayloadDisplayName: "Aurelune",
      PayloadContent: [{ PayloadType: "com.apple.webClip.managed", Label: "Aurelune", URL: url, FullScreen: true }],
    });
    expect(answer.body.match(/[0-9A-F]{8}-[0-9A-F]{4}-8[0-9A-F]{3}-[89AB][0-9A-F]{3}-[0-9A-F]{12}/g)).toHaveLength(2);
    expect((await ask()).body).toBe(answer.body);
    expect((await ask("kickline.localhost")).statusCode).toBe(404);
    expect((await ask("unknown.example")).statusCode).toBe(404);
  });

  it("DL-04: a name or an address cannot add to the profile, and its ids are the brand's own", () => {
    const name = `A & B</string><key>X</key>"]]>`;
    const parts = { code: "A", name, url: "https://a.example/?x=1&y=<z>", icon: Buffer.from("picture") };
    const [profile, other] = [toProfile(parts), toProfile({ ...parts, code: "B" })];
    expect(parse(profile)).toMatchObject({
      PayloadDisplayName: name,
      PayloadContent: [{ Label: name, URL: parts.url, Icon: new Uint8Array(parts.icon) }],
    });
    expect(parse(profile)).not.toHaveProperty("X");
    const listIds = (text: string) => text.match(/[0-9A-F]{8}(?:-[0-9A-F]{4}){3}-[0-9A-F]{12}/g) ?? [];
    expect(new Set([...listIds(profile), ...listIds(other)]).size).toBe(4);
  });

  it("DL-04: is not there while its module or the site is off", async () => {
    for (const id of ["IOSAPP3", "DOWNLOAD3"]) {
      await set({ kind: "module", subject: id, state: "off" });
      expect((await ask()).json()).toMatchObject({ errorCode: "function.not.available" });
      await set({ kind: "module", subject: id, state: "on" });
    }
    await set({ kind: "status", subject: "site", state: "maintenance", message: "soon" });
    expect((await ask()).json()).toMatchObject({ errorCode: "maintenance" });
    await set({ kind: "status", subject: "site", state: "open" });
    expect((await ask()).statusCode).toBe(200);
  });

  it.each(["rsa", "ec"] as const)(
    "DL-04: is signed by the merchant's %s certificate at every gateway, and not any more when it goes",
    async (kind) => {
      const unsigned = (await ask()).body;
      const pems = await createCertificate(kind, `Aurelune ${kind}`);
      await setCertificate(pems);
      const signed = await ask();
      expect(signed.headers["content-type"]).toBe(profileType);
      expect(readSigned(signed.rawPayload, pems.certificate)).toBe(unsigned);
      const other = await createCertificate(kind, `Aurelune ${kind}`);
      expect(() => readSigned(signed.rawPayload, other.certificate)).toThrow("Command failed");
      const second = await app.openBeside();
      const beside = await ask("aurelune.localhost", second.http);
      expect(readSigned(beside.rawPayload, pems.certificate)).toBe(unsigned);
      await second.http.close();
      expect(await getShown()).toMatchObject({ subject: `CN=Aurelune ${kind}` });
      await setCertificate({ certificate: "", key: "" });
      expect((await ask()).body).toBe(unsigned);
      expect(await getShown()).toBeNull();
    },
  );

  it("DL-04: a wrong certificate or key is refused at its field, and what was set stays", async () => {
    const [right, other, weak, ended, early] = await Promise.all([
      createCertificate("ec", "right"),
      createCertificate("ec", "other"),
      createCertificate("weak", "weak"),
      createCertificate("ec", "ended", -2 * day, -day),
      createCertificate("ec", "early", day, 2 * day),
    ]);
    await setCertificate(right);
    for (const pems of [
      { certificate: "words", key: right.key },
      { certificate: right.certificate, key: "" },
      { certificate: "", key: right.key },
      { certificate: right.certificate, key: other.key },
      { certificate: right.certificate, key: "words" },
      weak,
      ended,
      early,
      { certificate: right.certificate.repeat(9), key: right.key },
    ])
      expect(await refuse(pems)).toBe("fields");
    expect(await refuse({ ...right, key: `${right.key}\u0000` })).toBe("request.invalid");
    expect(await refuse({ ...right, certificate: "a".repeat(40_000) })).toBe("request.invalid");
    expect(await getShown()).toMatchObject({ subject: "CN=right" });
  });

  it("DL-04: neither the answer to staff, the log, the audit log nor the database has the key", async () => {
    const pems = await createCertificate("ec", "secret");
    await setCertificate(pems);
    const secret = pems.key.split("\n")[1] ?? "";
    await addStaff(app.services.db, "aud@aurelune.example", { AURELUNE: ["AUDITOR"] });
    const aud = await new Staff(app, "AURELUNE").login("aud@aurelune.example");
    const audit = await aud.get(listAudit, { action: "set profile certificate" });
    expect(audit.items[0]).toMatchObject({ after: { subject: "CN=secret" } });
    const stored = await tables(app.services.db).selectFrom("profile_certificates").selectAll().execute();
    expect(stored).toHaveLength(1);
    const seen = JSON.stringify([audit, await aud.get(listSwitches, {}), stored]) + app.logged();
    expect(seen).not.toContain(secret);
    const version = await getVersion();
    expect(await aud.refuse(setProfileCertificate, { ...pems, reason, version })).toBe("permission.denied");
  });
});
