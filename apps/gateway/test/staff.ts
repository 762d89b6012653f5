import type { Envelope } from "@marquee/contract";
import type { StaffEndpoint, StaffRole } from "@marquee/contract/staff";
import { completeStaffLogin, getStaffSession, loginStaff } from "@marquee/contract/staff";
import { uuidv7 } from "../src/db/uuidv7.ts";
import type { Db } from "../src/db/Db.ts";
import { createQuickPasswords } from "./quickPasswords.ts";
import { addPerson, setRoles } from "../src/staff/staffStore.ts";
import type { Gateway } from "./visitor.ts";

/** Where the tests' back office is. */
export const desk = "http://desk.example";

/** The setting that a test's gateway needs for its back office. */
export const deskSettings = { MARQUEE_DESK: desk } as const;

export const staffPassword = "a long enough phrase";

/** Stores somebody who works: roles by merchant code. */
export async function addStaff(
  db: Db,
  email: string,
  grants: Readonly<Record<string, readonly StaffRole[]>>,
): Promise<string> {
  const id = uuidv7();
  const passwordHash = await (await createQuickPasswords()).desk.hash(id, staffPassword);
  await addPerson(db, { id, email, name: email.split("@")[0] ?? email, state: "ACTIVE", passwordHash });
  for (const [merchant, roles] of Object.entries(grants)) await setRoles(db, id, merchant, roles);
  return id;
}

/** What a call of staff may say beside its row. */
interface Sent {
  readonly merchant?: string | undefined;
  readonly headers?: Readonly<Record<string, string | undefined>>;
}

/** A browser at the back office. */
export class Staff {
  readonly gateway: Gateway;
  cookie: string | undefined;
  merchant: string | undefined;

  constructor(gateway: Gateway, merchant?: string) {
    this.gateway = gateway;
    this.merchant = merchant;
  }

  /** Sends a call and gives status and envelope. */
  async call<Request extends object, Value>(
    row: StaffEndpoint<Request, Value>,
    request: Request,
    sent: Sent = {},
  ): Promise<{ readonly status: number; readonly body: Envelope<Value> & { readonly errorCode?: string } }> {
    const { shapes: _, ...plain } = row;
    const { status, body } = await this.send(plain, request, sent);
    return { status, body: Object(body) };
  }

  /** Sends any request to any row. */
  async send(
    row: StaffEndpoint<never>,
    request: object,
    sent: Sent = {},
  ): Promise<{ readonly status: number; readonly body: unknown }> {
    const merchant = "merchant" in sent ? sent.merchant : this.merchant;
    const all = {
      host: "desk.example",
      "x-staff": "1",
      ...(this.cookie === undefined ? {} : { cookie: `staff=${this.cookie}` }),
      ...(merchant === undefined ? {} : { merchant }),
      ...(row.method === "GET" ? {} : { "content-type": "application/json" }),
      ...sent.headers,
    };
    const headers = Object.fromEntries(
      Object.entries(all).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
    );
    const entries = Object.entries(request).filter(([, value]) => value !== undefined);
    const response = await this.gateway.http.inject({
      method: row.method,
      url: row.path,
      headers,
      ...(row.method === "GET"
        ? { query: Object.fromEntries(entries.map(([name, value]) => [name, String(value)])) }
        : { payload: JSON.stringify(request) }),
    });
    const set = response.cookies.find(({ name }) => name === "staff");
    if (set !== undefined) this.cookie = set.value === "" ? undefined : set.value;
    return { status: response.statusCode, body: response.json() };
  }

  /** The value of a call that must succeed. */
  async get<Request extends object, Value>(
    row: StaffEndpoint<Request, Value>,
    request: Request,
    sent: Sent = {},
  ): Promise<Value> {
    const { status, body } = await this.call(row, request, sent);
    if (!body.success) throw new Error(`${row.name} answered ${status} ${JSON.stringify(body)}`);
    return body.value;
  }

  /** The code with which a call is refused; `none` when it is not. */
  async refuse<Request extends object>(
    row: StaffEndpoint<Request, unknown>,
    request: Request,
    sent: Sent = {},
  ): Promise<string> {
    const { body } = await this.call(row, request, sent);
    return body.success ? "none" : body.errorCode;
  }

  /** Logs in by password, and by the code where one is asked for. */
  async login(email: string, code?: () => string): Promise<this> {
    const { pending } = await this.get(loginStaff, { email, password: staffPassword });
    if (pending === "SECOND_FACTOR" && code !== undefined) await this.get(completeStaffLogin, { code: code() });
    return this;
  }

  /** The caller as the gateway sees him. */
  async me() {
    return this.get(getStaffSession, {});
  }
}
