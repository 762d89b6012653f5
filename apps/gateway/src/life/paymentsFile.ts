/** In the folder of a life: the orders that its payment provider knows, which the pay-house takes over. */
export const paymentsFile = "pay-house.json";
