import { type Static, Type } from "typebox";

const Waiting = Type.Enum([0, 1, 2, 3, 4]);
const Flag = Type.Enum([0, 1]);

export const ContractFlagsSchema = Type.Object({
  /** What waits at contracts of a daily salary: 0 nothing, 1 a new request, 2 changed terms, 3 an end, 4 the caller's own request. */
  dailysalreqtype: Waiting,
  /** The same of dividends. */
  divtypereq: Waiting,
  /** The same of hourly salaries. */
  contracthoursalreq: Waiting,
  /** The same of real-time salaries. */
  realtimesalreqtype: Waiting,
  /** What the agent centre's menu has: 1 where the module is on and the account has, or had, such a contract from above or is asked for one. */
  info: Type.Object({
    /** 1 for agents of the tree. */
    contract: Flag,
    dailySalary: Flag,
    hourlySalary: Flag,
    realTimeSalary: Flag,
    dividend: Flag,
    /** 1 where the account has a rebate. */
    rebate: Flag,
  }),
});

/** What the summary of a member's money says of contracts (EN-24). */
export type ContractFlags = Static<typeof ContractFlagsSchema>;
