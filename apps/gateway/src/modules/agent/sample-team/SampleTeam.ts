import type { BillInput, BillResult } from "@marquee/contract";
import type { TeamSums } from "../figureStore.ts";
import type { SampleAccount } from "./sampleAccounts.ts";
import type { SampleContract } from "./sampleContracts.ts";
import type { SampleBet, SampleEvent, SampleSetting, SampleTransfer } from "./samplePlay.ts";

/** A period of days by their numbers; the last one is in it. */
export interface SamplePeriod {
  readonly first: number;
  readonly last: number;
}

/** A bill of a sample: what goes into it, and what the formula of bills makes of it. */
export interface SampleBill {
  readonly contract: SampleContract;
  readonly period: SamplePeriod;
  readonly input: BillInput;
  readonly result: BillResult;
  /** When it is paid. */
  readonly paidAt: number;
}

/** The sample team of a trial agent (contract 3.9.6). All days are numbers from 1970-01-01, periods have both ends. */
export interface SampleTeam {
  readonly setting: SampleSetting;
  readonly today: number;
  /** The accounts of a day, the trial agent first. */
  readonly listAccounts: (day: number) => readonly SampleAccount[];
  /** The accounts of a period or of today. */
  readonly listMembers: (first: number, last: number) => readonly SampleAccount[];
  /** The bets of an account and all below it. */
  readonly listBets: (top: SampleAccount, first: number, last: number) => readonly SampleBet[];
  /** What moved their money besides play. */
  readonly listEvents: (top: SampleAccount, first: number, last: number) => readonly SampleEvent[];
  /** The same for an account alone, on a day. */
  readonly listOwnEvents: (account: SampleAccount, day: number) => readonly SampleEvent[];
  readonly listTransfers: (first: number, last: number) => readonly SampleTransfer[];
  /** What an account and all below it played and paid. */
  readonly sum: (top: SampleAccount, first: number, last: number) => TeamSums;
  /** What an account alone played and paid. */
  readonly sumOwn: (account: SampleAccount, first: number, last: number) => TeamSums;
  /** The same for who has a place of the plan, with all below. */
  readonly sumPlace: (place: number, first: number, last: number) => TeamSums;
  readonly betOfPlace: (place: number, first: number, last: number) => bigint;
  readonly countActive: (place: number, first: number, last: number) => number;
  readonly getBill: (contract: SampleContract, period: SamplePeriod) => SampleBill;
}
