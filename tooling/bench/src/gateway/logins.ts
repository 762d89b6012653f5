import type { Figure } from "../Figure.ts";
import { runScript } from "../runScript.ts";

/** The answers that must not tell who has an account, by their names in the script: within 10 % or 5 ms of each other. */
const answers = [
  ["a refused login", "login"],
  ["a forgotten password by mail", "forgotByMail"],
  ["the same again too soon", "forgotAgainTooSoon"],
  ["a forgotten password by phone", "forgotByPhone"],
  ["a code for a login", "codeForLogin"],
  ["the code again", "codeSentAgain"],
  ["the code again too soon", "codeAgainTooSoon"],
] as const;

/** P9: registrations and logins beside raw argon2id, a bet while logins flood, answers to members' names and to nobody's. */
export async function measureLogins(say: (line: string) => void): Promise<readonly Figure[]> {
  const get = await runScript("apps/gateway/bench/logins.ts", say);
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
      what: "messages sent by 10,000 calls for codes",
      value: get("pumpedCodes"),
      unit: "",
      reference: { what: "the caps allow", value: get("mostCodes") },
      budget: { of: "ratio", atMost: 1, isBinding: true },
    },
    ...answers.map(([what, name]): Figure => ({
      id: "P9",
      what: `${what}: a member's, median`,
      value: get(`${name}Known`),
      unit: "ms",
      reference: { what: "nobody's", value: get(`${name}Unknown`) },
    })),
  ];
}
