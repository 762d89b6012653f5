import type { ReportChatLine } from "@marquee/contract";
import { transact } from "@marquee/database";
import { publishDeskChange } from "../../events/publishDeskChange.ts";
import { type Call, requireSession } from "../../http/Call.ts";
import { Refusal } from "../../http/Refusal.ts";
import { enterRoom } from "./enterRoom.ts";
import { findLine } from "./lineStore.ts";
import { addReport } from "./reportStore.ts";
import type { Services } from "./services.ts";

/**
 * Brings a line to the moderators; one member reports a line once. @throws Refusal `chat.room.unknown`; `chat.line.unknown` also for
 * one that is removed, of staff, of a rain, or the caller's own
 */
export async function reportLine({ db }: Services, call: Call, { roomId, seq, reason }: ReportChatLine): Promise<void> {
  const session = requireSession(call);
  const room = { tenantId: session.tenantId, roomId };
  await transact(db, async (tx) => {
    await enterRoom(tx, call.tenant, session, roomId);
    const line = await findLine(tx, room, seq);
    const isWritten = line !== undefined && line.member_id !== null && line.rain_amount === null;
    const isReportable = isWritten && line.removed_by === null;
    if (!isReportable || line.member_id === session.memberId) throw new Refusal("chat.line.unknown");
    if (await addReport(tx, session, room, seq, reason))
      await publishDeskChange(tx, session.tenantId, "StaffChatReports");
  });
}
