import { confirmTotp, getMemberInfo, login, logout, startTotp } from "@marquee/contract";
import { rows } from "@marquee/contract/schema";
import { Secret, TOTP } from "otpauth";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openAccount, turn } from "../test/account.ts";
import { openTestApp, type TestApp } from "../test/openTestApp.ts";
import { openEveryCall, switchModules } from "../test/registration.ts";
import { toRightBody } from "../test/toRightBody.ts";
import { openAurelune, passwordOf, type Visitor } from "../test/visitor.ts";
import { givePassword } from "./operator/accounts.ts";
import { tables } from "../test/tables.ts";

// A member who has completed only a part of a login: no row of the contract accepts that as a session.

const host = "aurelune.localhost";
const password = passwordOf("AURELUNE");

describe("sessions that wait for a step", () => {
  let app: TestApp;
  let waiting: Visitor;
  let challenged: Visitor;
  const markers: string[] = [];

  beforeAll(async () => {
    app = await openTestApp();
    await turn(app, "on", "PASSWORD3", "SECCEN3", "TFA3");
    const { db, passwords } = app.services;
    const changing = await openAccount(app, "waitchange");
    const given = await givePassword(db, passwords, { actor: "olga", merchant: "aurelune", member: changing.name });
    waiting = openAurelune(app);
    expect(await waiting.loginAs(changing.name, given.password)).toMatchObject({ forceChangePassword: true });

    const factor = await openAccount(app, "waitfactor");
    const { secret } = await factor.visitor.get(startTotp, { password });
    await factor.visitor.get(confirmTotp, { code: new TOTP({ secret: Secret.fromBase32(secret) }).generate() });
    challenged = openAurelune(app);
    const first = { type: "username", username: factor.name, password, side: "MEMBER", deviceId: "d" } as const;
    const { body } = await challenged.call(login, first);
    if (body.success) throw new Error("the password alone logs in");
    // What the page has between the two steps, sent as if it were a session.
    challenged.setToken(String(Object(body.value).challengeId));
    markers.push(changing.name, changing.email, changing.mobile, factor.name, factor.email, factor.mobile);
    await openEveryCall(app, "aurelune");
    await switchModules(app, "aurelune", { GEETEST3: "off" });
  });
  afterAll(() => app.close());

  const every = rows.map(({ endpoint }) => [endpoint.name, endpoint] as const);

  it.each(every)(
    "LG-11, X-19: %s is closed to who has not done the step, and tells nothing of the member",
    async (_, row) => {
      for (const method of [row.method, ...row.alsoMethods]) {
        for (const [visitor, code] of [
          [waiting, "password.change.required"],
          [challenged, "login.not.session"],
        ] as const) {
          if (visitor === waiting && row.pending.length > 0) continue;
          const { body } = await visitor.send(row, toRightBody(row, host, "x"), { method });
          if (row.token === "required") expect(body, `${method} ${code}`).toContain(`"errorCode":"${code}"`);
          for (const marker of markers) expect(body.includes(marker), `${method} shows ${marker}`).toBe(false);
        }
      }
    },
  );

  it("LG-11: the session waits as before, takes the rows that name its step, and ends by a logout", async () => {
    const named = rows.filter(({ endpoint }) => endpoint.pending.length > 0).map(({ endpoint }) => endpoint.name);
    expect(named.toSorted()).toEqual(["changePassword", "getSessionLife", "keepSession", "logout"]);
    const open = await tables(app.services.db)
      .selectFrom("sessions")
      .select("pending")
      .where("pending", "is not", null)
      .execute();
    expect(open).toEqual([{ pending: "PASSWORD_CHANGE" }]);
    await waiting.get(logout, {});
    expect(await waiting.refuse(getMemberInfo, {})).toBe("login.not.session");
  });
});
