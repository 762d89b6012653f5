/** Limits of a development gateway: wide enough for tests. */
export const developmentLimits = {
  calls: { calls: 6_000, seconds: 60 },
  pages: { calls: 6_000, seconds: 60 },
  files: { calls: 60_000, seconds: 60 },
  unsigned: { calls: 60_000, seconds: 60 },
  rowFactor: 500,
  rows: {},
  demo: { calls: 10_000, seconds: 3_600 },
  codes: { perRecipient: 10, perAddress: 10_000, perMerchant: 100_000 },
  registrationsPerDay: 10_000,
  streams: { perSession: 12, perAddress: 10_000 },
};

/** Limits of a production gateway. */
export const productionLimits = {
  calls: { calls: 1_200, seconds: 60 },
  pages: { calls: 600, seconds: 60 },
  files: { calls: 6_000, seconds: 60 },
  unsigned: { calls: 60, seconds: 60 },
  rowFactor: 1,
  rows: {},
  demo: { calls: 60, seconds: 3_600 },
  codes: { perRecipient: 10, perAddress: 30, perMerchant: 10_000 },
  registrationsPerDay: 3,
  streams: { perSession: 12, perAddress: 200 },
};
