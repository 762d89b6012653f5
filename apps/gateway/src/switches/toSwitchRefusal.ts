import { Refusal } from "../http/Refusal.ts";
import { TwoPeopleError } from "./keepGuarded.ts";
import { StaleSwitchError, SwitchError } from "./Switch.ts";

const rules = { at: "date", until: "date", percent: "unknown" } as const;

/**
 * Turns a switch that cannot be made into the refusal of a call: `version.conflict` with what others changed, `fields` with the wrong
 * field, otherwise `switch.refused` with the reason as data. @throws Refusal, or any other error as it is
 */
export function toSwitchRefusal(error: unknown): never {
  if (error instanceof StaleSwitchError) {
    const changes = error.changes.map(({ at, ...change }) => ({ ...change, at: at.getTime() }));
    throw new Refusal("version.conflict", { value: { version: error.version, changes } });
  }
  if (error instanceof TwoPeopleError)
    throw new Refusal("switch.refused", { value: { why: "module.two.people", subjects: error.modules } });
  if (!(error instanceof SwitchError)) throw error;
  const { field, refusal } = error;
  if (field !== undefined) throw new Refusal("fields", { fields: [{ name: field, rule: rules[field] }] });
  throw new Refusal("switch.refused", { value: { ...refusal } });
}
