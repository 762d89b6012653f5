/** What pages of the back office keep of domain `raffle`. */
export const raffleStaffCacheTags = ["StaffRaffles", "RaffleGifts"] as const;
