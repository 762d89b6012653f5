import type { TSchema } from "typebox";
import * as auth from "./auth.ts";
import {
  CaptchaChallengeSchema,
  CaptchaRequestSchema,
  CaptchaValueSchema,
  FreePlayRequestSchema,
  LoginRequestSchema,
  LoginValueSchema,
  LogoutRequestSchema,
  RegisterRequestSchema,
  RegisterValueSchema,
  SessionLifeSchema,
} from "./auth.schema.ts";
import type { Endpoint } from "./endpoint.ts";
import type { ErrorCode } from "./errors.ts";
import * as games from "./games.ts";
import {
  FavouriteGamesRequestSchema,
  FavouriteGamesSchema,
  FavouriteIdsSchema,
  FavouriteSchema,
  GameListRequestSchema,
  GameListSchema,
  GameMenusSchema,
  HotGamesRequestSchema,
  HotGamesSchema,
  LaunchRequestSchema,
  LaunchValueSchema,
  RecentGamesRequestSchema,
  RecentGamesSchema,
  VendorLanesRequestSchema,
  VendorLanesSchema,
} from "./games.schema.ts";
import * as member from "./member.ts";
import { LanguageChoiceSchema, MemberIconSchema, MemberInfoSchema } from "./member.schema.ts";
import { Nothing } from "./shapes.schema.ts";
import * as support from "./support.ts";
import { AnnouncementsRequestSchema, AnnouncementsSchema } from "./support.schema.ts";
import * as system from "./system.ts";
import {
  RegisterRulesRequestSchema,
  RegisterRulesSchema,
  SystemStatusRequestSchema,
  SystemStatusSchema,
  WhitelabelNodeSchema,
} from "./system.schema.ts";
import * as wallet from "./wallet.ts";
import { BalanceSchema, TransactionsRequestSchema, TransactionsSchema } from "./wallet.schema.ts";

/** A row with its two schemas and the codes of its own that it may answer beside the general ones (contract 3.2). */
export type SchemaRow = {
  readonly endpoint: Endpoint<never, unknown>;
  readonly request: TSchema;
  readonly value: TSchema;
  readonly errors: readonly ErrorCode[];
};

function row<Request, Value>(
  endpoint: Endpoint<Request, Value>,
  request: TSchema,
  value: TSchema,
  errors: readonly ErrorCode[] = [],
): SchemaRow {
  // The phantom types end here: a list of rows cannot name each row's own.
  const { shapes: _, ...data } = endpoint;
  // A session of an account that was closed is told so wherever it asks.
  const all = endpoint.token === "none" ? errors : [...new Set<ErrorCode>([...errors, "account.closed"])];
  return { endpoint: data, request, value, errors: all };
}

const captchaErrors: readonly ErrorCode[] = ["captcha.required", "captcha.invalid"];

const launchErrors: readonly ErrorCode[] = [
  "login.not.session",
  "game.maintenance",
  "game.not.found",
  "game.disabled",
  "account.frozen",
  "trial.not.allowed",
];

/** Every call of the contract, once. */
export const rows: readonly SchemaRow[] = [
  row(system.getStatus, SystemStatusRequestSchema, SystemStatusSchema),
  row(system.getWhitelabel, Nothing, WhitelabelNodeSchema),
  row(system.getRegisterRules, RegisterRulesRequestSchema, RegisterRulesSchema),
  row(auth.login, LoginRequestSchema, LoginValueSchema, [
    "fields",
    "login.credentials.invalid",
    "login.locked",
    "login.not.member",
    "login.not.agent",
    "account.closed",
    "account.frozen",
    "rg.self.excluded",
    ...captchaErrors,
  ]),
  row(auth.loginFreePlay, FreePlayRequestSchema, LoginValueSchema, ["freeplay.too.many"]),
  row(auth.logout, LogoutRequestSchema, Nothing),
  row(auth.getSessionLife, Nothing, SessionLifeSchema),
  row(auth.keepSession, Nothing, SessionLifeSchema),
  row(auth.getCaptcha, CaptchaRequestSchema, CaptchaValueSchema),
  row(auth.getCaptchaChallenge, Nothing, CaptchaChallengeSchema),
  row(auth.register, RegisterRequestSchema, RegisterValueSchema, [
    "fields",
    "username.taken",
    "email.taken",
    "mobile.taken",
    "age.under",
    "terms.required",
    "register.disabled",
    "register.limit.ip",
    ...captchaErrors,
  ]),
  row(member.getMemberInfo, Nothing, MemberInfoSchema),
  row(member.getMemberIcon, Nothing, MemberIconSchema),
  row(member.updateLanguage, LanguageChoiceSchema, LanguageChoiceSchema, ["language.disabled"]),
  row(wallet.getBalance, Nothing, BalanceSchema),
  row(wallet.listTransactions, TransactionsRequestSchema, TransactionsSchema),
  row(games.listVendors, VendorLanesRequestSchema, VendorLanesSchema),
  row(games.getGameMenus, VendorLanesRequestSchema, GameMenusSchema),
  row(games.listGames, GameListRequestSchema, GameListSchema),
  row(games.listHotGames, HotGamesRequestSchema, HotGamesSchema),
  row(games.listRecentGames, RecentGamesRequestSchema, RecentGamesSchema),
  row(games.listFavouriteIds, Nothing, FavouriteIdsSchema),
  row(games.listFavouriteGames, FavouriteGamesRequestSchema, FavouriteGamesSchema),
  row(games.createFavourite, FavouriteSchema, Nothing, ["game.not.found"]),
  row(games.removeFavourite, FavouriteSchema, Nothing),
  row(games.launchGame, LaunchRequestSchema, LaunchValueSchema, launchErrors),
  row(games.launchGameFallback, LaunchRequestSchema, LaunchValueSchema, launchErrors),
  row(support.listAnnouncements, AnnouncementsRequestSchema, AnnouncementsSchema),
];
