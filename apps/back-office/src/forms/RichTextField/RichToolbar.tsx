import { useLingui } from "@lingui/react/macro";
import { token } from "@marquee/design-tokens";
import { IconButton } from "@marquee/ui-kit";
import { type Editor, useEditorState } from "@tiptap/react";
import {
  BoldIcon,
  Heading2Icon,
  Heading3Icon,
  ImageIcon as PictureIcon,
  ItalicIcon,
  LinkIcon,
  ListIcon,
  ListOrderedIcon,
  QuoteIcon,
  RedoIcon,
  UndoIcon,
} from "lucide-react";
import { type KeyboardEvent, useState } from "react";
import { styled } from "styled-components";
import { LinkDialog } from "./LinkDialog.tsx";
import { PictureDialog, type RichPicture, type UploadPicture } from "./PictureDialog.tsx";

const Base = styled.div`
  display: flex;
  flex-wrap: wrap;
  border-block-end: 1px solid ${token("color.line")};
  > button[aria-pressed="true"] { background: ${token("color.primarySoft")}; color: ${token("color.primary")}; }
`;

/** The chosen picture, or none to begin with. */
function toPicture(editor: Editor): RichPicture {
  const { src, alt } = editor.getAttributes("image");
  return { src: String(src ?? ""), alt: String(alt ?? "") };
}

/** What formats the chosen text. One stop of Tab: the arrow keys go through it. */
export function RichToolbar({
  editor,
  label,
  onUpload,
}: {
  readonly editor: Editor;
  readonly label: string;
  /** Stores a picture; without it there is no tool for pictures. */
  readonly onUpload: UploadPicture | undefined;
}) {
  const { t } = useLingui();
  const [at, setAt] = useState(0);
  // The address that the dialog begins with; undefined while it is closed.
  const [link, setLink] = useState<string>();
  // The picture that its dialog begins with.
  const [picture, setPicture] = useState<RichPicture>();
  const is = useEditorState({
    editor,
    selector: () => ({
      bold: editor.isActive("bold"),
      italic: editor.isActive("italic"),
      two: editor.isActive("heading", { level: 2 }),
      three: editor.isActive("heading", { level: 3 }),
      bullets: editor.isActive("bulletList"),
      numbers: editor.isActive("orderedList"),
      quote: editor.isActive("blockquote"),
      link: editor.isActive("link"),
      picture: editor.isActive("image"),
    }),
  });
  const chain = () => editor.chain().focus();
  const tools = [
    { label: t`Bold`, icon: BoldIcon, isOn: is.bold, act: () => chain().toggleBold().run() },
    { label: t`Italic`, icon: ItalicIcon, isOn: is.italic, act: () => chain().toggleItalic().run() },
    { label: t`Heading`, icon: Heading2Icon, isOn: is.two, act: () => chain().toggleHeading({ level: 2 }).run() },
    {
      label: t`Smaller heading`,
      icon: Heading3Icon,
      isOn: is.three,
      act: () => chain().toggleHeading({ level: 3 }).run(),
    },
    { label: t`List`, icon: ListIcon, isOn: is.bullets, act: () => chain().toggleBulletList().run() },
    { label: t`Numbered list`, icon: ListOrderedIcon, isOn: is.numbers, act: () => chain().toggleOrderedList().run() },
    { label: t`Quote`, icon: QuoteIcon, isOn: is.quote, act: () => chain().toggleBlockquote().run() },
    {
      label: t`Link`,
      icon: LinkIcon,
      isOn: is.link,
      act: () => setLink(String(editor.getAttributes("link")["href"] ?? "")),
    },
    ...(onUpload === undefined
      ? []
      : [{ label: t`Picture`, icon: PictureIcon, isOn: is.picture, act: () => setPicture(toPicture(editor)) }]),
    { label: t`Undo`, icon: UndoIcon, act: () => chain().undo().run() },
    { label: t`Redo`, icon: RedoIcon, act: () => chain().redo().run() },
  ];
  const walk = (event: KeyboardEvent<HTMLDivElement>): void => {
    const targets: Readonly<Record<string, number>> = {
      ArrowRight: at + 1,
      ArrowLeft: at - 1,
      Home: 0,
      End: tools.length - 1,
    };
    const target = targets[event.key];
    if (target === undefined) return;
    event.preventDefault();
    const next = (target + tools.length) % tools.length;
    setAt(next);
    event.currentTarget.querySelectorAll("button")[next]?.focus();
  };
  return (
    <>
      <Base role="toolbar" aria-label={label} onKeyDown={walk}>
        {tools.map(({ label: name, icon: Icon, isOn, act }, index) => (
          <IconButton
            key={name}
            label={name}
            aria-pressed={isOn}
            tabIndex={index === at ? 0 : -1}
            onFocus={() => setAt(index)}
            // The place in the text stays where it is.
            onMouseDown={(event) => event.preventDefault()}
            onClick={act}
          >
            <Icon size={18} aria-hidden="true" />
          </IconButton>
        ))}
      </Base>
      <LinkDialog
        address={link}
        onClose={() => setLink(undefined)}
        onSet={(href) => {
          setLink(undefined);
          const marked = chain().extendMarkRange("link");
          if (href === "") return marked.unsetLink().run();
          if (editor.state.selection.empty && !is.link)
            return chain()
              .insertContent({ type: "text", text: href, marks: [{ type: "link", attrs: { href } }] })
              .run();
          return marked.setLink({ href }).run();
        }}
      />
      {onUpload !== undefined && (
        <PictureDialog
          picture={picture}
          onUpload={onUpload}
          onClose={() => setPicture(undefined)}
          onSet={(set) => {
            setPicture(undefined);
            chain().setImage(set).run();
          }}
        />
      )}
    </>
  );
}
