import type { ModId } from "@marquee/contract";

/** A module's name for people, as the beginning of a sentence. */
const words: Partial<Readonly<Record<ModId, string>>> = {
  ROOT3: "The site is",
  CORE3: "The frame of the site is",
  BANNER3: "Banners are",
  THEME3: "The choice between dark and light is",
  LANG3: "The choice of a language is",
  HOMEGUARD3: "The rule that visitors log in first is",
  SEAMBARS3: "The bars around games on their own page are",
  MEMCEN3: "The member centre is",
  LOGIN3: "Logging in is",
  SIGNUP3: "Signing up is",
  DIRECTREG3: "The form to sign up is",
  USERNAMEREG3: "Signing up by user name is",
  REGAGE3: "The question for age at sign-up is",
  FREEPLAY3: "Free play without an account is",
  IMGCODE3: "The picture code at log-in is",
  REMEMBER3: "Staying logged in is",
  LOBBY3: "Lobbies are",
  LOBBYHOT3: "The list of hot games is",
  LOBBYFAV3: "Favourite games are",
  LOBBYRECENT3: "The list of games played last is",
  GRNG3: "Slots are",
  GINHOUSE3: "The house's own games are",
  GELOTT3: "Electronic lotteries are",
  GLIVE3: "Live games are",
  GSPORTS3: "Sports are",
  GFISH3: "Fish games are",
  GPVP3: "Card rooms are",
  GESPORTS3: "Esports are",
  GCOCK3: "Cockfights are",
  GAMEDEMO3: "Playing games as a demo is",
  TRANSREC3: "The account record is",
  ANNOUNCE3: "Announcements are",
  POPNOTICE3: "The notice after logging in is",
};

/** `Announcements are`; a module without words of its own goes by its id. */
export const toModuleSubject = (id: ModId): string => words[id] ?? `The module ${id} is`;
