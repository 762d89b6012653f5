import type { TestApp } from "./openTestApp.ts";
import { tables } from "./tables.ts";

/** The texts among the values of the messages to a recipient, oldest first, as the outbox holds them. */
export async function readOutbox(
  app: TestApp,
  recipient: string,
): Promise<readonly Readonly<Record<string, string>>[]> {
  const rows = await tables(app.services.db)
    .selectFrom("outgoing_messages")
    .select("values")
    .where("recipient", "=", recipient)
    .orderBy("id")
    .execute();
  return rows.map(({ values }) =>
    Object.fromEntries(
      Object.entries(values).flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : [])),
    ),
  );
}

/** The newest code sent to a recipient. */
export async function readCode(app: TestApp, recipient: string): Promise<string> {
  return (await readOutbox(app, recipient)).at(-1)?.["code"] ?? "none";
}
