import { request } from "node:http";
import { join } from "node:path";

/** What a gateway answers its operator. */
export type OperatorAnswer = { readonly status: number; readonly body: unknown };

/** No gateway listens for its operator in a folder. */
export class NoOperatorError extends Error {
  override readonly name = "NoOperatorError";
}

const timeout = 60_000;

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
 * @throws NoOperatorError when no gateway listens there, or it does not answer within a minute
 */
export async function askOperator(data: string, path: string, body: object): Promise<OperatorAnswer> {
  const socketPath = join(data, "operator.sock");
  return new Promise((resolve, reject) => {
    const asked = request(
      { socketPath, path, method: "POST", headers: { "content-type": "application/json" }, timeout: timeout },
      (response) => {
        let text = "";
        response.setEncoding("utf8");
        response.on("data", (part: string) => {
          text += part;
        });
        response.on("end", () => resolve({ status: response.statusCode ?? 0, body: parse(text) }));
      },
    );
    asked.on("timeout", () => asked.destroy(new Error("no answer within a minute")));
    asked.on("error", (error) =>
      reject(new NoOperatorError(`no gateway listens for its operator in ${data}: ${error.message}`)),
    );
    asked.end(JSON.stringify(body));
  });
}
