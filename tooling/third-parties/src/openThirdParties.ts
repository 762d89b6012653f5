import { createServer } from "node:http";
import { createFirebase } from "./createFirebase.ts";
import { createGeetest } from "./createGeetest.ts";
import { scripts } from "./scripts.ts";

/** Starts Geetest and Firebase on one free port of this machine: their scripts for pages, their interfaces and Google's keys. */
export async function openThirdParties() {
  const geetest = createGeetest();
  const firebase = createFirebase();
  let keysAsked = 0;
  let isDown = false;

  function answer({ pathname, searchParams }: URL, text: string) {
    if (pathname === "/validate")
      return { status: 200, body: geetest.validate(searchParams, new URLSearchParams(text)) };
    if (pathname === "/jwk") return { status: 200, body: firebase.listKeys() };
    return firebase.answer(pathname, searchParams, text === "" ? {} : JSON.parse(text));
  }

  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? "/", "http://third");
    const text = await request.toArray().then((parts) => Buffer.concat(parts).toString("utf8"));
    if (url.pathname === "/jwk") keysAsked += 1;
    const headers = { "access-control-allow-origin": "*", "access-control-allow-headers": "content-type" };
    const script = scripts[url.pathname];
    if (isDown || request.method === "OPTIONS" || script !== undefined) {
      response.writeHead(isDown ? 503 : script === undefined ? 204 : 200, {
        ...headers,
        "content-type": "text/javascript",
      });
      response.end(isDown ? "" : script);
      return;
    }
    const { status, body } = answer(url, text);
    response.writeHead(status, { ...headers, "content-type": "application/json" });
    response.end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const url = `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}`;
  const { now, toClaims, sign, signAsStranger, getCode } = firebase;
  return {
    url,
    /** Where Google's keys are. */
    keys: `${url}/jwk`,
    /** The forms that Geetest was asked about. */
    asked: geetest.asked,
    /** How often the keys were asked for. */
    countKeysAsked: () => keysAsked,
    /** Every answer becomes 503 until it is up again. */
    setDown: (next: boolean) => {
      isDown = next;
    },
    now,
    toClaims,
    sign,
    signAsStranger,
    getCode,
    close: () => server.close(),
  };
}

/** What {@link openThirdParties} has started. */
export type ThirdParties = Awaited<ReturnType<typeof openThirdParties>>;
