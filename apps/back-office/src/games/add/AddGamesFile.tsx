import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { token } from "@marquee/design-tokens";
import { FormSwitch, Link, Text } from "@marquee/ui-kit";
import { useId, useState } from "react";
import { styled } from "styled-components";
import { isApiError } from "../../api/ApiError.ts";
import { SwitchForm } from "../../forms/SwitchForm.tsx";
import type { Sent } from "../../forms/useSeenVersion.ts";
import { toCsv } from "../../list/toCsv.ts";
import type { Added } from "./AddGameForm.tsx";
import { gameColumns, type GamesFile, readGames } from "./readGames.ts";

const most = 500;
const mostTold = 8;

const Content = styled.div`
  display: grid;
  gap: ${token("space.12")};
  > input { font-size: ${token("text.small")}; inline-size: 100%; }
`;

const example = toCsv(gameColumns, [
  ["lamp-night-market", "Night Market", "RNG", "LAMP", "Lamplighter", "voyage-calm", "night", "2000", "50000"],
]);

/** Adds games by a file of comma-separated values: all of them or none. */
export function AddGamesFile({
  send,
  onDone,
}: {
  readonly send: (added: Added, reason: string) => Promise<Sent>;
  readonly onDone: () => void;
}) {
  const { t } = useLingui();
  const id = useId();
  const [file, setFile] = useState<GamesFile>();
  const [refused, setRefused] = useState<readonly string[]>([]);
  const choose = async (chosen: File | undefined): Promise<void> => {
    setRefused([]);
    setFile(chosen === undefined ? undefined : readGames(await chosen.text()));
  };
  const games = file?.games ?? [];
  const faults = [
    ...(file?.missing ?? []).map((column) => t`The column ${column} is missing.`),
    ...(file?.faults ?? []).map(({ line, column }) => t`Line ${line}: ${column} is not right.`),
    ...(games.length > most ? [t`At most ${most} games at a time.`] : []),
    ...refused,
  ];
  const toRefused = ({ name, rule }: { readonly name: string; readonly rule: string }): readonly string[] => {
    const [, place = "", column = ""] = name.split(".");
    const line = Number(place) + 2;
    if (rule === "taken") return [t`Line ${line}: another game has this code.`];
    if (rule === "same") return [t`Line ${line}: the code stands in the file twice.`];
    return [t`Line ${line}: ${column} is not right.`];
  };
  return (
    <Content>
      <Text size="small">
        <Trans>
          A file of comma-separated values with the titles code, name, category, vendor, vendorName, model, theme,
          minStake and maxStake. A vendor that you have needs no vendorName, and stakes may be left empty.
        </Trans>{" "}
        <Link href={`data:text/csv;charset=utf-8,${encodeURIComponent(example)}`} download="games.csv">
          <Trans>An example</Trans>
        </Link>
      </Text>
      <label htmlFor={id}>{t`File`}</label>
      <input id={id} type="file" accept=".csv,text/csv" onChange={({ target }) => void choose(target.files?.[0])} />
      <div role="status">
        {file === undefined ? null : (
          <Text size="small" strong>
            <Plural value={games.length} one="# game" other="# games" />
          </Text>
        )}
        {faults.slice(0, mostTold).map((fault) => (
          <Text key={fault} size="small" tone="danger">
            {fault}
          </Text>
        ))}
        {faults.length > mostTold ? (
          <Text size="small" tone="danger">
            <Trans>And {faults.length - mostTold} more.</Trans>
          </Text>
        ) : null}
      </div>
      <SwitchForm
        label={t`Add games`}
        timed={false}
        action={t`Add the games`}
        initialValues={{ on: true }}
        check={() => (games.length === 0 || faults.length > 0 ? { on: t`Choose a file without faults.` } : {})}
        toSwitch={({ on }): Added => ({ games: [...games], on })}
        send={(added, reason) =>
          send(added, reason).catch((error: unknown) => {
            if (isApiError(error)) setRefused(error.fields.flatMap(toRefused));
            throw error;
          })
        }
        onDone={onDone}
      >
        <FormSwitch name="on" label={t`Players find them at once`} />
      </SwitchForm>
    </Content>
  );
}
