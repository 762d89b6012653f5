const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** A text as it stands in HTML. */
export const escape = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? "");

const style = `
  :root { color-scheme: light dark; --ground: #eef2f1; --card: #fff; --ink: #14211e; --muted: #54645f; --line: #ccd8d4; --accent: #0c6b54; --on: #fff; --danger: #a8261c; }
  @media (prefers-color-scheme: dark) { :root { --ground: #0e1513; --card: #17211e; --ink: #ecf4f1; --muted: #9db0aa; --line: #33443f; --accent: #5fd1b0; --on: #06231b; --danger: #ff9d93; } }
  * { box-sizing: border-box; }
  body { margin: 0; min-block-size: 100dvh; display: grid; place-items: center; padding: 16px; background: var(--ground); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; }
  main { inline-size: min(100%, 440px); padding: 28px 24px; border: 1px solid var(--line); border-radius: 16px; background: var(--card); }
  main.wide { inline-size: min(100%, 1080px); }
  h1 { margin: 0; font-size: 1.25rem; line-height: 1.3; }
  .amount { margin: 12px 0 4px; font-size: 2rem; font-weight: 700; font-variant-numeric: tabular-nums; overflow-wrap: anywhere; }
  p { margin: 0 0 16px; color: var(--muted); font-size: .9375rem; }
  p.note { margin-block-start: 20px; font-size: .8125rem; }
  p.fault { color: var(--danger); }
  dl { display: grid; grid-template-columns: auto 1fr; gap: 6px 16px; margin: 0 0 20px; font-size: .9375rem; }
  dt { color: var(--muted); }
  dd { margin: 0; text-align: end; overflow-wrap: anywhere; font-variant-numeric: tabular-nums; }
  form { display: grid; gap: 10px; }
  label { display: grid; gap: 4px; font-size: .875rem; color: var(--muted); }
  label.check { grid-template-columns: auto 1fr; align-items: center; gap: 8px; color: var(--ink); }
  button, input:not([type="checkbox"]), a.go { font: inherit; inline-size: 100%; min-block-size: 48px; padding: 8px 14px; border: 1px solid var(--line); border-radius: 10px; background: transparent; color: inherit; text-align: center; text-decoration: none; display: grid; place-content: center; }
  input:not([type="checkbox"]) { text-align: start; place-content: stretch; }
  button { cursor: pointer; }
  button.go, a.go { border-color: var(--accent); background: var(--accent); color: var(--on); font-weight: 600; }
  :focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
  table { inline-size: 100%; border-collapse: collapse; font-size: .875rem; margin-block-end: 24px; }
  th, td { padding: 8px; border-block-end: 1px solid var(--line); text-align: start; vertical-align: top; overflow-wrap: anywhere; }
  td form { display: inline-grid; }
  td button { min-block-size: 32px; padding: 2px 10px; inline-size: auto; }
  .scroll { overflow-x: auto; }
`;

/** A page of the pay-house: no script, one style. */
export function toDocument(
  title: string,
  content: string,
  options: { readonly isWide?: boolean; readonly refresh?: number } = {},
): string {
  const { isWide = false, refresh } = options;
  const meta = refresh === undefined ? "" : `<meta http-equiv="refresh" content="${refresh}">`;
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">${meta}<title>${escape(title)}</title><style>${style}</style></head><body><main${isWide ? ' class="wide"' : ""}>${content}</main></body></html>`;
}
