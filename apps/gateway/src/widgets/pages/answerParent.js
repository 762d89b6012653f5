// What every widget's page shares: its settings, and the conversation with the site's page that frames it.
// A question is `{ id, name, values }`; it is acknowledged by `{ id, received }` and answered by `{ id, values }` or `{ id, code }`.

/** What the gateway tells this page. */
export const settings = JSON.parse(document.body?.dataset.settings ?? "{}");

/** Loads a script of the third party. */
export function loadScript(address) {
  return new Promise((resolve, reject) => {
    const script = document.createElement("script");
    script.src = address;
    script.addEventListener("load", resolve);
    script.addEventListener("error", () => reject(new Error("the script could not be loaded")));
    document.head.append(script);
  });
}

/** Answers the questions of the site's page by these functions. What they throw with a `code` is told. */
export function answerParent(functions) {
  addEventListener("message", async ({ data, origin, source }) => {
    if (source !== parent || !settings.parents.includes(origin)) return;
    const answer = Object.hasOwn(functions, data?.name) ? functions[data.name] : undefined;
    if (answer === undefined) return;
    source.postMessage({ id: data.id, received: true }, origin);
    try {
      source.postMessage({ id: data.id, values: await answer(data.values ?? {}) }, origin);
    } catch (error) {
      source.postMessage({ id: data.id, code: error?.code ?? "geetest.failed" }, origin);
    }
  });
}
