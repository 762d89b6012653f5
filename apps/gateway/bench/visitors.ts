import { loadRoute } from "./loadRoute.ts";

// Visitors who load the home page again and again over kept connections, in a process of their own.

const [port = 0, connections = 0, seconds = 0] = process.argv.slice(2).map(Number);
let asked = 0;

/** Each from one of many addresses behind the trusted proxy, so that no rate limit applies. */
function toRequest(): string {
  asked += 1;
  const visitor = `10.${3 + ((asked >> 16) & 63)}.${(asked >> 8) & 255}.${asked & 255}`;
  const lines = [
    "GET / HTTP/1.1",
    "host: aurelune.localhost",
    "accept: text/html",
    "accept-encoding: gzip, deflate, br",
    `x-forwarded-for: ${visitor}`,
  ];
  return `${lines.join("\r\n")}\r\n\r\n`;
}

const { perSecond } = await loadRoute({ port, toRequest, connections, seconds });
console.log(perSecond);
