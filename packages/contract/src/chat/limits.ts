/** The longest line of a chat room, in characters after it is cleaned. */
export const chatTextLength = 500;

/** The largest frame that a page sends over a chat socket, in bytes. */
export const chatFrameBytes = 8_192;

/** How many lines a page of a room has. */
export const chatPageSize = 50;

/** The address of the chat socket, on the site's own host. */
export const chatSocketPath = "/wps/chat/socket";

/** How often a page says over its socket that it is still there, in milliseconds. */
export const chatPingMillis = 20_000;

/** The colour of the chat's header where no other is asked for (CN-02). */
export const chatHeaderColor = "#6142bf";
