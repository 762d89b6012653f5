import { Trans, useLingui } from "@lingui/react/macro";
import type { TeamLine } from "@marquee/contract";
import { from, token } from "@marquee/design-tokens";
import { useIsOn } from "@marquee/runtime";
import { Button, DateTime, type TableColumn } from "@marquee/ui-kit";
import { styled } from "styled-components";
import { useTimeZone } from "../../model/useTimeZone.ts";
import { formatRebate } from "../../model/rebates.ts";

/** What an agent does with an account of the team in a dialog of the list. */
export type DialogAct = "remark" | "rebate" | "quota";

/** All that an agent does with an account of the team. */
type TeamAct = DialogAct | "send" | "contract";

const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token("space.4")};
  /* Words of buttons stay whole, however narrow the table is. */
  > button { white-space: nowrap; }
  @media ${from("tablet")} { min-inline-size: 200px; }
  @media not ${from("tablet")} { justify-content: end; }
`;

/** Two short lines below each other. */
const Pair = styled.span`display: inline-grid; white-space: nowrap; > :last-child { color: ${token("color.muted")}; }`;

const Note = styled.span`
  overflow-wrap: anywhere;
`;

/** The columns of a team's list. */
export function useTeamColumns({
  onOpen,
  onAct,
}: {
  readonly onOpen: (account: string) => void;
  readonly onAct: (act: TeamAct, line: TeamLine) => void;
}): readonly TableColumn<TeamLine>[] {
  const { t, i18n } = useLingui();
  const timeZone = useTimeZone();
  const [canSend, canSign] = [useIsOn("DOWNTRANS3"), useIsOn("CONTRACT3")];
  return [
    {
      key: "account",
      title: t`Account`,
      isOneLine: true,
      toCell: ({ account, direct }) =>
        direct > 0 ? (
          <Button size="small" aria-label={t`Show the team of ${account}`} onClick={() => onOpen(account)}>
            {account}
          </Button>
        ) : (
          account
        ),
    },
    {
      key: "kind",
      title: t`Kind`,
      toCell: ({ isAgent, level }) => {
        const number = i18n.number(level);
        return (
          <Pair>
            <span>{isAgent ? t`Agent` : t`Player`}</span>
            <span>{t`Level ${number}`}</span>
          </Pair>
        );
      },
    },
    {
      key: "below",
      title: t`Below`,
      align: "end",
      toCell: (line) => {
        const [direct, total] = [i18n.number(line.direct), i18n.number(line.total)];
        return (
          <Pair>
            <span>{t`${direct} directly`}</span>
            <span>{t`${total} in all`}</span>
          </Pair>
        );
      },
    },
    {
      key: "rebate",
      title: t`Rebate`,
      align: "end",
      toCell: ({ rebate }) => formatRebate(i18n.locale, rebate),
    },
    {
      key: "registered",
      title: t`Registered`,
      toCell: ({ registeredAt }) => <DateTime instant={new Date(registeredAt).toISOString()} timeZone={timeZone} />,
    },
    { key: "remark", title: t`Your note`, toCell: ({ remark }) => <Note>{remark === "" ? "–" : remark}</Note> },
    {
      key: "acts",
      title: t`Actions`,
      toCell: (line) => {
        const { account } = line;
        return (
          <Acts>
            <Button size="small" aria-label={t`Note about ${account}`} onClick={() => onAct("remark", line)}>
              <Trans>Note</Trans>
            </Button>
            {line.isOwn && (
              <Button size="small" aria-label={t`Rebate of ${account}`} onClick={() => onAct("rebate", line)}>
                <Trans>Rebate</Trans>
              </Button>
            )}
            {line.isOwn && line.isAgent && (
              <Button size="small" aria-label={t`Give accounts to ${account}`} onClick={() => onAct("quota", line)}>
                <Trans>Give accounts</Trans>
              </Button>
            )}
            {line.isOwn && canSend && (
              <Button size="small" aria-label={t`Send money to ${account}`} onClick={() => onAct("send", line)}>
                <Trans>Send money</Trans>
              </Button>
            )}
            {line.isOwn && line.isAgent && canSign && (
              <Button size="small" aria-label={t`Contract with ${account}`} onClick={() => onAct("contract", line)}>
                <Trans>Contract</Trans>
              </Button>
            )}
          </Acts>
        );
      },
    },
  ];
}
