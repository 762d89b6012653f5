/** What the summary of a player's money says of contracts: there are none (EN-24). */
export const noContracts = {
  dailysalreqtype: 0,
  divtypereq: 0,
  contracthoursalreq: 0,
  realtimesalreqtype: 0,
  info: { contract: 0, dailySalary: 0, hourlySalary: 0, realTimeSalary: 0, dividend: 0, rebate: 0 },
};
