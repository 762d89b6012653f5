import { Type } from "typebox";
import { Uuid } from "../staff/schemas.ts";

/** A ticket's number. */
export const TicketNo = Type.String({ pattern: "^[A-Z0-9]{5,40}$" });

/** Ids of pictures of `uploadTicketPicture` that go with what is written, at most three; none to who had not logged in. */
export const AnswerImages = Type.Optional(Type.Array(Uuid, { maxItems: 20 }));
