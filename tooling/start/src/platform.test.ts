import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { request } from "node:http";
import { createServer, type Server } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sweepVariable } from "@marquee/sweep";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";

const data = mkdtempSync(join(tmpdir(), "marquee-platform-"));
const busyPort = 4870;
let busy: Server;

beforeAll(async () => {
  busy = createServer().listen(busyPort, "127.0.0.1");
  await once(busy, "listening");
});
afterAll(() => {
  busy.close();
  rmSync(data, { recursive: true, force: true });
});

/** Refuses every connection that leaves the machine, in the program and in what it starts. */
const offline = `data:text/javascript,${encodeURIComponent(`
import { Socket } from "node:net";
const connect = Socket.prototype.connect;
Socket.prototype.connect = function (...args) {
  const [{ host = "127.0.0.1", path } = {}] = [args[0]].flat();
  if (path === undefined && !/^(localhost|127\\.|::1)/.test(host)) throw new Error("this machine is offline: " + host);
  return connect.apply(this, args);
};`)}`;

const ports = ["--port", String(busyPort), "--game-port", "4880"];

type Program = { readonly child: ChildProcess; readonly said: () => string };

/** Runs one of this package's programs until it says that everything runs. */
async function run(
  file: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
  launcher: readonly string[] = [],
): Promise<Program> {
  const [command = "", ...words] = [
    ...launcher,
    process.execPath,
    join(import.meta.dirname, file),
    "--data",
    data,
    ...args,
  ];
  const child = spawn(command, words, { env: { ...process.env, MARQUEE_DEMO: "1", ...env } });
  let said = "";
  const hear = (text: string): void => void (said += text);
  child.stderr.setEncoding("utf8").on("data", hear);
  await new Promise<void>((resolve, reject) => {
    child.once("exit", (code) => reject(new Error(`${file} ended with code ${code}:\n${said}`)));
    child.stdout.setEncoding("utf8").on("data", (text: string) => {
      hear(text);
      if (said.includes("Ctrl-C")) resolve();
    });
  });
  child.removeAllListeners("exit");
  return { child, said: () => said };
}

/** Presses Ctrl-C, or sends another signal, and answers the exit code. */
async function stop({ child }: Program, signal: NodeJS.Signals = "SIGINT"): Promise<unknown> {
  const ended = once(child, "exit");
  child.kill(signal);
  const [code] = await ended;
  return code;
}

/** The running programs that were told of our data folder, by command line or environment. */
const listProcesses = (): string[] =>
  readdirSync("/proc")
    .filter((name) => /^[0-9]+$/.test(name) && name !== String(process.pid))
    .filter((id) => {
      try {
        return ["cmdline", "environ"].some((file) => readFileSync(`/proc/${id}/${file}`, "utf8").includes(data));
      } catch {
        return false;
      }
    });

type Answer = { readonly status: number; readonly text: string };

/** Node does not look up `*.localhost`, so the host is said in the header. */
const get = (address: string, accept: string): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const { host, port, pathname, search } = new URL(address);
    const call = request(
      { host: "127.0.0.1", port, path: pathname + search, headers: { host, accept } },
      (response) => {
        let text = "";
        response.setEncoding("utf8").on("data", (part: string) => (text += part));
        response.on("end", () => resolve({ status: response.statusCode ?? 0, text }));
      },
    );
    call.on("error", reject).end();
  });

const readUrl = (said: string, host: string): string =>
  new RegExp(`http://${host}\\.localhost:[0-9]+`).exec(said)?.[0] ?? "";

// Each start takes half a minute on a busy machine (docs/decisions/081).
const isSweep = process.env[sweepVariable] === "1";

// What a red test leaves would be in the way of the next one.
afterEach(async () => {
  for (const id of listProcesses()) process.kill(Number(id), "SIGKILL");
  await expect.poll(listProcesses).toEqual([]);
});

