/** What pages of the back office keep of domain `ticket`. */
export const ticketStaffCacheTags = ["StaffTickets", "SavedAnswers", "TicketSettings", "LiveChats"] as const;
