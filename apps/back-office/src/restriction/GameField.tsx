import { Trans, useLingui } from "@lingui/react/macro";
import { token } from "@marquee/design-tokens";
import { Button, Text, TextField } from "@marquee/ui-kit";
import { useField } from "formik";
import { useEffect, useState } from "react";
import { styled } from "styled-components";
import { useListRestrictionTargetsQuery } from "../api/restrictionApi.ts";
import { useMerchantCode } from "../frame/DeskContext.ts";

const Found = styled.ul`
  display: grid;
  gap: ${token("space.4")};
  > li { display: flex; align-items: center; justify-content: space-between; gap: ${token("space.8")}; font-size: ${token("text.small")}; overflow-wrap: anywhere; }
`;
const Chosen = styled.div`display: flex; align-items: center; justify-content: space-between; gap: ${token("space.8")}; overflow-wrap: anywhere;`;

const typingPause = 250;
const mostFound = 8;

/** One game, which is searched for by its name or code. The field holds the code. */
export function GameField({ name }: { readonly name: string }) {
  const { t } = useLingui();
  const merchant = useMerchantCode();
  const [{ value }, { touched, error }, { setValue }] = useField<string>(name);
  const [typed, setTyped] = useState("");
  const [search, setSearch] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setSearch(typed.trim()), typingPause);
    return () => clearTimeout(timer);
  }, [typed]);
  const { currentData } = useListRestrictionTargetsQuery({ merchant, search }, { skip: search === "" });
  if (value !== "")
    return (
      <Chosen>
        <Text strong>{value}</Text>
        <Button size="small" onClick={() => void setValue("")}>
          <Trans>Another game</Trans>
        </Button>
      </Chosen>
    );
  return (
    <>
      <TextField
        type="search"
        label={t`Game`}
        hint={t`A part of its name or code.`}
        error={touched ? error : undefined}
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
          {currentData.games.slice(0, mostFound).map(({ code, name: title }) => (
            <li key={code}>
              <span>
                {title} · {code}
              </span>
              <Button size="small" aria-label={t`Choose ${title}`} onClick={() => void setValue(code)}>
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