describe("the platform's programs", () => {
  it("start passes a busy port over, says where each brand is, and leaves no process after Ctrl-C", async () => {
    const program = await run("start.ts", ports);
    const urls = ["aurelune", "kickline"].map((brand) => readUrl(program.said(), brand));
    expect(urls.map((url) => Number(new URL(url).port) > busyPort)).toEqual([true, true]);
    const pages = await Promise.all(urls.map((url) => get(url, "text/html")));
    expect(pages.map(({ status, text }) => [status, /<title>(.*)<\/title>/.exec(text)?.[1]])).toEqual([
      [200, "Aurelune"],
      [200, "Kickline"],
    ]);
    expect(pages.filter(({ text }) => text.includes("panel"))).toEqual([]);
    expect(program.said()).toContain("Demo logins");
    expect(listProcesses().length).toBeGreaterThan(1);
    expect(await stop(program)).toBe(0);
    expect(listProcesses()).toEqual([]);
  });

  it.each(isSweep ? (["SIGTERM", "SIGHUP"] as const) : (["SIGTERM"] as const))(
    "start needs no network the second time, and ends in order on %s",
    async (signal) => {
      const program = await run("start.ts", ports, { NODE_OPTIONS: `--import="${offline}"` });
      expect((await get(readUrl(program.said(), "kickline"), "text/html")).status).toBe(200);
      expect(await stop(program, signal)).toBe(0);
      expect(listProcesses()).toEqual([]);
    },
  );

  // The last one has the other two in it.
  const launchers: [string, string[]][] = [
    ["its shell", ["/bin/sh", "-c", '"$@"; exit', "sh"]],
    [
      "the package manager above its shell",
      [process.execPath, join(data, "pnpm.cjs"), "/bin/sh", "-c", '"$@"; exit', "sh"],
    ],
    [
      "what runs the package manager",
      [
        process.execPath,
        join(data, "npx-cli.js"),
        process.execPath,
        join(data, "pnpm.cjs"),
        "/bin/sh",
        "-c",
        '"$@"; exit',
        "sh",
      ],
    ],
  ];
  /** Runs a program below a launcher. */
  function runBelow(launcher: readonly string[], file: string): Promise<Program> {
    // As npm does: its title stands where its words were.
    const toTitle = { "pnpm.cjs": "", "npx-cli.js": 'process.title = "npm exec pnpm start"; ' };
    for (const [name, title] of Object.entries(toTitle))
      writeFileSync(
        join(data, name),
        title +
          'const [command, ...words] = process.argv.slice(2); require("node:child_process").spawn(command, words, { stdio: "inherit" }).on("exit", (code) => process.exit(code ?? 1));',
      );
    return run(file, ports, {}, launcher);
  }

  /** Kills a program, or its launcher: nothing of it runs or answers then. */
  async function kill(program: Program): Promise<string> {
    const url = readUrl(program.said(), "aurelune");
    expect((await get(url, "text/html")).status).toBe(200);
    await stop(program, "SIGKILL");
    await expect.poll(listProcesses, { timeout: 20_000 }).toEqual([]);
    await expect(get(url, "text/html")).rejects.toThrow("ECONNREFUSED");
    return url;
  }

  it.each(isSweep ? ["start.ts", "dev.ts"] : ["start.ts"])(
    "%s that is killed takes its servers along; the next one has the data folder and the ports, and ends when what runs the package manager is killed",
    async (file) => {
      const url = await kill(await run(file, ports));
      expect(await kill(await runBelow(launchers.at(-1)?.[1] ?? [], file))).toBe(url);
    },
  );

  it.each(isSweep ? launchers.slice(0, -1) : [])("start ends when %s is killed", async (_, launcher) => {
    await kill(await runBelow(launcher, "start.ts"));
  });

  it("start that is killed while it starts leaves no server", async () => {
    const child = spawn(process.execPath, [join(import.meta.dirname, "start.ts"), "--data", data, ...ports], {
      env: { ...process.env, MARQUEE_DEMO: "1" },
      stdio: "ignore",
    });
    await expect.poll(() => listProcesses().length, { timeout: 60_000 }).toBeGreaterThan(1);
    child.kill("SIGKILL");
    await expect.poll(listProcesses, { timeout: 20_000 }).toEqual([]);
  });

  it("dev serves one brand from its sources, and the gateway's answers beside them", async () => {
    const program = await run("dev.ts", ["--brand", "kickline", ...ports]);
    const url = readUrl(program.said(), "kickline");
    const page = await get(url, "text/html");
    expect([page.status, page.text.includes("/@vite/client"), page.text.includes("mq-settings")]).toEqual([
      200,
      true,
      true,
    ]);
    const entry = /<script type="module" crossorigin src="([^"]+main\.tsx)"/.exec(page.text)?.[1] ?? "";
    const script = await get(`${url}${entry}`, "*/*");
    expect([script.status, script.text.includes("startApp")]).toEqual([200, true]);
    const panel = await get(`${url}${/src="(\/@fs[^"]+panel[^"]+)"/.exec(page.text)?.[1] ?? ""}`, "*/*");
    expect([panel.status, panel.text.includes("createPanel")]).toEqual([200, true]);
    const status = await get(`${url}/wps/system/status?url=${new URL(url).host}`, "application/json");
    expect([status.status, status.text.includes('"success":true')]).toEqual([200, true]);
    expect(await stop(program)).toBe(0);
    expect(listProcesses()).toEqual([]);
  });

  it("dev refuses a brand that does not exist, and names those that do", async () => {
    await expect(run("dev.ts", ["--brand", "nobody"])).rejects.toThrow("--brand is one of aurelune, kickline");
  });

  it("start makes the merchants of a data folder from before what their brands say by now, and leaves out what cannot be built", async () => {
    const brands = join(data, "brands");
    const add = (id: string, change: object): void => {
      cpSync(join(import.meta.dirname, "../../../brands/paperkite"), join(brands, id), { recursive: true });
      const file = join(brands, id, "brand.json");
      writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, "utf8")), ...change }));
    };
    // Common words are brands like others.
    for (const id of ["dragon", "hollow", "wallet"])
      add(id, { id, name: `The ${id}`, merchantCode: id.toUpperCase(), domains: [`${id}.localhost`] });
    rmSync(join(brands, "hollow/assets/logo.svg"));
    // The tests above have made paperkite's merchant in this data folder, with the time zone of our own brand.
    expect(existsSync(join(data, "gateway"))).toBe(true);
    add("paperkite", { timeZone: "Asia/Tokyo" });
    const program = await run("start.ts", ["--brands", brands, "--store", join(data, "store"), ...ports]);
    expect(program.said()).toMatch(/left out: brands\/hollow: .*logo\.svg/);
    expect(["dragon", "hollow", "wallet"].map((brand) => readUrl(program.said(), brand) !== "")).toEqual([
      true,
      false,
      true,
    ]);
    expect((await get(readUrl(program.said(), "dragon"), "text/html")).text).toContain("<title>The dragon</title>");
    const url = readUrl(program.said(), "paperkite");
    const status = await get(`${url}/wps/system/status?url=${new URL(url).host}`, "application/json");
    expect(JSON.parse(status.text).value.info.settings.timeZone).toBe("Asia/Tokyo");
    expect(await stop(program)).toBe(0);
  });
});
