import { toProblemText, toTokenType } from "@marquee/design-tokens";
import { UndoIcon } from "@storybook/icons";
import React, { useId, useRef, type KeyboardEvent, type ReactNode } from "react";
import { Button, Form } from "storybook/internal/components";
import { styled } from "storybook/theming";
import { stepText } from "../model/stepText.ts";
import { toText } from "../model/toText.ts";
import { Swatch } from "./Swatch.tsx";
import { useStudio } from "./useStudio.ts";

const Row = styled.li<{ readonly isChanged: boolean }>(({ theme, isChanged }) => ({
  display: "grid",
  gridTemplateColumns: "36px minmax(0, 1fr) minmax(110px, min(260px, 36%)) 32px",
  alignItems: "center",
  gap: 10,
  padding: "5px 12px",
  boxShadow: isChanged ? `inset 3px 0 ${theme.color.warning}` : "none",
  "&:focus-within": { background: theme.background.hoverable },
}));

const Name = styled.label(({ theme }) => ({
  display: "block",
  fontFamily: theme.typography.fonts.mono,
  fontSize: theme.typography.size.s1,
  overflowWrap: "anywhere",
}));

const Note = styled.span<{ readonly isFault: boolean }>(({ theme, isFault }) => ({
  display: "block",
  color: isFault ? theme.fgColor.negative : theme.fgColor.muted,
  fontSize: theme.typography.size.s1,
  overflowWrap: "anywhere",
  ...(isFault ? {} : { "li:focus-within &": { color: theme.fgColor.default } }),
}));

/** How many steps an arrow key goes with Shift. */
const leap = 10;

interface TokenRowProps {
  /** Dotted name. */
  readonly token: string;
  readonly onFocus: (key: string) => void;
}

/** One token: swatch, name, value, and a reset to the saved value. */
export function TokenRow({ token, onFocus }: TokenRowProps): ReactNode {
  const { studio, work, mode } = useStudio();
  const id = useId();
  const gesture = useRef(0);
  const raw = work?.brand.raw[mode].get(token);
  if (!work || !raw) return null;
  const { brand, history, look, saved } = work;
  const place = brand.themed.has(token) ? mode : "both";
  const savedText = toText(raw);
  // An edit is shown for the themes for which it was begun, even if the files now separate themes differently.
  const ofToken = history.draft.filter(
    (other) => other.key === token && (other.mode === mode || other.mode === "both" || place === "both"),
  );
  const edit = ofToken.find((other) => other.mode === place) ?? ofToken[0];
  const text = edit?.text ?? savedText;
  const css = look.themes[mode].get(token) ?? saved.themes[mode].get(token) ?? "";
  const problem = look.problems.find(({ key }) => key === token);
  const type = (next: string): void =>
    studio.type(
      brand.id,
      { key: token, mode: edit?.mode ?? place, text: next },
      savedText,
      `${token} ${gesture.current}`,
    );
  const onKeyDown = (event: KeyboardEvent): void => {
    const by = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    const next = by === undefined ? undefined : stepText(text, event.shiftKey ? by * leap : by);
    if (next === undefined) return;
    event.preventDefault();
    type(next);
  };
  return (
    <Row isChanged={edit !== undefined}>
      <Swatch token={token} css={css} onPick={type} onOpen={() => (gesture.current += 1)} />
      <div>
        <Name htmlFor={id}>{token}</Name>
        <Note id={`${id}-note`} isFault={problem !== undefined}>
          {problem
            ? `Not shown: ${toProblemText(problem)}`
            : `${css === text ? "" : `${css} · `}${place === "both" ? "both themes" : `${mode} only`}${edit ? ` · saved: ${savedText}` : ""}`}
        </Note>
      </div>
      <Form.Input
        id={id}
        size="100%"
        value={text}
        spellCheck={false}
        autoComplete="off"
        {...(toTokenType(token) === "fontFamily" ? { list: "marquee-studio-families" } : {})}
        {...(problem ? { valid: "error" } : {})}
        aria-invalid={problem !== undefined}
        aria-describedby={`${id}-note`}
        onFocus={() => onFocus(token)}
        onBlur={() => (gesture.current += 1)}
        onKeyDown={onKeyDown}
        onChange={({ currentTarget }) => type(currentTarget.value)}
      />
      {edit ? (
        <Button
          variant="ghost"
          padding="small"
          ariaLabel={`Back to ${savedText}`}
          onClick={() => studio.type(brand.id, { ...edit, text: savedText }, savedText)}
        >
          <UndoIcon />
        </Button>
      ) : (
        <span />
      )}
    </Row>
  );
}
