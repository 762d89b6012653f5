import { request } from "node:http";
import { join } from "node:path";
import { CommandError } from "../cli/CommandError.ts";

/** What a gateway answers its operator. */
export type OperatorAnswer = { readonly status: number; readonly body: unknown };

/** An answer that is no JSON is nothing that a caller knows. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Asks the gateway that runs on a data folder, by the socket in it: who may enter the folder is its operator.
 * @throws CommandError when no gateway listens there
 */
export async function askOperator(data: string, path: string, body: object): Promise<OperatorAnswer> {
  const socketPath = join(data, "operator.sock");
  return new Promise((resolve, reject) => {
    const asked = request({ socketPath, path, method: "POST", headers: { "content-type": "application/json" } }, (response) => {
      let text = "";
      response.setEncoding("utf8");
      response.on("data", (part: string) => {
        text += part;
      });
      response.on("end", () => resolve({ status: response.statusCode ?? 0, body: parse(text) }));
    });
    asked.on("error", (error) => reject(new CommandError("usage", `no gateway listens for its operator in ${data}: ${error.message}`)));
    asked.end(JSON.stringify(body));
  });
}
