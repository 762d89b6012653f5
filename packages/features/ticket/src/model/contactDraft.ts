import type { SendContact } from "@marquee/contract";
import { sessionStore } from "@marquee/runtime";

declare module "@marquee/runtime" {
  interface FeatureSessionKeys {
    readonly contactDraft: string;
  }
}

/** What is typed in the form of who cannot log in. */
export type ContactValues = Record<"email" | "name" | "username" | "earlierNo" | "title" | "content", string> & {
  category: SendContact["category"];
};

const fields = ["email", "name", "username", "earlierNo", "title", "content"] as const;

/** What this tab keeps of it over a reload; empty fields where it keeps nothing. */
export function readContactDraft(categories: readonly [SendContact["category"], ...SendContact["category"][]]) {
  let kept: unknown = null;
  try {
    kept = JSON.parse(sessionStore.get("contactDraft") ?? "null");
  } catch {
    // What cannot be read is not kept.
  }
  const read = (field: string): unknown => Reflect.get(Object(kept), field);
  const typed = fields.map((field) => {
    const value = read(field);
    return [field, typeof value === "string" ? value : ""] as const;
  });
  const [first] = categories;
  const category = categories.find((each) => each === read("category")) ?? first;
  const empty: ContactValues = { email: "", name: "", username: "", earlierNo: "", title: "", content: "", category };
  return { ...empty, ...Object.fromEntries(typed) };
}

/** Keeps it in this tab. */
export const keepContactDraft = (values: ContactValues): void =>
  sessionStore.set("contactDraft", JSON.stringify(values));

/** Removes it. */
export const forgetContactDraft = (): void => sessionStore.remove("contactDraft");
