import type { SavedAnswer, StaffLiveChats, StaffTicketSheet, TicketSettings } from "@marquee/contract/staff";

const hour = 3_600_000;
const now = Date.UTC(2026, 10, 21, 10);

/** A ticket with an answer and a note, of a member who has another one open. */
export const sampleTicket: StaffTicketSheet = {
  id: "S261121HARBOUR70",
  version: 4,
  category: "COMPLAINT",
  title: "Deposit not in my balance",
  state: "WAITING",
  memberId: "0192f0c4-7c3e-7d2a-9b1f-3a4b5c6d7e8f",
  username: "harbour70",
  takenBy: "sam@aurelune.example",
  createdAt: now - 30 * hour,
  changedAt: now - hour,
  language: "VI",
  contact: "+84 91 234 567",
  guest: null,
  lines: [
    {
      id: "1",
      by: "MEMBER",
      author: null,
      content: "Tôi đã chuyển khoản 500.000 cách đây hai giờ.\nSố dư của tôi chưa thay đổi.",
      pictures: [],
      at: now - 30 * hour,
    },
    { id: "2", by: "NOTE", author: "Sam", content: "The bank is slow today.", pictures: [], at: now - 3 * hour },
    { id: "3", by: "STAFF", author: "Sue", content: "Vui lòng kiểm tra lại.", pictures: [], at: now - 2 * hour },
    { id: "4", by: "MEMBER", author: null, content: "Wolkenkratzer".repeat(16), pictures: [], at: now - hour },
  ],
  isMine: false,
  closedBy: null,
  closeReason: "",
  mergedInto: null,
  live: null,
  others: [{ id: "S261120HARBOUR12", title: "Where is my deposit?" }],
};

/** A ticket of somebody who had not logged in, with a long name and address. */
export const guestTicket: StaffTicketSheet = {
  ...sampleTicket,
  id: "S261121GUEST23456",
  category: "SUPPORT",
  title: "I cannot log in",
  memberId: null,
  username: null,
  contact: "",
  guest: {
    email: `${"wolkenkratzer".repeat(4)}@mail.example`,
    name: "Nguyễn Thị Minh Khai ".repeat(4).trim(),
    username: "harbour70",
    memberId: "0192f0c4-7c3e-7d2a-9b1f-3a4b5c6d7e8f",
    earlier: { id: "S261120HARBOUR12", isKnown: true },
  },
};

/** An answer in two languages. */
export const sampleAnswer: SavedAnswer = {
  id: "0192f0c4-7c3e-7d2a-9b1f-000000000002",
  version: 1,
  name: "Look again",
  texts: { EN: "Please look again.", VI: "Vui lòng kiểm tra lại số dư." },
};

/** What a merchant says of its tickets at first. */
export const sampleTicketSettings: TicketSettings = {
  minWords: 5,
  maxWords: 500,
  mostOpen: 5,
  mostToday: 5,
  closeDays: 7,
  liveHours: { weekdays: [1, 2, 3, 4, 5], hours: { from: "08:00", to: "23:00" } },
  liveWaitMinutes: 5,
  liveAtOnce: 3,
  liveKeepDays: 365,
};

/** A live chat whose member types. */
export const sampleLive: StaffTicketSheet["live"] = {
  state: "TALKING",
  isMemberTyping: true,
  memberReadAt: null,
  isMemberThere: true,
  since: now - hour,
  stars: null,
  comment: "",
};

/** Two people and three chats. */
export const sampleLiveChats: StaffLiveChats = {
  isOpen: true,
  people: [
    { id: "s1", name: "Sam", chats: 1, isMe: false },
    { id: "s2", name: "Sue", chats: 2, isMe: true },
  ],
  chats: [
    {
      id: "S1",
      title: "Where is my bonus?",
      username: "harbour70",
      language: "VI",
      state: "TALKING",
      takenBy: "sue@aurelune.example",
      isMine: true,
      isUnanswered: true,
      since: now - hour,
    },
    {
      id: "S2",
      title: "Wolkenkratzer".repeat(4),
      username: "wolkenkratzer".repeat(2),
      language: "EN",
      state: "WAITING",
      takenBy: null,
      isMine: false,
      isUnanswered: true,
      since: now - hour / 2,
    },
    {
      id: "S3",
      title: "Thank you",
      username: "lucky7",
      language: "TH",
      state: "TALKING",
      takenBy: "sam@aurelune.example",
      isMine: false,
      isUnanswered: false,
      since: now - 2 * hour,
    },
  ],
};
