import { endpoint } from "../endpoint.ts";
import type * as Shape from "./schemas.ts";

const own = { domain: "chat-tip", moduleId: "TIPS3", token: "required", trial: false } as const;

const give = {
  ...own,
  method: "POST",
  encrypted: true,
  idempotencyKey: "required",
  proofFields: ["paymentPassword"],
  rateLimit: { calls: 20, seconds: 60 },
  bodyLimit: 4_096,
  // Refused too: a bonus may have begun that ends with it.
  cache: { invalidates: ["Balance", "Orders"] },
} as const;

/** What the caller can give in chat rooms now. */
export const getTipOptions = /* @__PURE__ */ endpoint<Record<string, never>, Shape.TipOptions>({
  ...own,
  name: "getTipOptions",
  method: "GET",
  path: "/wps/chat/tips",
  rateLimit: { calls: 120, seconds: 60 },
  cache: { provides: ["Session", "Balance", "Orders"], keepSeconds: 0 },
});

/** Gives money to a person of a room, once for each key. */
export const sendTip = /* @__PURE__ */ endpoint<Shape.SendTip, Shape.SentTip>({
  ...give,
  name: "sendTip",
  path: "/wps/chat/tip",
});

/** Splits money equally among those who have just written in a room, once for each key. */
export const sendRain = /* @__PURE__ */ endpoint<Shape.SendRain, Shape.SentTip>({
  ...give,
  name: "sendRain",
  path: "/wps/chat/rain",
});
