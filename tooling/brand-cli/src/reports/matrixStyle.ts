/** Styles of the matrix in the reader's own theme; from 360 pixels up only the table scrolls sideways. */
export const matrixStyle = `:root{color-scheme:light dark;--line:color-mix(in srgb,CanvasText 18%,transparent)}
*{box-sizing:border-box}body{margin:0;font:15px/1.5 system-ui,sans-serif}main{padding:clamp(12px,3vw,24px);max-width:1600px;margin:auto}
h1{font-size:24px;margin:0 0 4px}p{margin:0 0 16px}
form{display:flex;flex-wrap:wrap;gap:8px 12px;align-items:end;margin:0 0 12px}form[hidden]{display:none}
label{display:grid;gap:2px;font-size:13px;flex:1 1 140px;min-width:0}label.check{display:flex;align-items:center;gap:8px;flex:0 0 auto;min-height:40px;font-size:15px}
input:not([type=checkbox]),select,button{font:inherit;min-height:40px;width:100%;padding:0 10px;border:1px solid GrayText;border-radius:8px;background:Field;color:FieldText}
input[type=checkbox]{width:20px;height:20px;margin:0}button{width:auto;background:ButtonFace;color:ButtonText;cursor:pointer}output{display:block;margin:0 0 8px}
:focus-visible{outline:2px solid Highlight;outline-offset:2px}
.scroll{overflow:auto;max-height:max(320px,calc(100dvh - 230px));border:1px solid var(--line);border-radius:8px}
table{border-collapse:separate;border-spacing:0;width:100%}th,td{padding:8px 14px;text-align:start;vertical-align:top;border-block-end:1px solid var(--line);white-space:nowrap}
thead th{position:sticky;inset-block-start:0;background:Canvas;z-index:2}tbody th{position:sticky;inset-inline-start:0;background:Canvas;font-weight:600;z-index:1}
thead th:first-child{inset-inline-start:0;z-index:3}tr[hidden]{display:none}
summary{cursor:pointer}details p{margin:4px 0 0;white-space:normal;min-width:180px;font-size:13px}
.on{color:light-dark(#0b6b45,#4fd69c);font-weight:600}.off{color:light-dark(#595959,#b4b4b4)}.red{color:light-dark(#b3172f,#ff7d8a);font-weight:600}
@media (max-width:600px){h1{font-size:20px}th,td{padding:8px 10px}}`;
