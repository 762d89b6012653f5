import type { FastifyBaseLogger } from "fastify";
import type { Db } from "../db/Db.ts";
import { addSecurityEntries, type SecurityEntry, toSecurityRow } from "./securityLogStore.ts";

/** The log of security events, which never makes the logged action fail. */
export interface SecurityLog {
  /** Writes an event; if the database fails, to the process's log instead. */
  readonly add: (entry: SecurityEntry) => Promise<void>;
}

/** The security log of a gateway. */
export function createSecurityLog(db: Db, log: FastifyBaseLogger): SecurityLog {
  return {
    async add(entry) {
      try {
        await addSecurityEntries(db, [entry]);
      } catch (error) {
        log.error({ err: error, security: toSecurityRow(entry) }, "the security log could not be written");
      }
    },
  };
}
