import type { RaffleClaim, RaffleRecord, RaffleRecords, RaffleRecordsRequest } from "@marquee/contract";
import { type Call, requireSession } from "../../http/Call.ts";
import { toLabelName } from "../member/index.ts";
import type { Services } from "./services.ts";
import { findRecord, listRecords, type StoredRecord } from "./ticketStore.ts";
import { toPrize } from "./toPrize.ts";

const perPage = 20;

const toRecord = (row: StoredRecord): RaffleRecord => ({
  recordId: row.record_no,
  names: row.raffle_names,
  currency: row.currency,
  prize: toPrize(row),
  at: row.drawn_at.getTime(),
  gift: row.gift_state === null ? null : { state: row.gift_state, remark: row.gift_remark },
});

/** What a draw of the caller has brought, in the language of the call (AP-49). */
export async function readClaim({ db }: Services, call: Call, recordId: string): Promise<RaffleClaim> {
  const record = await findRecord(db, requireSession(call), recordId);
  if (record === undefined) throw new Error(`the record ${recordId} of a draw is missing`);
  const { type, names, amount } = toPrize(record);
  return {
    prize: { type, name: toLabelName(names, call.language), ...(amount === null ? {} : { amount }) },
    recordId,
  };
}

/** A page of what the caller has drawn (PM-15). */
export async function readRecords(
  { db }: Services,
  call: Call,
  { pageNo = 1 }: RaffleRecordsRequest,
): Promise<RaffleRecords> {
  const place = { limit: perPage, offset: (pageNo - 1) * perPage };
  const { rows, count } = await listRecords(db, requireSession(call), place);
  return { list: rows.map(toRecord), totalPages: Math.ceil(count / perPage), totalCount: count };
}
