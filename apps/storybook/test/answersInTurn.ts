import { type Answer, breakOff, refusal } from "@marquee/testing";

/** The answers of one row in turn; the last one answers each further call too. */
export function inTurn(...answers: readonly Answer[]): Answer {
  const [first, ...later] = answers;
  if (first === undefined) throw new Error("no answer to take turns with");
  let present = first;
  const next = [first, ...later][Symbol.iterator]();
  return {
    endpoint: first.endpoint,
    toValue: (query, body) => {
      present = next.next().value ?? present;
      return present.toValue(query, body);
    },
  };
}

/** An answer that is held back until it is released. */
export function hold(held: Answer): Answer & { readonly release: () => void } {
  const { promise, resolve } = Promise.withResolvers<void>();
  return {
    endpoint: held.endpoint,
    toValue: async (query, body) => {
      await promise;
      return held.toValue(query, body);
    },
    release: resolve,
  };
}

/** How a call fails, and what is said then. */
export const failures = [
  [breakOff, "Network link is abnormal"],
  [(endpoint: Answer["endpoint"]) => refusal(endpoint, "unknown"), "Unknown error"],
] as const;

/** An answer that fails in each way first, and then is held back until it is released. */
export function failFirst(wanted: Answer): Answer & { readonly release: () => void } {
  const held = hold(wanted);
  return { ...held, toValue: inTurn(...failures.map(([fail]) => fail(wanted.endpoint)), held).toValue };
}
