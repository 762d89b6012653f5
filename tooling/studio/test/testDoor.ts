import { once } from "node:events";
import { createServer, request, type IncomingHttpHeaders } from "node:http";
import { afterAll, beforeAll } from "vitest";
import { studioDoor } from "../src/door/studioDoor.ts";

/** The token of the tests' run. */
export const token = "T".repeat(43);

/** An answer of the door. */
export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}

/** What a request says; each header as it stands, the host's too. */
export interface Call {
  readonly method?: string;
  readonly path?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** A real server with nothing but the door, on a free port of this machine, for one test file. */
export function serveDoor(brands: string) {
  const door = studioDoor(brands, token);
  const server = createServer((incoming, response) => door(incoming, response, () => response.writeHead(204).end()));
  const toPort = (): number => {
    const address = server.address();
    return typeof address === "object" && address ? address.port : 0;
  };
  beforeAll(() => once(server.listen(0, "127.0.0.1"), "listening"));
  afterAll(() => server.close());
  const call = ({ method = "GET", path = "/marquee-studio/brands", headers = {}, body }: Call = {}): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const outgoing = request(
        { host: "127.0.0.1", port: toPort(), method, path, headers: { "x-marquee-studio": token, ...headers } },
        (response) => {
          let text = "";
          response.setEncoding("utf8").on("data", (part: string) => (text += part));
          response.on("end", () => resolve({ status: response.statusCode ?? 0, headers: response.headers, text }));
        },
      );
      // An endpoint that has answered and closed reads no further; only the answer matters.
      outgoing.on("error", reject).end(body);
    });
  const save = (body: unknown, headers: Readonly<Record<string, string>> = {}): Promise<Answer> =>
    call({
      method: "POST",
      path: "/marquee-studio/patches",
      headers: { "content-type": "application/json", origin: `http://127.0.0.1:${toPort()}`, ...headers },
      body: typeof body === "string" ? body : JSON.stringify(body),
    });
  return { call, save, toPort, door };
}
