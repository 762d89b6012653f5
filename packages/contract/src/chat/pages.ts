import { type PageAddress, toPages } from "../system/pageAddress.ts";

/** The addresses that show pages of domain `chat`. */
export const chatPages: readonly PageAddress[] = [...toPages("CHATROOM3", ["/chat"])];
