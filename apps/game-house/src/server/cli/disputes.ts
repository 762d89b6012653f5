import { request } from "node:http";
import { userInfo } from "node:os";
import { parseArgs } from "node:util";

const help = `pnpm disputes                                     rounds that the wallet refused for good, the oldest first
pnpm disputes retry <round> --why <text>          sends the win or the rollback again, under a new id
pnpm disputes settle|void <round> --why <text>    says that it was paid, or given back, beside the wallet

  --socket <path>   the running game house's socket (GAME_HOUSE_OPERATOR_SOCKET, .marquee/data/game-house.sock)
`;

class UsageError extends Error {}

async function ask(socketPath: string, path: string, body: object): Promise<string> {
  return new Promise((resolve, reject) => {
    const headers = { "content-type": "application/json" };
    const call = request({ socketPath, path, method: "POST", headers }, (response) => {
      let text = "";
      response.setEncoding("utf8");
      response.on("data", (part: string) => {
        text += part;
      });
      response.on("end", () => (response.statusCode === 200 ? resolve(text) : reject(new Error(text))));
    });
    call.on("error", (error) => reject(new Error(`no game house listens on ${socketPath}: ${error.message}`)));
    call.end(JSON.stringify(body));
  });
}

async function run(): Promise<string> {
  const options = {
    why: { type: "string" },
    socket: { type: "string" },
    help: { type: "boolean", short: "h" },
  } as const;
  const { values, positionals } = parseArgs({ args: process.argv.slice(2), options, allowPositionals: true });
  const [action, roundId, ...rest] = positionals;
  const socket = values.socket ?? process.env["GAME_HOUSE_OPERATOR_SOCKET"] ?? ".marquee/data/game-house.sock";
  if (values.help === true || action === "help") return help;
  if (action === undefined) return ask(socket, "/disputes", {});
  if (roundId === undefined || values.why === undefined || rest.length > 0) throw new UsageError(help);
  return ask(socket, "/resolve", { action, roundId, why: values.why, actor: userInfo().username });
}

try {
  process.stdout.write(`${await run()}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
