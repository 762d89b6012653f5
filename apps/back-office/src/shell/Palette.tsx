import { useLingui } from "@lingui/react/macro";
import { token } from "@marquee/design-tokens";
import { Modal, Text } from "@marquee/ui-kit";
import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { styled } from "styled-components";
import { useCommands } from "./useCommands.ts";
import { useFound } from "./useFound.ts";

const Input = styled.input`
  inline-size: 100%;
  min-block-size: ${token("field.height")};
  padding-inline: ${token("space.12")};
  border: ${token("field.border")} solid ${token("color.border")};
  border-radius: ${token("field.radius")};
  background: ${token("color.bg")};
`;
const List = styled.div`
  margin-block-start: ${token("space.8")};
  max-block-size: 50dvb;
  overflow: auto;
  > div {
    display: flex;
    justify-content: space-between;
    gap: ${token("space.12")};
    padding: ${token("space.8")} ${token("space.12")};
    border-radius: ${token("radius.control")};
    cursor: pointer;
    &[aria-selected="true"] { background: ${token("color.primarySoft")}; }
    > span { color: ${token("color.muted")}; font-size: ${token("text.small")}; }
  }
`;

/** Goes anywhere by a few letters: pages, what the domains find, merchants, the own account (Ctrl+K, ⌘K or /). */
export function Palette({ isOpen, onClose }: { readonly isOpen: boolean; readonly onClose: () => void }) {
  const { t } = useLingui();
  return (
    <Modal title={t`Go to`} open={isOpen} onClose={onClose}>
      <Choices onClose={onClose} />
    </Modal>
  );
}

function Choices({ onClose }: { readonly onClose: () => void }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const id = useId();
  const [text, setText] = useState("");
  const [place, setPlace] = useState(0);
  const input = useRef<HTMLInputElement>(null);
  const found = [...useCommands(text), ...useFound(text)];
  useEffect(() => input.current?.focus(), []);
  const chosen = found[Math.min(place, found.length - 1)];

  function run(path: string | undefined): void {
    if (path === undefined) return;
    onClose();
    void navigate(path);
  }
  function press(event: KeyboardEvent): void {
    if (event.key === "ArrowDown") setPlace(Math.min(place + 1, found.length - 1));
    else if (event.key === "ArrowUp") setPlace(Math.max(place - 1, 0));
    else if (event.key === "Enter") run(chosen?.path);
    else return;
    event.preventDefault();
  }

  return (
    <>
      <Input
        role="combobox"
        aria-label={t`Page, member, number of an order or round, merchant`}
        aria-expanded="true"
        aria-controls={id}
        aria-activedescendant={chosen === undefined ? undefined : `${id} ${chosen.path}`}
        autoComplete="off"
        ref={input}
        value={text}
        onKeyDown={press}
        onChange={({ target }) => {
          setText(target.value);
          setPlace(0);
        }}
      />
      <List role="listbox" id={id} aria-label={t`Found`}>
        {found.map((command) => (
          // The input has the focus and the keys; the list is for the pointer too.
          <div
            key={command.path}
            id={`${id} ${command.path}`}
            role="option"
            aria-selected={command === chosen}
            onPointerDown={() => run(command.path)}
          >
            {command.title}
            <span>{command.hint}</span>
          </div>
        ))}
      </List>
      {found.length === 0 ? <Text tone="muted">{t`Nothing has this name.`}</Text> : null}
    </>
  );
}
