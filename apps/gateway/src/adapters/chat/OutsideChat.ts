import type { LanguageCode } from "@marquee/contract";

/** What an outside chat system learns of a member, and nothing else. */
export interface ChatVisitor {
  /** Names the member at this merchant only; it is no account's name. */
  readonly id: string;
  /** The nickname; null where there is none that others may see. */
  readonly nickname: string | null;
  readonly language: LanguageCode;
  /** Names the session, and says nothing else: it ends there when it ends here. */
  readonly sid: string;
}

/** Where the page of the chat is shown, and what its header says (CH-03). */
interface ChatPlace {
  /** The origin of the merchant's site: the page sends its messages there and nowhere else. */
  readonly site: string;
  readonly title: string | undefined;
  /** `#rrggbb`. */
  readonly headerColor: string;
}

/** The outside system gave no answer in time, or none that can be read. */
export class OutsideChatError extends Error {
  override readonly name = "OutsideChatError";
  /** It was not asked, since it had not answered a moment before. */
  readonly isRepeat: boolean;
  /** There was no answer, as opposed to one that cannot be read. */
  readonly isSilent: boolean;

  constructor(message: string, { isRepeat = false, isSilent = false } = {}) {
    super(message);
    this.isRepeat = isRepeat;
    this.isSilent = isSilent;
  }
}

/** A chat system outside of the platform in the place of a merchant's rooms (decision 171). */
export interface OutsideChat {
  readonly kind: "http";
  /** Its origin: the only one of it that pages may frame. */
  readonly origin: string;
  /** The address of its page for a member, with a sign-in token that ends after a minute. */
  readonly createAddress: (visitor: ChatVisitor, place: ChatPlace) => Promise<string>;
  /** How many messages wait for a member. @throws OutsideChatError */
  readonly countUnread: (id: string) => Promise<number>;
  /** Ends what a session has opened there. Told twice it is the same. @throws OutsideChatError */
  readonly endSession: (id: string, sid: string) => Promise<void>;
}

/** The merchants that have one, by merchant code. */
export type OutsideChats = ReadonlyMap<string, OutsideChat>;
