import { request } from "node:http";

/** The first event of a site's stream of live events, as its server sends it while the stream stays open. */
export function readFirstEvent(server: string, host: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const headers = { host, accept: "text/event-stream" };
    const asked = request(new URL("/wps/events", server), { headers, timeout: 10_000 }, (response) => {
      response.setEncoding("utf8").once("data", (text: string) => {
        resolve(text);
        asked.destroy();
      });
    });
    asked.on("error", reject);
    asked.on("timeout", () => asked.destroy(new Error("no event came")));
    asked.end();
  });
}
