import type { ApiError } from "@marquee/api-client";

/** How long a widget's page may take to load and to acknowledge a question, in milliseconds. */
const timeout = 20_000;

/** A third party's widget in a frame of its own origin (decision 063). */
export type Widget = {
  /** Asks the widget for something. @throws the {@link ApiError} of what it was refused for */
  readonly ask: (name: string, values: Readonly<Record<string, string>>) => Promise<Readonly<Record<string, string>>>;
  /** Hides the frame, which goes on answering. */
  readonly hide: () => void;
  /** Removes the frame; open questions are refused. */
  readonly close: () => void;
};

const toFailure = (code: string): ApiError => ({
  code,
  status: 0,
  message: code,
  value: {},
  fields: [],
  retryAfter: undefined,
  requestId: "",
});

const isText = (value: unknown): value is string => typeof value === "string";

/** The texts in a widget's answer; a widget is a stranger's page. */
function toValues(values: unknown): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(Object(values)).filter((entry): entry is [string, string] => isText(entry[1])),
  );
}

/** Frames the widget at an address inside `place`. `title` is the frame's accessible name. */
export function openWidget(place: HTMLElement, url: string, title: string): Widget {
  const { origin } = new URL(url);
  const frame = document.createElement("iframe");
  frame.title = title;
  Object.assign(frame.style, { inlineSize: "100%", blockSize: "440px", border: "0" });
  const loaded = new Promise((resolve) => frame.addEventListener("load", resolve));
  const open = new Map<number, PromiseWithResolvers<Readonly<Record<string, string>>>>();
  const timers = new Map<number, ReturnType<typeof setTimeout>>();
  const listen = (event: MessageEvent<unknown>): void => {
    if (event.source !== frame.contentWindow || event.origin !== origin) return;
    const { id, values, code, received } = Object(event.data);
    const question = open.get(id);
    if (received === true) {
      clearTimeout(timers.get(id));
      return;
    }
    open.delete(id);
    if (isText(code)) question?.reject(toFailure(code));
    else question?.resolve(toValues(values));
  };
  addEventListener("message", listen);
  frame.src = url;
  place.append(frame);
  let serial = 0;
  return {
    ask: async (name, values) => {
      if (!frame.isConnected) throw toFailure("sms.code.expired");
      const id = ++serial;
      const question = Promise.withResolvers<Readonly<Record<string, string>>>();
      open.set(id, question);
      timers.set(
        id,
        setTimeout(() => question.reject(toFailure("network.abnormal")), timeout),
      );
      void loaded.then(() => frame.contentWindow?.postMessage({ id, name, values }, origin));
      return question.promise;
    },
    hide: () => {
      frame.hidden = true;
    },
    close: () => {
      removeEventListener("message", listen);
      for (const timer of timers.values()) clearTimeout(timer);
      for (const question of open.values()) question.reject(toFailure("geetest.failed"));
      open.clear();
      frame.remove();
    },
  };
}
