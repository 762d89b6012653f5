import { type FieldError, mostTicketPictures } from "@marquee/contract";
import type { TicketPicture, UploadTicketPicture } from "@marquee/contract/staff";
import type { Db } from "../../db/Db.ts";
import { putPicture } from "../../files/storePicture.ts";
import { findStoredFile } from "../../files/storedFileStore.ts";
import { Refusal } from "../../http/Refusal.ts";
import type { MerchantCall } from "../../staff/StaffCall.ts";
import type { Services } from "./services.ts";
import { findTicket, type StoredTicket } from "./ticketStore.ts";

/**
 * Stores a picture for an answer in a ticket of a member that is not closed. It is the member's file: the member and staff alone read it, by links that
 * end, and it goes with the account; one that no answer has is removed as unused.
 * @throws Refusal `ticket.unknown`, `state.changed`, `upload.type`, `upload.size`, `upload.incomplete`, `upload.count`, `rate.limited`
 */
export async function storeAnswerPicture(
  services: Services,
  { tenant }: MerchantCall,
  { id, data }: UploadTicketPicture,
): Promise<TicketPicture> {
  const ticket = await findTicket(services.db, { tenantId: tenant.id, ticketNo: id });
  if (ticket === undefined) throw new Refusal("ticket.unknown");
  if (ticket.member_id === null || ticket.state === "CLOSED" || ticket.state === "MERGED")
    throw new Refusal("state.changed");
  const owner = { tenantId: tenant.id, memberId: ticket.member_id };
  return { uploadId: (await putPicture(services, owner, "ANSWER", Buffer.from(data, "base64"))).id };
}

/** Requires that pictures were stored for answers to this ticket's member. @throws Refusal `fields` */
export async function requireAnswerPictures(
  tx: Db,
  { tenant_id: tenantId, member_id: memberId }: StoredTicket,
  images: readonly string[],
): Promise<void> {
  const refuse = (fault: Pick<FieldError, "rule" | "max">): never => {
    throw new Refusal("fields", { fields: [{ name: "images", ...fault }] });
  };
  if (images.length > mostTicketPictures) refuse({ rule: "length", max: mostTicketPictures });
  if (new Set(images).size < images.length) refuse({ rule: "same" });
  for (const id of images) {
    const file = memberId === null ? undefined : await findStoredFile(tx, { tenantId, memberId }, id);
    if (file?.purpose !== "ANSWER") refuse({ rule: "unknown" });
  }
}
