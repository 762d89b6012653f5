import type { Page } from "@playwright/test";

/** The value in a real answer of the gateway. */
export type Answered = Record<string, unknown>;

/**
 * Changes the gateway's answers for the page: the request goes to the gateway, and `change` changes the answer's value. For
 * answers that cannot be configured from outside; the gateway's own tests prove that it gives them.
 */
export async function changeAnswer(page: Page, path: RegExp, change: (value: Answered) => Answered): Promise<void> {
  await page.route(path, async (route) => {
    const url = new URL(route.request().url());
    // Node.js does not resolve *.localhost, so the Host header names the brand.
    const headers = { ...(await route.request().allHeaders()), host: url.hostname };
    url.hostname = "127.0.0.1";
    const response = await route.fetch({ url: url.href, headers });
    const body: { readonly value: Answered } = await response.json();
    await route.fulfill({ response, json: { ...body, value: change(body.value) } });
  });
}
