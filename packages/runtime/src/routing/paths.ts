/** The named pages of the route table (RT-27) that have a screen, and the addresses of the others we know. */
export const paths = {
  index: "/",
  hot: "/hot",
  egame: "/rng",
  elott: "/elott",
  live: "/live",
  sports: "/sports",
  fish: "/fish",
  pvp: "/pvp",
  esports: "/esports",
  cockfight: "/cockfight",
  inhouse: "/inhouse",
  favourites: "/favourites",
  search: "/search",
  byIframe: "/game",
  seamless: "/seamless",
  login: "/login",
  resetPassword: "/reset-password",
  confirmContact: "/confirm-contact",
  register: "/register",
  member: "/member",
  agent: "/agent",
  terms: "/terms",
  privacy: "/privacy",
  saferPlay: "/safer-play",
  about: "/about",
  affiliate: "/affiliate",
  help: "/help",
  helpOnly: "/helpmc",
  news: "/news",
  blog: "/blog",
  preview: "/preview",
  down: "/down",
} as const;

/** The addresses that ask for the registration (RT-02). */
export const registerPaths: readonly string[] = ["/register", "/register.html"];

/** The addresses a guest may open although the brand sends guests to /login (SH-10), beside routes with `isOpen`. */
export const openPaths: readonly string[] = [
  "/login",
  paths.resetPassword,
  paths.confirmContact,
  "/register",
  "/register.html",
  paths.helpOnly,
  paths.down,
  "/download",
  paths.about,
  paths.terms,
  paths.privacy,
  paths.saferPlay,
];
