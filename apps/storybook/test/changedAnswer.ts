import type { Endpoint, ValueOf } from "@marquee/contract";
import { type Answer, listAnswers } from "@marquee/testing";
import { toSetting } from "./openScreen.tsx";

/** The fixture's answer to a row, with some of its value changed; by a function where what is changed depends on the rest. */
export function changedAnswer<Row extends Endpoint<never, unknown>>(
  endpoint: Row,
  part: Partial<ValueOf<Row>> | ((value: ValueOf<Row>) => Partial<ValueOf<Row>>),
): Answer {
  const answers = listAnswers({ ...toSetting().world, situation: "default" });
  const found = answers.find(({ endpoint: { name } }) => name === endpoint.name);
  return {
    endpoint,
    toValue: (query, body) => {
      const value = Object(found?.toValue(query, body));
      return { ...value, ...(typeof part === "function" ? part(value) : part) };
    },
  };
}
