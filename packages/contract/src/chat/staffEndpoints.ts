import { staffEndpoint } from "../staff/staffEndpoint.ts";
import type * as Shape from "./staffSchemas.ts";

const reads = { domain: "chat", scope: "merchant", method: "GET", permission: "chat.read" } as const;
const moderates = { domain: "chat", scope: "merchant", method: "POST", permission: "chat.moderate" } as const;
const changes = { domain: "chat", scope: "merchant", method: "POST", permission: "chat.change" } as const;

/** A merchant's chat rooms. */
export const listStaffChatRooms = /* @__PURE__ */ staffEndpoint<Record<string, never>, Shape.StaffChatRoomList>({
  ...reads,
  name: "listStaffChatRooms",
  path: "/staff/chat/rooms",
  cache: { provides: ["StaffChatRooms"] },
});

/** Makes or changes a room: of two people the second is told. */
export const saveChatRoom = /* @__PURE__ */ staffEndpoint<Shape.SaveChatRoom, Shape.SavedChatRoom>({
  ...changes,
  name: "saveChatRoom",
  path: "/staff/chat/room",
  cache: { invalidates: ["StaffChatRooms", "Audit"] },
});

/** Lines of a room: the newest, or those around one. */
export const listStaffChatLines = /* @__PURE__ */ staffEndpoint<Shape.StaffChatLinesRequest, Shape.StaffChatLines>({
  ...reads,
  name: "listStaffChatLines",
  path: "/staff/chat/lines",
  cache: { provides: ["StaffChatReports"] },
});

/** Reported lines that wait for a moderator. */
export const listStaffChatReports = /* @__PURE__ */ staffEndpoint<Record<string, never>, Shape.StaffChatReportList>({
  ...reads,
  name: "listStaffChatReports",
  path: "/staff/chat/reports",
  cache: { provides: ["StaffChatReports"] },
});

/** Removes a line for everybody, and closes its reports. */
export const removeChatLine = /* @__PURE__ */ staffEndpoint<Shape.ChatLineAct, Record<string, never>>({
  ...moderates,
  name: "removeChatLine",
  path: "/staff/chat/line/remove",
  cache: { invalidates: ["StaffChatReports", "StaffChatRooms", "Audit"] },
});

/** Closes the reports of a line that stays. */
export const closeChatReport = /* @__PURE__ */ staffEndpoint<Shape.ChatLineAct, Record<string, never>>({
  ...moderates,
  name: "closeChatReport",
  path: "/staff/chat/report/close",
  cache: { invalidates: ["StaffChatReports", "Audit"] },
});

/** Keeps a member from writing for a time or for good; the member is shown why. */
export const silenceChatMember = /* @__PURE__ */ staffEndpoint<Shape.SilenceChatMember, Record<string, never>>({
  ...moderates,
  name: "silenceChatMember",
  path: "/staff/chat/silence",
  cache: { invalidates: ["StaffChatSilences", "Audit"] },
});

/** Lets a member write again. */
export const endChatSilence = /* @__PURE__ */ staffEndpoint<Shape.EndChatSilence, Record<string, never>>({
  ...moderates,
  name: "endChatSilence",
  path: "/staff/chat/silence/end",
  cache: { invalidates: ["StaffChatSilences", "Audit"] },
});

/** Who may not write now. */
export const listStaffChatSilences = /* @__PURE__ */ staffEndpoint<Record<string, never>, Shape.StaffChatSilenceList>({
  ...reads,
  name: "listStaffChatSilences",
  path: "/staff/chat/silences",
  cache: { provides: ["StaffChatSilences"] },
});

/** The merchant's list of words that no line may have. */
export const getStaffChatWords = /* @__PURE__ */ staffEndpoint<Record<string, never>, Shape.StaffChatWords>({
  ...reads,
  name: "getStaffChatWords",
  path: "/staff/chat/words",
  cache: { provides: ["StaffChatWords"] },
});

/** Replaces that list. */
export const saveChatWords = /* @__PURE__ */ staffEndpoint<Shape.SaveChatWords, Shape.StaffChatWords>({
  ...changes,
  name: "saveChatWords",
  path: "/staff/chat/words",
  cache: { invalidates: ["StaffChatWords", "Audit"] },
});

/** Which chat system the merchant has, and whether it answers now (CH-03). */
export const getStaffChatSystem = /* @__PURE__ */ staffEndpoint<Record<string, never>, Shape.StaffChatSystem>({
  ...reads,
  name: "getStaffChatSystem",
  path: "/staff/chat/system",
  cache: { provides: ["StaffChatSystem"] },
});

/** Writes a line as the house: members see the merchant's name and the mark of staff. Sent again it is stored once. */
export const writeChatLine = /* @__PURE__ */ staffEndpoint<Shape.WriteChatLine, Record<string, never>>({
  ...moderates,
  name: "writeChatLine",
  path: "/staff/chat/line",
  cache: { invalidates: ["StaffChatRooms", "StaffChatReports", "Audit"] },
});
