import { Trans, useLingui } from "@lingui/react/macro";
import { type StaffCollection } from "@marquee/contract/staff";
import { collectionLimits } from "@marquee/contract";
import { token } from "@marquee/design-tokens";
import { Badge, Button, Text, TextField } from "@marquee/ui-kit";
import { useEffect, useState } from "react";
import { styled } from "styled-components";
import { useListStaffGamesQuery } from "../../api/endpoints/games/staffEndpoints.ts";
import { useMerchantCode } from "../../frame/DeskContext.ts";
import { OrderList, type OrderView } from "../../list/OrderList.tsx";

/** A game of a collection. */
export type ChosenGame = StaffCollection["games"][number];

const Found = styled.ul`
  display: grid;
  gap: ${token("space.4")};
  > li { display: flex; align-items: center; justify-content: space-between; gap: ${token("space.8")}; font-size: ${token("text.small")}; overflow-wrap: anywhere; }
`;

const typingPause = 250;
const mostFound = 8;

/** How a chosen game stands in its list. */
function useChosenView(onTakeOut: (code: string) => void): OrderView<ChosenGame> {
  const { t } = useLingui();
  return {
    toKey: ({ code }) => code,
    toName: ({ name }) => name,
    toContent: ({ name, code, isShown }) => (
      <>
        <Text size="small" strong>
          {name}
        </Text>
        <Text size="small" tone="muted">
          {code}
        </Text>
        {isShown ? null : <Badge tone="danger">{t`Not shown`}</Badge>}
      </>
    ),
    toActs: ({ code, name }) => (
      <Button size="small" look="quiet" aria-label={t`Take out ${name}`} onClick={() => onTakeOut(code)}>
        <Trans>Take out</Trans>
      </Button>
    ),
  };
}

/** The games of a collection in their order, and a search for more. */
export function ChosenGames({
  games,
  onChange,
}: {
  readonly games: readonly ChosenGame[];
  readonly onChange: (games: readonly ChosenGame[]) => void;
}) {
  const { t } = useLingui();
  const merchant = useMerchantCode();
  const [typed, setTyped] = useState("");
  const [search, setSearch] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setSearch(typed.trim()), typingPause);
    return () => clearTimeout(timer);
  }, [typed]);
  const { currentData } = useListStaffGamesQuery({ merchant, search }, { skip: search === "" });
  const found = (currentData?.items ?? []).filter(({ code }) => !games.some((game) => game.code === code));
  const view = useChosenView((code) => onChange(games.filter((game) => game.code !== code)));
  const isFull = games.length >= collectionLimits.games;
  return (
    <>
      <OrderList label={t`Games of the collection`} items={games} view={view} onOrder={onChange} />
      <TextField
        type="search"
        label={t`Add a game`}
        hint={t`Part of its name or code.`}
        value={typed}
        disabled={isFull}
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
          {found.slice(0, mostFound).map(({ code, name, vendor, state, vendorState }) => (
            <li key={code}>
              <span>
                {name} · {code}
              </span>
              <Button
                size="small"
                aria-label={t`Add ${name}`}
                onClick={() =>
                  onChange([...games, { code, name, vendor, isShown: state !== "OFF" && vendorState !== "OFF" }])
                }
              >
                <Trans>Add</Trans>
              </Button>
            </li>
          ))}
          {found.length === 0 ? (
            <li>
              <Trans>No other game has this in its name.</Trans>
            </li>
          ) : null}
        </Found>
      ) : null}
    </>
  );
}
