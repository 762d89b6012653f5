import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statfsSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";

/** A throw-away PostgreSQL server on a socket in a folder of its own. */
export interface PostgresServer {
  /** Connects as the superuser to the database `postgres`. */
  readonly url: string;
  /** The folder of its programs, such as `psql` and `pgbench`. */
  readonly programs: string;
  /** The process to kill when a test wants the server dead. */
  readonly kill: () => Promise<void>;
  /** Starts it again on the same data after {@link PostgresServer.kill}. */
  readonly restart: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

const versionsFolder = "/usr/lib/postgresql";

function findBinaries(): string | undefined {
  if (!existsSync(versionsFolder)) return undefined;
  const versions = readdirSync(versionsFolder).toSorted((a, b) => Number(b) - Number(a));
  return versions.map((version) => join(versionsFolder, version, "bin")).find((bin) => existsSync(join(bin, "initdb")));
}

function requireBinaries(): string {
  const found = findBinaries();
  if (found !== undefined) return found;
  throw new Error("PostgreSQL's programs are missing: install Debian's package postgresql, as `pnpm test` does");
}

function idOf(flag: "-u" | "-g"): number {
  return Number(execFileSync("id", [flag, "postgres"], { encoding: "utf8" }));
}

/** PostgreSQL refuses root: as root its programs run as the system's user `postgres`. */
function asServerUser(folder: string): readonly string[] {
  if (process.getuid?.() !== 0) return [];
  chownSync(folder, idOf("-u"), idOf("-g"));
  // The server ends with the test run, even one that is killed.
  return ["setpriv", "--reuid=postgres", "--regid=postgres", "--clear-groups", "--pdeathsig=INT"];
}

async function isAnswering(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url });
  try {
    await client.connect();
    await client.end();
    return true;
  } catch {
    return false;
  }
}

async function waitUntilReady(url: string, server: ChildProcess): Promise<void> {
  while (!(await isAnswering(url))) {
    if (server.exitCode !== null) throw new Error(`PostgreSQL ended with code ${server.exitCode} at its start`);
    await wait(50);
  }
}

const folderName = "marquee-postgres-";
const memoryFolder = "/dev/shm";
/** What a folder of memory has to have free: the databases of two suites that run at once, several times over. In bytes. */
const roomy = 4 * 1024 ** 3;

/** Whether the process of a server's data is gone, as after a test run that was killed. */
function isLeft(folder: string): boolean {
  try {
    const [pid] = readFileSync(join(folder, "data/postmaster.pid"), "utf8").split("\n");
    return !existsSync(`/proc/${pid}`);
  } catch {
    // One that only begins has none yet.
    return false;
  }
}

/** Where throw-away data is: in memory, where a database is copied in a fifth of the time, or with temporary files where memory has no room. */
function toParent(): string {
  if (!existsSync(memoryFolder)) return tmpdir();
  for (const name of readdirSync(memoryFolder)) {
    const folder = join(memoryFolder, name);
    if (name.startsWith(folderName) && isLeft(folder)) rmSync(folder, { recursive: true, force: true });
  }
  const { bavail, bsize } = statfsSync(memoryFolder);
  return bavail * bsize >= roomy ? memoryFolder : tmpdir();
}

function run(prefix: readonly string[], program: string, parameters: readonly string[]): ChildProcess {
  const [command = "", ...rest] = [...prefix, program, ...parameters];
  return spawn(command, rest, { stdio: ["ignore", "ignore", "inherit"] });
}

/**
 * Makes a cluster and starts it. Commits reach the operating system, not the disk: killed processes lose nothing. In a folder that is
 * named it stays, and is started again from there.
 *
 * @param options `inMemory` for data that is copied often and measured by nobody: it is kept in memory where there is room
 * @throws when PostgreSQL is missing and cannot be installed: a suite that needs it fails, it is never skipped.
 */
export async function startPostgres(kept?: string, { inMemory = false } = {}): Promise<PostgresServer> {
  const bin = requireBinaries();
  if (kept !== undefined) mkdirSync(kept, { recursive: true });
  const folder = kept ?? mkdtempSync(join(inMemory ? toParent() : tmpdir(), folderName));
  const prefix = asServerUser(folder);
  chmodSync(folder, 0o755);
  const data = join(folder, "data");
  if (!existsSync(data)) {
    const initialise = run(prefix, join(bin, "initdb"), [
      "-D",
      data,
      "-U",
      "postgres",
      "-A",
      "trust",
      "-E",
      "UTF8",
      "--locale=C",
      "--no-sync",
    ]);
    const [code] = await once(initialise, "exit");
    if (code !== 0) throw new Error(`initdb ended with code ${code}`);
  }
  const url = `postgresql://postgres@/postgres?host=${encodeURIComponent(folder)}`;
  const settings = [
    "listen_addresses=",
    `unix_socket_directories=${folder}`,
    "fsync=off",
    "max_connections=200",
    "log_min_messages=fatal",
  ];

  async function start(): Promise<ChildProcess> {
    const server = run(prefix, join(bin, "postgres"), ["-D", data, ...settings.flatMap((setting) => ["-c", setting])]);
    await waitUntilReady(url, server);
    return server;
  }

  async function startAgain(attempts = 100): Promise<ChildProcess> {
    try {
      return await start();
    } catch (error) {
      // The killed server's own children run their statement to its end, and keep the data until then.
      if (attempts === 1) throw error;
      await wait(50);
      return startAgain(attempts - 1);
    }
  }

  async function end(signal: NodeJS.Signals): Promise<void> {
    if (server.exitCode !== null || server.signalCode !== null) return;
    server.kill(signal);
    await once(server, "exit");
  }

  let server = await start();
  return {
    url,
    programs: bin,
    kill: () => end("SIGKILL"),
    restart: async () => {
      server = await startAgain();
    },
    stop: async () => {
      await end("SIGINT");
      if (kept === undefined) rmSync(folder, { recursive: true, force: true });
    },
  };
}
