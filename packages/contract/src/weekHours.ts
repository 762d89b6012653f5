import { Type } from "typebox";

const Time = Type.String({ pattern: "^([01][0-9]|2[0-3]):[0-5][0-9]$" });

/** On which days of the week and at which hours something holds, in the merchant's zone. */
export const weekHoursFields = {
  /** 1 is Monday, 7 Sunday; empty for every day. */
  weekdays: Type.Array(Type.Integer({ minimum: 1, maximum: 7 }), { maxItems: 7, uniqueItems: true }),
  /** Hours that pass midnight belong to the day on which they begin; null for the whole day. */
  hours: Type.Union([Type.Object({ from: Time, to: Time }, { additionalProperties: false }), Type.Null()]),
} as const;
