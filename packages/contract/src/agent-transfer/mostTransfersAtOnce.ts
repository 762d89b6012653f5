/** The accounts to which one call sends money. */
export const mostTransfersAtOnce = 20;
