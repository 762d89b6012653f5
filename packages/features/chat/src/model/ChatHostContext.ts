import { createContext } from "react";

/** What a part of the chat may ask of the place in which it is shown. */
export interface ChatHost {
  readonly close: () => void;
  /** Says how many messages wait in the part, 0 to 99. */
  readonly tellUnread: (count: number) => void;
}

const nothing = (): void => undefined;

/** The widget; a page of its own closes nothing and counts nothing. */
export const ChatHostContext = createContext<ChatHost>({ close: nothing, tellUnread: nothing });
