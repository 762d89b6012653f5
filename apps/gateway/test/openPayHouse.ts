import { openTestDatabase } from "@marquee/database/testing";
import { inject } from "vitest";
import { createPayHouse, type PayHouse } from "./payHouse.ts";

/** A pay-house on the tests' database server, where it starts and ends in half of the time that an embedded database takes. */
export async function openPayHouse(merchant?: string, code?: string): Promise<PayHouse> {
  const source = inject("testSource");
  if (source.kind !== "postgres") return createPayHouse(merchant, code);
  const { storage, close } = await openTestDatabase(source, { migrations: [], empty: true });
  const house = await createPayHouse(merchant, code, storage.kind === "server" ? storage.url : undefined);
  return {
    ...house,
    stop: async () => {
      await house.stop();
      await close();
    },
  };
}
