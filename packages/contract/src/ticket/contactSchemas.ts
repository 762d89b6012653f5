import { type Static, Type } from "typebox";
import { MaybeSaidText } from "../saidText.ts";
import { Millis, text } from "../shapes.ts";
import { LineText } from "./schemas.ts";
import { contactCategories } from "./states.ts";

const Category = Type.Enum([...contactCategories]);

export const ContactFormSchema = Type.Object({
  /** How many words a message has (VL-46). */
  minWords: Type.Integer({ minimum: 1 }),
  maxWords: Type.Integer({ minimum: 1 }),
  /** Those that are on. */
  categories: Type.Array(Category, { minItems: 1 }),
  /** A proof of work, as that of GET /wps/captcha/challenge, for one message. */
  challenge: Type.String(),
  expiresAt: Millis,
});

/** GET /wps/contact. */
export type ContactForm = Static<typeof ContactFormSchema>;

export const SendContactSchema = Type.Object({
  email: text(254),
  name: Type.Optional(MaybeSaidText(100)),
  /** The account that the writer says to have; it proves nothing, and nobody is told whether there is one. */
  username: Type.Optional(MaybeSaidText(100)),
  category: Category,
  title: Type.Optional(MaybeSaidText(120)),
  content: LineText,
  /** The number of an earlier ticket of the same mail address. */
  earlierNo: Type.Optional(text(40)),
  /** The answer to the challenge. */
  proof: text(4_000),
});

/** PUT /wps/contact. */
export type SendContact = Static<typeof SendContactSchema>;

export const ContactSentSchema = Type.Object({
  /** The number of the message, new for each one. */
  id: Type.String(),
});

/** A message that was stored. */
export type ContactSent = Static<typeof ContactSentSchema>;
