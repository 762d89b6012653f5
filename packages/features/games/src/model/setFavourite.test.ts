import { createServer, type ServerResponse } from "node:http";
import { api, type ClientContext, homeApi } from "@marquee/api-client";
import { createFavourite, listFavouriteIds, removeFavourite } from "@marquee/contract";
import { configureStore } from "@reduxjs/toolkit";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { gamesSlice } from "./gamesSlice.ts";
import { selectIsFavourite } from "./selectIsFavourite.ts";
import { setFavourite } from "./setFavourite.ts";

const client: ClientContext = {
  merchantCode: "DEMO",
  platform: "html5-desktop",
  device: "test",
  getToken: () => "token",
  getLanguage: () => "EN",
  getPublicKey: () => Promise.resolve(null),
  setPublicKey: () => undefined,
  onRefusal: () => undefined,
  onSessionEnd: () => undefined,
};

/** A call that waits for its answer. */
type Held = {
  readonly path: string;
  readonly nodeId: string;
  readonly answer: () => void;
  readonly refuse: () => void;
};

/** What the server has taken over. */
let taken: string[] = [];
let held: Held[] = [];
let isHolding = false;

const respond = (response: ServerResponse, body: object): void =>
  void response.end(JSON.stringify({ requestId: "r", serverTime: Date.now(), ...body }));

const server = createServer((request, response) => {
  const path = request.url ?? "";
  let text = "";
  request.on("data", (part) => (text += String(part)));
  request.on("end", () => {
    if (path === listFavouriteIds.path) {
      const value = { content: [...taken], totalPages: 1 };
      if (!isHolding) return respond(response, { success: true, value });
      held.push({
        path,
        nodeId: "",
        answer: () => respond(response, { success: true, value }),
        refuse: () => response.destroy(),
      });
      return undefined;
    }
    const { nodeId } = JSON.parse(text);
    const answer = (): void => {
      taken = taken.filter((id) => id !== nodeId);
      if (path === createFavourite.path) taken.unshift(nodeId);
      respond(response, { success: true, value: {} });
    };
    const refuse = (): void => respond(response, { success: false, errorCode: "unknown", message: "" });
    if (isHolding) held.push({ path, nodeId, answer, refuse });
    else answer();
    return undefined;
  });
});

const openStore = () =>
  configureStore({
    reducer: { [api.reducerPath]: api.reducer, games: gamesSlice.reducer },
    middleware: (defaults) => defaults({ thunk: { extraArgument: client } }).concat(api.middleware),
  });

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  const { fetch } = globalThis;
  // The page's calls have no host.
  vi.stubGlobal("fetch", (path: string, init: RequestInit) => fetch(`http://127.0.0.1:${port}${path}`, init));
});
afterAll(() => {
  vi.unstubAllGlobals();
  server.close();
});
beforeEach(() => {
  [taken, held, isHolding] = [[], [], false];
});

const toGame = (nodeId: string) => ({ nodeId, vendor: "KOI", gameType: "RNG" });

async function openPage(favourites: readonly string[]) {
  taken = [...favourites];
  const store = openStore();
  await store.dispatch(homeApi.endpoints.listFavouriteIds.initiate({}));
  const isFavourite = (nodeId: string): boolean => selectIsFavourite(store.getState(), nodeId, new Set());
  const press = (nodeId: string): Promise<string> =>
    store.dispatch(setFavourite(toGame(nodeId), !isFavourite(nodeId))).then(
      () => "done",
      () => "refused",
    );
  isHolding = true;
  return { store, isFavourite, press };
}

const next = async (): Promise<Held> => {
  await vi.waitUntil(() => held.length > 0);
  const [call] = held.splice(0, 1);
  if (!call) throw new Error("no call");
  return call;
};

describe("favourites", () => {
  it("GM-12: a press shows at once, and stays when it is taken over", async () => {
    const { isFavourite, press } = await openPage(["b"]);
    const pressed = press("a");
    expect(isFavourite("a")).toBe(true);
    (await next()).answer();
    expect(await pressed).toBe("done");
    expect([isFavourite("a"), isFavourite("b")]).toEqual([true, true]);
  });

  it("GM-12: a refusal takes back its own press and no other one's", async () => {
    const { isFavourite, press } = await openPage(["a", "b", "c"]);
    const [first, second] = [press("x"), press("b")];
    const [one, two] = [await next(), await next()];
    (one.nodeId === "b" ? one : two).answer();
    expect(await second).toBe("done");
    (one.nodeId === "b" ? two : one).refuse();
    expect(await first).toBe("refused");
    expect(["a", "b", "c", "x"].map(isFavourite)).toEqual([true, false, true, false]);
  });

  it("GM-12: presses of one heart are sent one after the other, and the last one wins", async () => {
    const { isFavourite, press } = await openPage([]);
    const presses = [press("a"), press("a"), press("a"), press("a")];
    expect(isFavourite("a")).toBe(false);
    const first = await next();
    expect([first.path, held.length]).toEqual([createFavourite.path, 0]);
    first.answer();
    const last = await next();
    expect(last.path).toBe(removeFavourite.path);
    expect(isFavourite("a")).toBe(false);
    last.answer();
    await Promise.all(presses);
    expect([taken, isFavourite("a")]).toEqual([[], false]);
  });

  it("GM-12: a list that was asked for before a press takes the press back neither before nor after its answer", async () => {
    const { store, isFavourite, press } = await openPage([]);
    const asked = store.dispatch(homeApi.endpoints.listFavouriteIds.initiate({}, { forceRefetch: true }));
    const older = await next();
    const pressed = press("a");
    (await next()).answer();
    const seen: boolean[] = [];
    const stop = store.subscribe(() => seen.push(isFavourite("a")));
    await vi.waitUntil(() =>
      Object.values(store.getState().api.mutations).some((change) => change?.status === "fulfilled"),
    );
    older.answer();
    await Promise.all([asked, pressed]);
    stop();
    expect([...seen, isFavourite("a")]).not.toContain(false);
  });

  it("GM-13: 450 favourites are known, every one", async () => {
    const all = Array.from({ length: 450 }, (_, place) => `game-${place}`);
    const { isFavourite } = await openPage(all);
    expect(all.filter((nodeId) => !isFavourite(nodeId))).toEqual([]);
    expect(["game-450", "__proto__", "constructor"].map(isFavourite)).toEqual([false, false, false]);
  });

  it("GM-13: until the list has come what this browser kept counts, and a press asks for the list that did not come", async () => {
    const store = openStore();
    const isFavourite = (nodeId: string): boolean => selectIsFavourite(store.getState(), nodeId, new Set(["kept"]));
    expect([isFavourite("kept"), isFavourite("a")]).toEqual([true, false]);
    await store.dispatch(setFavourite(toGame("a"), true));
    expect([isFavourite("kept"), isFavourite("a")]).toEqual([false, true]);
  });

  it("LG-19: what is on its way when a session ends is nothing to the next one", async () => {
    const { store, isFavourite, press } = await openPage([]);
    const pressed = press("a");
    const call = await next();
    store.dispatch(api.util.resetApiState());
    isHolding = false;
    await store.dispatch(homeApi.endpoints.listFavouriteIds.initiate({}));
    call.answer();
    await pressed;
    expect(isFavourite("a")).toBe(false);
  });
});
