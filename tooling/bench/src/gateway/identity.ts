import type { Figure } from "../Figure.ts";
import { runScript } from "../runScript.ts";

/** P9: registrations and logins beside raw argon2id, a bet while logins flood, refusals of known and unknown names. */
export async function measureIdentity(say: (line: string) => void): Promise<readonly Figure[]> {
  const get = await runScript("apps/gateway/bench/identity.ts", say);
  const argon2id = { what: "raw argon2id, a thread for each core but one", value: get("argon2id") };
  const rate = (what: string, name: string): Figure => ({
    id: "P9",
    what: `${what} on two gateways`,
    value: get(name),
    unit: "/s",
    reference: argon2id,
  });
  return [
    rate("registrations", "registrations"),
    rate("logins", "logins"),
    {
      id: "P9",
      what: "a bet's p99 while logins flood",
      value: get("floodedP99"),
      unit: "ms",
      reference: { what: "without them", value: get("quietP99") },
      budget: { of: "ratio", atMost: 5, isBinding: false },
    },
    {
      id: "P9",
      what: "a refused login of a known name, median",
      value: get("known"),
      unit: "ms",
      reference: { what: "of an unknown name", value: get("unknown") },
      budget: { of: "ratio", atMost: 1.1, isBinding: false },
    },
  ];
}
