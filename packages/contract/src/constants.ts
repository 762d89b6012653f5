// Business constants and limits of spec §9; a test compares them with its lists (CN-03 to CN-07). Each is an export of
// its own, so that a page loads only those that it uses.

export const defaultLanguage = "EN";
export const gatewayVersion = 3;
/** This contract's integer version, sent as `X-Client-Version`. */
export const clientVersion = 1;
export const pageSize = 42;
export const announcementsPerPage = 9;
export const popularCount = 20;
export const numeroCount = 100;
export const clientType = 3;
export const launchMode = "GLS";
export const gamePlatform = "html5-desktop";
export const hotPlatform = "flash,html5-desktop";
export const favouritePlatform = "flash";
export const favouriteGameType = "RNG";
export const isPlatform = 2;
export const accountType = 1;
export const confirmTrans = 0;
export const freePlayPlatform = "W";
export const registerMethod = "WEB";
export const chatHeaderColour = "#6142bf";
export const qrSize = 100;
export const qrLibrarySize = 200;
export const qrMargin = 20;
export const commentLength = 140;
export const uploadBytes = 5_000_000;
export const uploadCount = 3;
export const registerAge = 18;
export const birthdayAge = 21;
/** Milliseconds. */
export const chunkTimeout = 120_000;
export const carouselInterval = 5_000;
export const countryBlurDelay = 200;
export const smsThrottle = 1_000;
export const captchaThrottle = 1_000;
export const scrollThrottle = 200;
export const statusInterval = 30_000;
/** Pixels. */
export const scrollDistance = 0;
/** Seconds. */
export const smsSecondsPerMinute = 60;
export const tooManyRequestsWait = 300;
export const realTimeSalaryInterval = 300;
/** Days. */
export const rememberDays = 1;
export const imageLoadFactor = 1.3;
export const imageAttempts = 3;
export const imageThrottle = 200;
export const imageCache = 200;
export const datePresetDays = [7, 30] as const;
export const announcementTypes = ["B", "PL", "PU", "PR", "H"] as const;
export const announcementDefault = "B";
export const lobbies = ["RNG", "FISH", "PVP", "LIVE"] as const;
export const centres = ["ELOTT", "COCKFIGHT", "SPORTS"] as const;
export const esportsVendors = ["AV", "IMES", "IA", "AI", "TF"] as const;
export const cockfightVendors = ["DIG", "DS88"] as const;
export const prizeModes = ["Lott", "ZY", "Elott", "SEA"] as const;
export const lotteryTypes = ["TCG_SEA", "TCG_LOTTO_VN", "LOTT", "ELOTT"] as const;
export const vendorCategories = [
  "ELOTT",
  "LOTT",
  "LIVE",
  "SPORTS",
  "FISH",
  "RNG",
  "PVP",
  "ESPORTS",
  "COCKFIGHT",
] as const;
