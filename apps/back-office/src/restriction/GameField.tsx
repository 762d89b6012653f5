import { Trans, useLingui } from "@lingui/react/macro";
import { token } from "@marquee/design-tokens";
import { Button, TextField } from "@marquee/ui-kit";
import { useField } from "formik";
import { useEffect, useRef, useState } from "react";
import { styled } from "styled-components";
import { useListRestrictionTargetsQuery } from "../api/endpoints/restriction/staffEndpoints.ts";
import { useMerchantCode } from "../frame/DeskContext.ts";

const Found = styled.ul`
  display: grid;
  gap: ${token("space.4")};
  > li { display: flex; align-items: center; justify-content: space-between; gap: ${token("space.8")}; font-size: ${token("text.small")}; overflow-wrap: anywhere; }
`;
const Line = styled.div`display: flex; align-items: center; justify-content: space-between; gap: ${token("space.8")}; overflow-wrap: anywhere;`;

const typingPause = 250;
const mostFound = 8;

interface Choice {
  readonly code: string;
  readonly name: string;
}

/** The search; `isAgain` gives it the focus of the button that is gone. */
function Search({
  isAgain,
  error,
  onChoose,
}: {
  readonly isAgain: boolean;
  readonly error: string | undefined;
  readonly onChoose: (choice: Choice) => void;
}) {
  const { t } = useLingui();
  const merchant = useMerchantCode();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState("");
  const [search, setSearch] = useState("");
  useEffect(() => {
    if (isAgain) input.current?.focus();
  }, [isAgain]);
  useEffect(() => {
    const timer = setTimeout(() => setSearch(typed.trim()), typingPause);
    return () => clearTimeout(timer);
  }, [typed]);
  const { currentData } = useListRestrictionTargetsQuery({ merchant, search }, { skip: search === "" });
  return (
    <>
      <TextField
        ref={input}
        type="search"
        label={t`Game`}
        hint={t`Part of its name or code.`}
        error={error}
        value={typed}
        maxLength={100}
        autoComplete="off"
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={(event) => {
          // Enter would send the form.
          if (event.key === "Enter") event.preventDefault();
        }}
      />
      {search !== "" && currentData !== undefined ? (
        <Found aria-label={t`Found games`}>
          {currentData.games.slice(0, mostFound).map(({ code, name }) => (
            <li key={code}>
              <span>
                {name} · {code}
              </span>
              <Button size="small" aria-label={t`Choose ${name}`} onClick={() => onChoose({ code, name })}>
                <Trans>Choose</Trans>
              </Button>
            </li>
          ))}
          {currentData.games.length === 0 ? (
            <li>
              <Trans>No game has this in its name.</Trans>
            </li>
          ) : null}
        </Found>
      ) : null}
    </>
  );
}

/** The chosen game. Its button takes the focus of the one that chose it. */
function Chosen({ code, name, onUndo }: Choice & { readonly onUndo: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <Line>
      <span>
        <Trans>Game</Trans>: <strong>{name}</strong> ({code})
      </span>
      <Button ref={button} size="small" onClick={onUndo}>
        <Trans>Another game</Trans>
      </Button>
    </Line>
  );
}

/** One game, which is searched for by its name or code. The field holds the code, and `titleField` keeps what the game is called. */
export function GameField({ name, titleField }: { readonly name: string; readonly titleField: string }) {
  const [{ value }, { touched, error }, { setValue }] = useField<string>(name);
  const [{ value: title }, , { setValue: setTitle }] = useField<string>(titleField);
  const [isAgain, setAgain] = useState(false);
  if (value !== "")
    return (
      <Chosen
        code={value}
        name={title}
        onUndo={() => {
          setAgain(true);
          void setValue("");
        }}
      />
    );
  return (
    <Search
      isAgain={isAgain}
      error={touched ? error : undefined}
      onChoose={(choice) => {
        void setTitle(choice.name);
        void setValue(choice.code);
      }}
    />
  );
}
