import { toDecimal } from "@marquee/contract";
import type { TemplateName } from "@marquee/contract/staff";

/** The channel of a message. */
export type Channel = "mail" | "sms";

/** Money in a message, which its language writes: a decimal text and its currency. */
export interface MessageMoney {
  readonly decimal: string;
  readonly currency: string;
}

/** An amount in 1/10,000 of the unit as a value of a message. */
export const toMessageMoney = (amount: bigint, currency: string): MessageMoney => ({
  decimal: toDecimal(amount),
  currency,
});

/** The values of a template's names: texts, and money. */
export type MessageValues = Readonly<Record<string, string | MessageMoney>>;

/**
 * A message in English; `{name}` stands for a value. Texts are marked by `i18n` in a comment, and their translations stand in `locales` of
 * the same folder (decision 120).
 */
export interface MessageTemplate {
  /** Such as `verification.code`, unique over all modules. */
  readonly name: TemplateName;
  /** A mail's subject; a short message has none. */
  readonly subject: string;
  readonly text: string;
  /** Values that are secret: they are masked in the database ten minutes after the message was made. */
  readonly secrets: readonly string[];
  /** How long a message with secrets may wait to be sent, in minutes; 10 when not given. Meanwhile they are not masked. */
  readonly waitMinutes?: number;
}
