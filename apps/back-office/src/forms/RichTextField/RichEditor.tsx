import { Trans } from "@lingui/react/macro";
import { token } from "@marquee/design-tokens";
import { Text } from "@marquee/ui-kit";
import { createDocument } from "@tiptap/core";
import { EditorContent, useEditor } from "@tiptap/react";
import { useEffect, useRef, useState } from "react";
import { styled } from "styled-components";
import { cleanPasted } from "./cleanPasted.ts";
import { richExtensions, unkept } from "./richExtensions.ts";
import type { RichTextFieldProps } from "./RichTextField.tsx";
import { RichToolbar } from "./RichToolbar.tsx";

const Base = styled.div`
  border: ${token("field.border")} solid ${token("color.border")};
  border-radius: ${token("field.radius")};
  background: ${token("color.surface")};
  color: ${token("color.text")};
  min-inline-size: 0;
  &:has([aria-invalid="true"]) { border-color: ${token("color.danger")}; }
  [role="textbox"] {
    min-block-size: 220px;
    max-block-size: 60dvb;
    padding: ${token("space.12")};
    overflow: auto;
    white-space: break-spaces;
    overflow-wrap: anywhere;
    > * + * { margin-block-start: ${token("space.12")}; }
    h1, h2, h3, h4, h5, h6 { font-family: ${token("font.display")}; line-height: ${token("leading.heading")}; }
    h1, h2 { font-size: ${token("text.title")}; }
    ul { list-style: disc; padding-inline-start: ${token("space.24")}; }
    ol { list-style: decimal; padding-inline-start: ${token("space.24")}; }
    a { color: ${token("color.primary")}; text-decoration: underline; }
    blockquote { padding-inline-start: ${token("space.12")}; border-inline-start: 3px solid ${token("color.line")}; }
    pre { white-space: pre-wrap; }
    img { block-size: auto; max-block-size: 20rem; object-fit: contain; }
    img.ProseMirror-selectednode { outline: 2px solid ${token("color.focus")}; outline-offset: 2px; }
  }
  .ProseMirror-gapcursor { display: none; }
`;
const Note = styled.div`padding: ${token("space.8")} ${token("space.12")}; border-block-end: 1px solid ${token("color.line")};`;

/** Whether a text holds something that the editor drops with the first change. */
const holdsUnkept = (html: string): boolean =>
  new DOMParser().parseFromString(html, "text/html").querySelector(unkept) !== null;

/** The box of a text with formatting, and the toolbar above it. It never answers anything but HTML of the elements that it knows. */
export function RichEditor({
  value,
  onChange,
  onBlur,
  onUpload,
  lang,
  toolbar,
  labelId,
  saysId,
  isInvalid,
  isRequired,
}: Pick<RichTextFieldProps, "value" | "onChange" | "onBlur" | "onUpload" | "lang"> & {
  /** Names the toolbar. */
  readonly toolbar: string;
  readonly labelId: string;
  readonly saysId: string | undefined;
  readonly isInvalid: boolean;
  readonly isRequired: boolean;
}) {
  const [content] = useState(value);
  // What the box shows, as it was last told or told by itself.
  const shown = useRef(value);
  const editor = useEditor({
    extensions: richExtensions,
    content,
    // The desk's policy lets no style element in; what is needed of it stands above.
    injectCSS: false,
    editorProps: {
      transformPastedHTML: cleanPasted,
      attributes: {
        role: "textbox",
        "aria-multiline": "true",
        "aria-labelledby": labelId,
        ...(saysId !== undefined && { "aria-describedby": saysId }),
        ...(isInvalid && { "aria-invalid": "true" }),
        ...(isRequired && { "aria-required": "true" }),
        ...(lang !== undefined && { lang }),
      },
    },
    onUpdate: ({ editor: changed }) => {
      shown.current = changed.isEmpty ? "" : changed.getHTML();
      onChange(shown.current);
    },
    onBlur: () => onBlur?.(),
  });
  useEffect(() => {
    if (value === shown.current) return;
    shown.current = value;
    // The same text, written otherwise by the gateway, moves no cursor.
    if (!createDocument(value, editor.schema).eq(editor.state.doc))
      editor.commands.setContent(value, { emitUpdate: false });
  }, [value, editor]);
  return (
    <Base>
      <RichToolbar editor={editor} label={toolbar} onUpload={onUpload} />
      {holdsUnkept(value) && (
        <Note>
          <Text size="small" tone="warning">
            <Trans>
              This text holds tables, small print or pictures from elsewhere, which cannot be edited here. A change here
              takes them out.
            </Trans>
          </Text>
        </Note>
      )}
      <EditorContent editor={editor} />
    </Base>
  );
}
