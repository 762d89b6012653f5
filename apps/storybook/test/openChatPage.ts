import { once } from "node:events";
import { createServer } from "node:http";

// Says what the address names by `say`, then whatever the page around it hands it to say.
const html = `<!doctype html><meta charset="utf-8"><title>Chat</title><h1></h1>
<script>
const query = new URLSearchParams(location.search);
document.querySelector("h1").textContent = query.get("title");
const say = (message) => parent.postMessage(message, "*");
for (const text of query.getAll("say")) say(JSON.parse(text));
addEventListener("message", ({ data }) => say(data));
</script>`;

let opened: Promise<string> | undefined;

async function open(): Promise<string> {
  const server = createServer((_, response) => void response.writeHead(200, { "content-type": "text/html" }).end(html));
  server.unref().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  return `http://127.0.0.1:${typeof address === "object" && address !== null ? address.port : 0}`;
}

/** The page of a chat system outside of the platform, of an origin of its own, for tests of frames. @returns the origin */
export const openChatPage = (): Promise<string> => (opened ??= open());
