import type { Envelope } from "@marquee/contract";
import { loginStaff, type StaffEndpoint } from "@marquee/contract/staff";
import type { FastifyInstance } from "fastify";
import { requireNoFault } from "./createCaller.ts";

/** The host of the back office while a life is made. */
export const lifeDesk = "http://desk.example";

const isEnvelope = <Value>(body: unknown): body is Envelope<Value> =>
  typeof body === "object" && body !== null && typeof Reflect.get(body, "success") === "boolean";

/** A person of the staff at the back office. */
export function createStaffCaller(
  http: Pick<FastifyInstance, "inject">,
  merchant: string,
  email: string,
  address: string,
) {
  let cookie = "";

  /** The value of a call; undefined where it is refused. */
  async function call<Request extends object, Value>(
    row: StaffEndpoint<Request, Value>,
    request: Request,
  ): Promise<Value | undefined> {
    const headers = {
      host: new URL(lifeDesk).host,
      "x-staff": "1",
      "x-forwarded-for": address,
      merchant,
      ...(cookie === "" ? {} : { cookie: `staff=${cookie}` }),
    };
    const entries = Object.entries(request).filter(([, value]) => value !== undefined);
    const answer =
      row.method === "GET"
        ? await http.inject({
            method: "GET",
            url: row.path,
            headers,
            query: Object.fromEntries(entries.map(([name, value]) => [name, String(value)])),
          })
        : await http.inject({
            method: row.method,
            url: row.path,
            headers: { ...headers, "content-type": "application/json" },
            payload: JSON.stringify(request),
          });
    const set = answer.cookies.find(({ name }) => name === "staff");
    if (set !== undefined) cookie = set.value;
    const body: unknown = answer.json();
    requireNoFault(row.name, answer.statusCode, body);
    return isEnvelope<Value>(body) && body.success ? body.value : undefined;
  }

  return { call, logIn: (password: string) => call(loginStaff, { email, password }) };
}

/** What {@link createStaffCaller} makes. */
export type StaffCaller = ReturnType<typeof createStaffCaller>;
