import { getBalance, type listHotGames, type ValueOf } from "@marquee/contract";
import { FailureSchema, rows, toSuccessSchema } from "@marquee/contract/schema";
import { Value } from "typebox/value";
import { describe, expect, expectTypeOf, it } from "vitest";
import { type Answer, answer, breakOff } from "./answer.ts";
import { closedAnswer, refusedRegionAnswer } from "./fixtures/systemAnswers.ts";
import { listAnswers } from "./listAnswers.ts";
import { toEnvelope, toHandle } from "./toHandle.ts";
import { fullTree } from "./toTree.ts";
import { nameKinds, type Situation, type World } from "./World.ts";

const place: Omit<World, "situation"> = {
  names: "plain",
  tree: fullTree,
  merchant: { code: "TEST", currency: "VND", currencySymbol: "₫", ageMin: 18, languages: ["EN", "VI"] },
  cards: "tall",
};

const unexpected = (fault: Error): never => {
  throw fault;
};

/** Asks a row as the client does. */
async function askRow(situation: Situation, name: string, query = ""): Promise<Response | undefined> {
  const endpoint = rows.find((row) => row.endpoint.name === name)?.endpoint;
  if (!endpoint) throw new Error(`no row ${name}`);
  const request = new Request(`http://site.example${endpoint.path}${query}`, { method: endpoint.method });
  return toHandle(listAnswers({ ...place, situation }), situation, unexpected)(request);
}

/** The same, with the answer read. */
async function ask(
  situation: Situation,
  name: string,
  query = "",
): Promise<{ readonly response: Response | undefined; readonly body: unknown }> {
  const response = await askRow(situation, name, query);
  return { response, body: response?.type === "error" ? undefined : await response?.json() };
}

describe("the made-up gateway", () => {
  it("answers every row of the contract, once", () => {
    const answered = listAnswers({ ...place, situation: "default" }).map(({ endpoint }) => endpoint.name);
    expect(answered.toSorted()).toEqual(rows.map(({ endpoint }) => endpoint.name).toSorted());
  });

  it.each(nameKinds)("keeps to every row's schema, with data and with none, when names are %s", async (names) => {
    for (const situation of ["default", "empty"] as const) {
      const world: World = { ...place, names, situation };
      for (const each of [...listAnswers(world), closedAnswer(world), refusedRegionAnswer(world)])
        await expect(toEnvelope(each, new URLSearchParams())).resolves.toMatchObject({ success: true });
    }
  });

  it("gives the page, the size and the name that a list asks for", async () => {
    const { body } = await ask("default", "listGames", "?gameType=RNG&pageNo=3&pageSize=50&gameName=koi");
    expect(body).toMatchObject({ success: true, value: { totalCount: 11, totalPages: 1, games: [] } });
    const lobby = await ask(
      "default",
      "listGames",
      "?gameType=RNG&vassalage=&gameClassify=&gameName=&pageNo=1&pageSize=42",
    );
    expect(lobby.body).toMatchObject({ value: { totalCount: 124, games: { length: 42 } } });
    const last = await ask("default", "listGames", "?gameType=RNG&pageNo=4&pageSize=42");
    expect(last.body).toMatchObject({ value: { totalCount: 124, totalPages: 3, games: [] } });
  });

  it("opens a stream of live events that says it is ready", async () => {
    const response = await askRow("default", "listenEvents");
    expect(response?.headers.get("content-type")).toBe("text/event-stream");
    const { value } = (await response?.body?.getReader().read()) ?? {};
    expect(new TextDecoder().decode(value)).toBe("event: ready\ndata: {}\n\n");
  });

  it("refuses and breaks off as the contract says, but opens the page", async () => {
    const refused = await ask("error", "listGames");
    expect(refused.response?.status).toBe(500);
    expect(Value.Check(FailureSchema, refused.body)).toBe(true);
    expect((await ask("offline", "listGames")).response?.type).toBe("error");
    const status = rows.find(({ endpoint }) => endpoint.name === "getStatus");
    for (const situation of ["loading", "error", "offline"] as const)
      expect(Value.Check(toSuccessSchema(status?.value ?? {}), (await ask(situation, "getStatus")).body)).toBe(true);
  });

  it("names row and place of an answer that is not the row's, and gives it to nobody", async () => {
    const wrong = { endpoint: getBalance, toValue: () => ({ sumBalance: 7 }) };
    await expect(toEnvelope(wrong, new URLSearchParams())).rejects.toThrow(/getBalance: \/value/);
    const faults: Error[] = [];
    const handle = toHandle([wrong], "default", (fault) => faults.push(fault));
    const response = await handle(new Request("http://site.example/wps/v2/wallets/balance"));
    expect(response?.type).toBe("error");
    expect(faults).toHaveLength(1);
  });

  it("waits for a value that is promised, and breaks off where an answer does, which is no fault", async () => {
    const value = Promise.withResolvers<ValueOf<typeof getBalance>>();
    const askFor = (each: Answer) =>
      toHandle([each], "default", unexpected)(new Request("http://site.example/wps/v2/wallets/balance"));
    let isOver = false;
    const held = askFor(answer(getBalance, () => value.promise))?.then((response) => {
      isOver = true;
      return response?.json();
    });
    expect((await askFor(breakOff(getBalance)))?.type).toBe("error");
    expect(isOver).toBe(false);
    const balance = listAnswers({ ...place, situation: "default" }).find(({ endpoint }) => endpoint === getBalance);
    const { value: sent } = Object(await toEnvelope(balance ?? breakOff(getBalance), new URLSearchParams()));
    value.resolve(sent);
    expect(await held).toMatchObject({ success: true, value: sent });
  });

  it("takes a row's own value only", () => {
    type Given = Awaited<ReturnType<Parameters<typeof answer<typeof listHotGames>>[1]>>;
    expectTypeOf<Given>().toEqualTypeOf<ValueOf<typeof listHotGames>>();
    expectTypeOf<{ list: string[] }>().not.toExtend<Given>();
  });
});
