import { token } from "@marquee/design-tokens";

/** The panel's CSS, with the brand's tokens, for both themes. */
export const panelStyle = `
:host { position: fixed; z-index: 2147483000; inset-block-end: 8px; inset-inline-start: 8px; font: 400 13px/1.45 ${token("font.body")}; color: ${token("color.text")}; }
* { box-sizing: border-box; margin: 0; }
button, input { font: inherit; color: inherit; }
button { min-block-size: 32px; padding: 0 12px; border: 1px solid ${token("color.border")}; border-radius: 999px; background: ${token("color.raised")}; cursor: pointer; }
button:focus-visible, input:focus-visible, [tabindex]:focus-visible { outline: 2px solid ${token("color.focus")}; outline-offset: 2px; }
:host([data-open]) > .open { display: none; }
:host(:not([data-open])) > section { display: none; }
section { display: flex; flex-direction: column; inline-size: min(560px, calc(100vw - 16px)); max-block-size: min(640px, calc(100dvh - 16px)); border: 1px solid ${token("color.border")}; border-radius: 14px; background: ${token("color.surface")}; box-shadow: ${token("shadow.overlay")}; overflow: hidden; }
header { display: grid; grid-template-columns: 1fr auto; gap: 8px 12px; align-items: center; padding: 12px 12px 12px 16px; border-block-end: 1px solid ${token("color.line")}; }
h2 { font: 700 16px/1.2 ${token("font.display")}; }
dl { grid-column: 1 / -1; display: grid; grid-template-columns: auto 1fr; gap: 0 12px; color: ${token("color.muted")}; }
dd { overflow-wrap: anywhere; font-variant-numeric: tabular-nums; }
input { grid-column: 1 / -1; min-block-size: 36px; padding: 0 12px; border: 1px solid ${token("color.border")}; border-radius: 8px; background: ${token("color.bg")}; }
.list { overflow: auto; }
table { inline-size: 100%; border-collapse: collapse; }
th, td { padding: 6px 8px 6px 16px; border-block-end: 1px solid ${token("color.line")}; text-align: start; vertical-align: top; }
thead th { position: sticky; inset-block-start: 0; background: ${token("color.surface")}; color: ${token("color.muted")}; font-weight: 400; }
th, td:not(:last-child) { white-space: nowrap; }
td:last-child { inline-size: 100%; min-inline-size: 160px; }
tbody th { font-weight: 600; }
tr[data-on="true"] td:nth-child(2) { color: ${token("color.success")}; font-weight: 600; }
tr[data-on="false"] :is(th, td) { color: ${token("color.muted")}; }
tr[hidden] { display: none; }
`;
