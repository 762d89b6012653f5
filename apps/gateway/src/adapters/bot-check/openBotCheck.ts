import type { FastifyBaseLogger } from "fastify";
import type { Config } from "../../config.ts";
import type { Captcha } from "../../authentication/captcha.ts";
import type { ShortLivedState } from "../short-lived-state/ShortLivedState.ts";
import type { BotCheck } from "./BotCheck.ts";
import { createGeetestBotCheck } from "./createGeetestBotCheck.ts";
import { createWorkBotCheck } from "./createWorkBotCheck.ts";

type Settings = Pick<Config, "geetestId" | "geetestKey" | "geetestUrl" | "widgetHost">;

/** The bot check selected by the settings: a Geetest account, or our own. */
export function openBotCheck(
  { geetestId, geetestKey, geetestUrl, widgetHost = "" }: Settings,
  captcha: Captcha,
  state: ShortLivedState,
  log: FastifyBaseLogger,
): BotCheck {
  if (geetestId === undefined || geetestKey === undefined) return createWorkBotCheck(captcha);
  return createGeetestBotCheck(
    { id: geetestId, key: geetestKey, host: geetestUrl, widget: `${widgetHost}/widgets/geetest` },
    state,
    log,
  );
}
