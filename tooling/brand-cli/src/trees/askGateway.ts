import { request as requestPlain } from "node:http";
import { request as requestSecure } from "node:https";
import { CommandError } from "../cli/CommandError.ts";

const timeout = 5_000;

/** A gateway's answer as text. */
export type GatewayAnswer = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: string;
};

/** Requests a path of one site from a gateway. @throws CommandError when there is no answer within five seconds */
export function askGateway(
  gateway: string,
  host: string,
  path: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<GatewayAnswer> {
  const address = URL.parse(path, gateway);
  if (address === null)
    throw new CommandError("usage", `"${gateway}" is no address of a gateway, such as http://127.0.0.1:8080`);
  const request = address.protocol === "https:" ? requestSecure : requestPlain;
  return new Promise((resolve, reject) => {
    const fail = (error: Error): void =>
      reject(new CommandError("failed", `${gateway} does not answer for ${host}: ${error.message}`));
    const asked = request(address, { headers: { host, accept: "*/*", ...headers }, timeout: timeout }, (response) => {
      response.setEncoding("utf8");
      let body = "";
      response.on("data", (part: string) => {
        body += part;
      });
      response.on("error", fail);
      response.on("end", () => resolve({ status: response.statusCode ?? 0, headers: response.headers, body }));
    });
    asked.on("timeout", () => asked.destroy(new Error("no answer within five seconds")));
    asked.on("error", fail);
    asked.end();
  });
}
