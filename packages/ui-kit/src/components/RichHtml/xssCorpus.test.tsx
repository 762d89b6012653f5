import corpus from "big-list-of-naughty-strings/blns.json";
import { attacks as families } from "@marquee/rich-html/attacks";
import { afterAll, beforeAll, expect, it } from "vitest";
import { renderWithUiKit } from "../../../test/renderWithUiKit.tsx";
import { RichHtml } from "./RichHtml.tsx";

const attacks = corpus.filter((text) => /[<>]|javascript|on\w+=/i.test(text));
const reports: string[] = [];
const executions: string[] = [];
const note = ({ violatedDirective, blockedURI, sample }: SecurityPolicyViolationEvent): void =>
  void reports.push(`${violatedDirective} ${blockedURI} ${sample}`);
const ways = ["alert", "confirm", "prompt", "print", "open"] as const;
const before = ways.map((way) => window[way]);

beforeAll(() => {
  // What a site's HTML answers with, but for the hosts: a script that gets through is reported, one that runs is heard.
  const policy = document.createElement("meta");
  policy.httpEquiv = "Content-Security-Policy";
  policy.content =
    "script-src 'self'; img-src 'self' data:; font-src 'self'; frame-src 'none'; form-action 'self'; base-uri 'none'; object-src 'none'";
  document.head.append(policy);
  document.addEventListener("securitypolicyviolation", note);
  for (const way of ways)
    Object.assign(window, { [way]: (said: unknown) => void executions.push(`${way} ${String(said)}`) });
});

afterAll(() => {
  document.removeEventListener("securitypolicyviolation", note);
  for (const [index, way] of ways.entries()) Object.assign(window, { [way]: before[index] });
});

it("hears of a policy that is broken: the trap is set", async () => {
  document.body.insertAdjacentHTML("beforeend", "<img src='https://evil.example/x.png'><b onclick='alert(1)'>x</b>");
  await expect
    .poll(() => reports.map((report) => report.split(" ")[0]))
    .toEqual(expect.arrayContaining(["img-src", "script-src-attr"]));
  document.body.lastElementChild?.remove();
  document.body.lastElementChild?.remove();
  reports.length = 0;
});

/** Shows each of some texts, and presses on, points at and focuses all that they show. */
async function showTexts(texts: readonly string[]): Promise<void> {
  const screen = await renderWithUiKit(
    <>
      {texts.map((html, index) => (
        <RichHtml key={index} html={`<p>kept</p>${html}`} />
      ))}
    </>,
  );
  await expect.poll(() => screen.container.querySelectorAll("p").length).toBeGreaterThanOrEqual(texts.length);
  for (const element of screen.container.querySelectorAll("*")) {
    expect(element.getAttributeNames().filter((name) => /^on|^style$|^srcdoc$|^formaction$/.test(name))).toEqual([]);
    for (const type of ["click", "mouseover", "focus"])
      element.dispatchEvent(new Event(type, { bubbles: true, cancelable: true }));
  }
  expect(
    screen.container.querySelectorAll("script, iframe, object, embed, svg, math, form, style, link, meta, base").length,
  ).toBe(0);
  for (const link of screen.container.querySelectorAll("a"))
    expect(["http:", "https:", "mailto:", "tel:", ""]).toContain(link.hasAttribute("href") ? link.protocol : "");
  expect(executions).toEqual([]);
}

it("AN-02: a public corpus executes nothing and asks the policy nothing, text by text", async () => {
  expect(attacks.length).toBeGreaterThan(200);
  await showTexts(attacks);
  expect(reports).toEqual([]);
});

it.each(Object.entries(families))(
  "AN-02, X-55: of %s attacks nothing runs, submits, frames or restyles",
  async (_, texts) => {
    await showTexts(texts);
  },
);

it("AN-02: a text of which nothing is left takes the former one away", async () => {
  const screen = await renderWithUiKit(<RichHtml html="<p>Former</p>" />);
  await expect.element(screen.getByText("Former")).toBeVisible();
  await screen.rerender(<RichHtml html="<frameset><frame src=//evil.example></frameset>" />);
  await expect.element(screen.getByText("Former")).not.toBeInTheDocument();
});

it("AN-02: keeps what an operator may write", async () => {
  const html =
    '<h2>Weekend</h2><p>Play <b>Golden <i>Koi</i></b>, <u>now</u><br>or <s>never</s></p><ol><li>One</li></ol><table><tbody><tr><td colspan="2">5,000</td></tr></tbody></table><blockquote>Luck</blockquote><a href="https://news.example" title="News">More</a><img src="data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==" alt="One koi" width="10" height="10">';
  const screen = await renderWithUiKit(<RichHtml html={html} />);
  await expect.element(screen.getByRole("heading", { name: "Weekend" })).toBeVisible();
  for (const tag of [
    "b",
    "i",
    "u",
    "br",
    "s",
    "ol",
    "li",
    "td[colspan]",
    "blockquote",
    "a[title]",
    "img[alt='One koi'][width]",
  ])
    expect(screen.container.querySelector(tag), tag).not.toBeNull();
});
