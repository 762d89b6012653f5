import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { test } from "@playwright/test";

const program = fileURLToPath(new URL("../../../apps/gateway/src/cli/gateway.ts", import.meta.url));

type Waiting = { readonly resolve: (answer: string) => void; readonly reject: (fault: Error) => void };

/** Starts `pnpm gateway batch`, which ends with this worker. Its answers come in the order of its commands. */
function openBatch(): (words: readonly string[]) => Promise<string> {
  const waiting: Waiting[] = [];
  const child = spawn(process.execPath, [program, "batch"], { stdio: ["pipe", "pipe", "inherit"] });
  createInterface({ input: child.stdout }).on("line", (line) => {
    const { answer, error }: { readonly answer?: string; readonly error?: string } = JSON.parse(line);
    const asked = waiting.shift();
    if (answer === undefined) asked?.reject(new Error(error));
    else asked?.resolve(answer);
  });
  child.once("exit", (code) => {
    for (const { reject } of waiting.splice(0)) reject(new Error(`the operator's program ended with code ${code}`));
  });
  return (words) =>
    new Promise((resolve, reject) => {
      waiting.push({ resolve, reject });
      child.stdin.write(`${JSON.stringify(words)}\n`);
    });
}

let batch: ReturnType<typeof openBatch> | undefined;

/** What an operator's command says, `pnpm gateway …`, to the gateway of all journeys. @throws where it is refused */
export async function operate(...words: readonly string[]): Promise<string> {
  batch ??= openBatch();
  const ask = batch;
  return test.step("set-up: operators' commands", () =>
    ask([...words, "--data", `${process.env["E2E_DATA"]}/gateway`]));
}

/** What an operator's command about a merchant answers. @throws where it is refused */
export async function askGateway<Answer>(merchant: string, ...words: readonly string[]): Promise<Answer> {
  return JSON.parse(await operate(...words, "--merchant", merchant));
}
