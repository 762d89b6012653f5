import { request } from "node:http";
import { SwitchError } from "../switches/Switch.ts";
import { toSocketPath } from "./toSocketPath.ts";

function isNobodyThere(error: Error): boolean {
  const code: unknown = Reflect.get(error, "code");
  return code === "ENOENT" || code === "ECONNREFUSED";
}

/** Requests of an operator to a running gateway. */
export type OperatorPath =
  | "/switch"
  | "/bill"
  | "/switches"
  | "/plan"
  | "/planned"
  | "/planned/cancel"
  | "/nodes"
  | "/nodes/effect"
  | "/nodes/diff"
  | "/audit"
  | "/security"
  | "/block"
  | "/blocks"
  | "/duplicates"
  | "/jobs"
  | "/jobs/run"
  | "/password"
  | "/password/default"
  | "/login-address"
  | "/messages"
  | "/breached"
  | "/kyc"
  | "/hold"
  | "/staff";

/**
 * Sends an operator's request to the gateway that runs on the data folder.
 *
 * @returns its answer as text, `undefined` when no gateway runs there.
 * @throws {@link SwitchError} when the gateway refuses.
 */
export async function askGateway(data: string, path: OperatorPath, body: object): Promise<string | undefined> {
  return new Promise((resolve, reject) => {
    const headers = { "content-type": "application/json" };
    const call = request({ socketPath: toSocketPath(data), path, method: "POST", headers }, (response) => {
      let text = "";
      response.setEncoding("utf8");
      response.on("data", (part: string) => {
        text += part;
      });
      response.on("end", () => (response.statusCode === 200 ? resolve(text) : reject(new SwitchError(text))));
    });
    call.on("error", (error) => (isNobodyThere(error) ? resolve(undefined) : reject(error)));
    call.end(JSON.stringify(body));
  });
}
