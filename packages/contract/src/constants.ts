// Business constants and limits of spec §9; a test compares them with the spec's lists (CN-03..CN-07). What every page needs
// stands for itself: a page loads an object whole.

/** Counts, fixed values and times. */
export const constants = {
  defaultLanguage: "EN",
  gatewayVersion: 3,
  /** This contract's integer version, sent as `X-Client-Version`. */
  clientVersion: 1,
  pageSize: 42,
  announcementsPerPage: 9,
  popularCount: 20,
  numeroCount: 100,
  clientType: 3,
  launchMode: "GLS",
  gamePlatform: "html5-desktop",
  hotPlatform: "flash,html5-desktop",
  favouritePlatform: "flash",
  favouriteGameType: "RNG",
  isPlatform: 2,
  accountType: 1,
  confirmTrans: 0,
  freePlayPlatform: "W",
  registerMethod: "WEB",
  chatHeaderColour: "#6142bf",
  qrSize: 100,
  qrLibrarySize: 200,
  qrMargin: 20,
  /** Milliseconds. */
  chunkTimeout: 120_000,
  carouselInterval: 5_000,
  countryBlurDelay: 200,
  smsThrottle: 1_000,
  captchaThrottle: 1_000,
  statusInterval: 30_000,
  /** Seconds. */
  smsSecondsPerMinute: 60,
  tooManyRequestsWait: 300,
  realTimeSalaryInterval: 300,
  /** Days. */
  rememberDays: 1,
} as const;

/** Vendors, categories and kinds by their codes. */
export const lists = {
  announcementTypes: ["B", "PL", "PU", "PR", "H"],
  announcementDefault: "B",
  lobbies: ["RNG", "FISH", "PVP", "LIVE"],
  centres: ["ELOTT", "COCKFIGHT", "SPORTS"],
  esportsVendors: ["AV", "IMES", "IA", "AI", "TF"],
  cockfightVendors: ["DIG", "DS88"],
  prizeModes: ["Lott", "ZY", "Elott", "SEA"],
  lotteryTypes: ["TCG_SEA", "TCG_LOTTO_VN", "LOTT", "ELOTT"],
  vendorCategories: ["ELOTT", "LOTT", "LIVE", "SPORTS", "FISH", "RNG", "PVP", "ESPORTS", "COCKFIGHT"],
} as const;

/** What fields, uploads, walls and pages keep to. */
export const limits = {
  commentLength: 140,
  uploadBytes: 5_000_000,
  uploadCount: 3,
  /** Years. */
  registerAge: 18,
  /** Years. */
  birthdayAge: 21,
  /** Milliseconds. */
  scrollThrottle: 200,
  /** Pixels. */
  scrollDistance: 0,
  imageLoadFactor: 1.3,
  imageAttempts: 3,
  /** Milliseconds. */
  imageThrottle: 200,
  imageCache: 200,
  pageRange: 3,
  pageMargin: 1,
  /** Days. */
  datePresetDays: [7, 30],
} as const;
