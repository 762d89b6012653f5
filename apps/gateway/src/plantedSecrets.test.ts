import { getBalance, getCaptchaChallenge, login, register } from "@marquee/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { dumpDatabase } from "../test/dumpDatabase.ts";
import { createGameServer } from "../test/gameServer.ts";
import { openTestApp, type TestApp } from "../test/openTestApp.ts";
import { openAurelune, toRegistration } from "../test/visitor.ts";

const password = "Planted#Secret77";
const wrongPassword = "Planted#Wrong#88";

describe("planted secrets", () => {
  let app: TestApp;

  beforeAll(async () => {
    app = await openTestApp({ MARQUEE_LOG_LEVEL: "debug" });
  });
  afterAll(() => app.close());

  it("no password, token, key or proof is in the log or in the database", async () => {
    const ann = openAurelune(app);
    const form = { ...toRegistration("plantedann", "AURELUNE"), password, confirmPassword: password };
    const { token = "" } = await ann.get(register, form);
    await ann.refuse(register, { ...form, username: "plantedbo", confirmPassword: wrongPassword });
    await ann.refuse(login, {
      type: "username",
      username: "plantedann",
      password: wrongPassword,
      side: "MEMBER",
      deviceId: "d",
    });
    // A password typed into the name field.
    await ann.refuse(login, {
      type: "username",
      username: password,
      password: wrongPassword,
      side: "MEMBER",
      deviceId: "d",
    });
    await ann.get(getCaptchaChallenge, {});
    ann.setToken(token);
    await ann.get(getBalance, {}, { headers: { authorization: `Bearer ${token}` } });
    const { game_url: url = "" } = await ann.launchFirst();
    const launchToken = new URL(url).searchParams.get("t") ?? "none";
    await app.http.inject({ url: `/wps/member/info?token=${token}`, headers: { host: "aurelune.localhost" } });
    // A password in a plain body, or in a broken one: mistakes of a careless client.
    const headers = { host: "aurelune.localhost", "content-type": "application/json" };
    for (const payload of [JSON.stringify(form), `{"password":"${password}"`])
      await app.http.inject({ method: "POST", url: login.path, headers, payload });
    const opened = await createGameServer(app, app.houseSecret).call("session", { token: launchToken });
    if (opened.status !== "OK") throw new Error(opened.status);

    const [logged, stored] = [app.logged(), await dumpDatabase(app.services.db)];
    expect(logged).toContain('"route":"/wps/session/login"');
    expect(stored).toContain("plantedann");
    const keys = app.secrets.bodyKeys.map(({ d }) => d ?? "none");
    const secrets = [password, wrongPassword, token, launchToken, app.houseSecret, app.secrets.captcha, ...keys];
    for (const secret of secrets) {
      expect(logged.includes(secret), `the log holds ${secret}`).toBe(false);
      expect(stored.toLowerCase().includes(secret.toLowerCase()), `the database holds ${secret}`).toBe(false);
    }
    expect(logged.includes(opened.session.sessionId), "the log holds a game session").toBe(false);
  });
});
