import { changeContact, confirmContact, sendContactCode } from "@marquee/contract";
import type { LifePost } from "./createLifePost.ts";
import { wrongDomain } from "./createLifePost.ts";
import type { Course } from "./createTimeline.ts";
import type { LifeBrand, LifeContact, LifeMember } from "./LifeBrand.ts";

/** The first digits of mobile numbers by the language of a brand's country. */
const prefixes: Readonly<Record<string, string>> = { VI: "+8490", TH: "+6681" };

/** How a member is reached, by whose turn it is: most by mail, some by phone, some not at all. */
export function toContact(language: string, name: string, index: number): LifeContact | undefined {
  const turn = index % 5;
  if (turn === 4) return undefined;
  const prefix = prefixes[language];
  if (turn === 3 && prefix !== undefined)
    return { kind: "MOBILE", value: `${prefix}${String(1_000_000 + index * 7_919).slice(0, 7)}` };
  return { kind: "EMAIL", value: `${name}@mail.example` };
}

/** A mailbox that nobody has, as somebody types it in a hurry. */
export const toWrongMailbox = (name: string): LifeContact => ({ kind: "EMAIL", value: `${name}@${wrongDomain}` });

/** How members prove their mailboxes and phones: by the code or the link that has come there. */
export function createContactCourses({ password }: LifeBrand, post: LifePost) {
  const tried = new Set<string>();

  /** In the security centre, once. */
  async function* prove({ name, caller, contact }: LifeMember): Course {
    if (contact === undefined || tried.has(name)) return;
    tried.add(name);
    yield 30;
    const { kind, value } = contact;
    const sent = await caller.call(sendContactCode, { kind, use: "CONTACT", value });
    if (sent === undefined) return;
    yield 45;
    const newCode = /\b\d{6}\b/.exec(post.read(value) ?? "")?.[0];
    if (newCode !== undefined) await caller.call(changeContact, { kind, value, newCode, password });
  }

  /** By the link of the registration. */
  async function* follow({ name, caller, contact }: LifeMember): Course {
    if (contact === undefined) return;
    tried.add(name);
    yield 60;
    const token = /\/confirm-contact#(\S+)/.exec(post.read(contact.value) ?? "")?.[1];
    if (token !== undefined) await caller.call(confirmContact, { token });
  }

  return { prove, follow };
}
