import { getRegisterRules, getStatus, getWhitelabel, listGames, register } from "@marquee/contract";
import { rows } from "@marquee/contract/schema";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestApp, type TestApp } from "../../../test/openTestApp.ts";
import { openEveryCall, switchModules } from "../../../test/registration.ts";
import { openAurelune } from "../../../test/visitor.ts";
import { applySwitch } from "../../operator/applySwitch.ts";

describe("system", () => {
  let app: TestApp;

  beforeAll(async () => {
    app = await openTestApp();
  });
  afterAll(() => app.close());

  async function setRoot(state: "on" | "off"): Promise<void> {
    await applySwitch(app.services.db, { kind: "module", merchant: "aurelune", subject: "ROOT3", state }, "test");
    await app.services.tenantRegistry.refresh();
  }

  it("SH-02, EN-10, AP-07: the status carries tree, rules, key and settings", async () => {
    const status = await openAurelune(app).get(getStatus, { url: "aurelune.localhost" });
    expect(status.info.publicKey).toEqual(app.services.bodyKeys.publicKey);
    expect(status.info.settings).toEqual({
      merchantCode: "AURELUNE",
      currency: "VND",
      currencySymbol: "₫",
      currencies: [{ currency: "VND", currencySymbol: "₫", digits: 0 }],
      paymentTypes: [],
      ageMin: 18,
      jurisdiction: "SEA",
      languages: ["EN", "VI", "CN"],
      defaultLanguage: "EN",
      lotteryType: "SEA",
      sessionIdleMinutes: 30,
      splitLogin: false,
      timeZone: "Asia/Ho_Chi_Minh",
    });
    expect(status.info.register.fields["username"]).toMatchObject({ minLength: 6, maxLength: 16 });
    expect(status).toMatchObject({
      maintenance: false,
      regionRestriction: false,
      location: { ip: "127.0.0.1", country: expect.any(String) },
    });
  });

  it("AP-06, EN-11: the tree alone is the status's, node by node", async () => {
    const ann = openAurelune(app);
    const tree = await ann.get(getWhitelabel, {});
    expect(tree).toEqual((await ann.get(getStatus, {})).info.whitelabel);
    expect(tree).toMatchObject({ modId: "ROOT3", enabled: "1" });
    expect(tree.childrenNodes?.find(({ modId }) => modId === "SIGNUP3")?.childrenNodes).toContainEqual(
      expect.objectContaining({ modId: "DIRECTREG3", enabled: "1" }),
    );
  });

  it("AP-06, RP-25: with everything off, status and tree still answer, for a page must know", async () => {
    const ann = openAurelune(app);
    await setRoot("off");
    expect(await ann.get(getWhitelabel, {})).toMatchObject({ modId: "ROOT3", enabled: "0" });
    expect((await ann.get(getStatus, {})).info.whitelabel.enabled).toBe("0");
    expect(await ann.refuse(listGames, {})).toBe("function.not.available");
    await setRoot("on");
    expect((await ann.call(listGames, {})).status).toBe(200);
  });

  it("RP-25: every call is refused while its module is off, and for want of a session where its row asks for one", async () => {
    await openEveryCall(app, "aurelune");
    const ann = openAurelune(app);
    const answers = async (): Promise<Map<string, string>> => {
      const outcomes = rows.map(async ({ endpoint }): Promise<[string, string]> => {
        const { statusCode, body } = await ann.send(endpoint, {});
        return [endpoint.name, `${statusCode} ${/"errorCode":"([^"]+)"/.exec(body)?.[1] ?? "done"}`];
      });
      return new Map(await Promise.all(outcomes));
    };
    const open = await answers();
    for (const { endpoint } of rows)
      expect(open.get(endpoint.name) === "401 login.not.session", endpoint.name).toBe(endpoint.token === "required");
    await setRoot("off");
    const closed = await answers();
    await setRoot("on");
    const told = [...closed].filter(([, outcome]) => outcome !== "403 function.not.available").map(([name]) => name);
    expect(told.toSorted()).toEqual(["getStatus", "getWhitelabel"]);
  });

  it("RP-17, RP-25: every call is refused while its own module alone is off, registration with a username too, and answers when it is on again", async () => {
    await openEveryCall(app, "aurelune");
    const ann = openAurelune(app);
    const gated = rows.filter(({ endpoint }) => ![getStatus, getWhitelabel].some(({ name }) => name === endpoint.name));
    const modules = Map.groupBy(gated, ({ endpoint }) => endpoint.moduleId);
    expect(modules.get("USERNAMEREG3")?.map(({ endpoint }) => endpoint.name)).toContain(register.name);
    for (const [module, own] of modules) {
      const listClosed = async (): Promise<readonly string[]> => {
        const answers = await Promise.all(own.map(({ endpoint }) => ann.send(endpoint, {})));
        return own
          .filter((_, index) => answers[index]?.body.includes('"errorCode":"function.not.available"'))
          .map(({ endpoint }) => endpoint.name);
      };
      const names = own.map(({ endpoint }) => endpoint.name);
      await switchModules(app, "aurelune", { [module]: "off" });
      expect(await listClosed(), module).toEqual(names);
      await switchModules(app, "aurelune", { [module]: "on" });
      expect(await listClosed(), module).toEqual([]);
    }
  });

  it("AP-08, EN-12: the registration rules say seven things of each field", async () => {
    const { fields } = await openAurelune(app).get(getRegisterRules, {});
    expect(Object.keys(fields)).toEqual(expect.arrayContaining(["username", "password", "confirmPassword"]));
    const facts = ["acceptedPattern", "enabled", "maxLength", "minLength", "patternId", "required", "type"];
    for (const rule of Object.values(fields)) expect(Object.keys(rule).toSorted()).toEqual(facts);
  });
});
