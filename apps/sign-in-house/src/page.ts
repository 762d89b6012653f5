import { demoAccounts } from "./accounts.ts";

const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

const escape = (text: string): string => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? "");

const style = `
  :root { color-scheme: light dark; --ground: #f4f5f7; --card: #fff; --ink: #1b1f27; --muted: #5a6272; --line: #d3d8e0; --accent: #2a55c8; }
  @media (prefers-color-scheme: dark) { :root { --ground: #12151b; --card: #1b2029; --ink: #eef1f6; --muted: #a3acbb; --line: #384152; --accent: #8fb0ff; } }
  * { box-sizing: border-box; }
  body { margin: 0; min-block-size: 100dvh; display: grid; place-items: center; padding: 16px; background: var(--ground); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; }
  main { inline-size: min(100%, 400px); padding: 28px 24px; border: 1px solid var(--line); border-radius: 16px; background: var(--card); }
  h1 { margin: 0 0 4px; font-size: 1.375rem; line-height: 1.25; }
  p { margin: 0 0 20px; color: var(--muted); font-size: .875rem; }
  form { display: grid; gap: 8px; }
  button, input { font: inherit; inline-size: 100%; min-block-size: 48px; padding: 8px 14px; border: 1px solid var(--line); border-radius: 10px; background: transparent; color: inherit; text-align: start; overflow-wrap: anywhere; }
  button { cursor: pointer; }
  button:hover { border-color: var(--accent); }
  button small { display: block; color: var(--muted); }
  button[name="cancel"], button.go { text-align: center; }
  button.go { border-color: var(--accent); color: var(--accent); font-weight: 600; }
  :focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
  label { margin-block-start: 12px; color: var(--muted); font-size: .875rem; }
  form + form { margin-block-start: 16px; padding-block-start: 16px; border-block-start: 1px solid var(--line); }
`;

function toDocument(title: string, content: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escape(title)}</title><style>${style}</style></head><body><main>${content}</main></body></html>`;
}

/** The page on which a person chooses an account at a provider, or cancels. The form is sent to its own address. */
export function toChoosePage(provider: string, site: string): string {
  const accounts = demoAccounts.map(
    ({ id, name, email, isUnverified }) =>
      `<button name="account" value="${escape(id)}">${escape(name)}<small>${escape(email)}${isUnverified === true ? ", not confirmed" : ""}</small></button>`,
  );
  return toDocument(
    `Sign in with ${provider}`,
    `<h1>Sign in with ${escape(provider)}</h1><p>A provider for this machine alone, in the place of the real one. You go on to ${escape(site)}.</p>
    <form method="post">${accounts.join("")}</form>
    <form method="post"><label for="account">Another account</label><input id="account" name="account" required pattern="[a-z0-9]{1,30}" maxlength="30" autocapitalize="none" autocomplete="off" spellcheck="false" title="Small letters and digits"><button class="go">Continue</button></form>
    <form method="post"><button name="cancel" value="1">Cancel</button></form>`,
  );
}

/** The first page: what this server is, and its accounts. */
export function toIndexPage(names: readonly string[]): string {
  const accounts = demoAccounts.map(({ id, name }) => `${id} (${name})`).join(", ");
  return toDocument(
    "Sign-in providers",
    `<h1>Sign-in providers</h1><p>For this machine alone, in the place of ${escape(names.join(", "))} and Telegram. A site with social sign-in sends its visitors here.</p><p>Accounts: ${escape(accounts)}, and any other name. Nothing is kept.</p>`,
  );
}

/** An error page. */
export function toFaultPage(text: string): string {
  return toDocument("Sign in", `<h1>This does not work</h1><p>${escape(text)}</p>`);
}
