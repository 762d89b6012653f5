import type { Page } from "@playwright/test";

/** What a real answer of the gateway has in it. */
export type Answered = Record<string, unknown>;

/**
 * Lets the page see a changed answer: the gateway is asked, and what `change` makes of its value goes to the page. For what the
 * gateway can answer and nobody can switch at it from outside; that it does answer so is proved at the gateway.
 */
export async function changeAnswer(page: Page, path: RegExp, change: (value: Answered) => Answered): Promise<void> {
  await page.route(path, async (route) => {
    const url = new URL(route.request().url());
    // Node does not resolve *.localhost, so the host is named by its header.
    const headers = { ...(await route.request().allHeaders()), host: url.hostname };
    url.hostname = "127.0.0.1";
    const response = await route.fetch({ url: url.href, headers });
    const body: { readonly value: Answered } = await response.json();
    await route.fulfill({ response, json: { ...body, value: change(body.value) } });
  });
}
