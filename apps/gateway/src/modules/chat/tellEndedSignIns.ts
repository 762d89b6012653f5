import { OutsideChatError } from "../../adapters/chat/OutsideChat.ts";
import type { Follower } from "../../jobs/Follower.ts";
import type { Services } from "./services.ts";
import { type EndedSignIn, removeSignIn, takeEndedSignIns } from "./signInStore.ts";

/** How many ends are told at once. */
const atOnce = 20;

type Parts = Pick<Services, "db" | "log" | "outsideChats" | "tenantRegistry">;

async function tell({ db, log, outsideChats, tenantRegistry }: Parts, signIn: EndedSignIn): Promise<void> {
  const chat = outsideChats.get(tenantRegistry.getById(signIn.tenantId)?.code ?? "");
  try {
    // Of a merchant that has no such system any more nobody is told.
    await chat?.endSession(signIn.personId, signIn.sid);
    await removeSignIn(db, signIn);
  } catch (error) {
    if (!(error instanceof OutsideChatError)) throw error;
    if (!error.isRepeat)
      log.warn({ reason: error.message, host: chat?.origin }, "a chat system could not be told of a session's end");
  }
}

/**
 * Tells merchants' own chat systems which sessions have ended (decision 171). What is not answered is told again later and later, for a day; told
 * twice after a kill it is the same.
 */
export async function tellEndedSignIns(services: Parts): Promise<void> {
  if (services.outsideChats.size === 0) return;
  for (;;) {
    const ended = await takeEndedSignIns(services.db, atOnce);
    await Promise.all(ended.map((signIn) => tell(services, signIn)));
    if (ended.length < atOnce) return;
  }
}

/** The system is told within seconds. */
export const tellEndedSignInsFollower: Follower = { name: "tell-chat-sign-ins", follow: tellEndedSignIns };
