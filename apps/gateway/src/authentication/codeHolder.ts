import type { Call } from "../http/Call.ts";
import { createToken } from "./token.ts";

/** The cookie that binds codes to the browser that requested them; scripts cannot read it. */
const holderCookie = "codeHolder";
const holderSeconds = 1_800;
const holderText = /^[A-Za-z0-9_-]{43}$/;

/** The secret of a browser that requests a code without a session: its existing one, or a new one. */
export function openCodeHolder(call: Call): string {
  const holder = readCodeHolder(call) || createToken();
  call.setCookie(holderCookie, holder, holderSeconds);
  return holder;
}

/** The secret of the browser that submits a code; empty if it has requested none. */
export function readCodeHolder({ cookies }: Call): string {
  const holder = cookies.get(holderCookie) ?? "";
  return holderText.test(holder) ? holder : "";
}
