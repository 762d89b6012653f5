import { Trans, useLingui } from "@lingui/react/macro";
import { keepDays, type MemberRank } from "@marquee/contract";
import { token } from "@marquee/design-tokens";
import { formatMoney } from "@marquee/i18n";
import { useStatusQuery } from "@marquee/runtime";
import { Card, DateTime, Icon, LevelIcon, Money, ProgressBar, Text } from "@marquee/ui-kit";
import { styled } from "styled-components";
import { toMissing, toShare } from "../../model/rankFigures.ts";

const Base = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token("space.20")};
`;
const Head = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: ${token("space.12")};
  > span {
    display: grid;
    place-items: center;
    inline-size: 48px;
    block-size: 48px;
    border-radius: ${token("radius.full")};
    background: ${token("color.raised")};
    font-size: ${token("text.heading")};
  }
  > div { display: grid; gap: ${token("space.4")}; min-inline-size: 0; overflow-wrap: anywhere; }
  strong { font-size: ${token("text.heading")}; line-height: 1.2; }
`;
const Aim = styled.div`display: grid; grid-template-columns: minmax(0, 1fr); gap: ${token("space.8")};`;

interface Props {
  readonly rank: MemberRank;
  readonly symbol: string;
}

/** Growth on the way to the next level; for one that was lost, the stakes of this period that bring it back. */
function Next({ next, symbol }: { readonly next: NonNullable<MemberRank["next"]>; readonly symbol: string }) {
  const { t, i18n } = useLingui();
  const { level, isReturn } = next;
  const toText = (amount: string): string => formatMoney(amount, i18n.locale, symbol);
  const [done, required] = [toText(next.done), toText(next.required)];
  return (
    <Aim>
      <ProgressBar
        label={isReturn ? t`Back to VIP ${level}` : t`To VIP ${level}`}
        text={t`${done} of ${required}`}
        value={toShare(next)}
      />
      <Text size="small" tone="muted">
        {isReturn ? (
          <Trans>
            Missing in this period: <Money amount={toMissing(next)} currency={symbol} /> in valid bets
          </Trans>
        ) : (
          <Trans>
            Missing: <Money amount={toMissing(next)} currency={symbol} /> in valid bets
          </Trans>
        )}
      </Text>
    </Aim>
  );
}

/** What keeps the level, and until when. */
function Keep({
  level,
  keep,
  symbol,
}: {
  readonly level: number;
  readonly keep: NonNullable<MemberRank["keep"]>;
  readonly symbol: string;
}) {
  const { t, i18n } = useLingui();
  const timeZone = useStatusQuery().data?.info.settings.timeZone ?? "UTC";
  const toText = (amount: string): string => formatMoney(amount, i18n.locale, symbol);
  const [done, required] = [toText(keep.done), toText(keep.required)];
  const isKept = toShare(keep) >= 1;
  const instant = new Date(keep.endsAt).toISOString();
  return (
    <Aim>
      <ProgressBar label={t`To keep VIP ${level}`} text={t`${done} of ${required}`} value={toShare(keep)} />
      <Text size="small" tone="muted">
        {isKept ? (
          <Trans>
            This level is kept. The next period of {keepDays} days begins on{" "}
            <DateTime instant={instant} timeZone={timeZone} />.
          </Trans>
        ) : (
          <Trans>
            If your valid bets stay below this amount until <DateTime instant={instant} timeZone={timeZone} />, your
            level falls by one. A period has {keepDays} days; days of a time-out or self-exclusion do not count.
          </Trans>
        )}
      </Text>
    </Aim>
  );
}

/** The member's level with its growth and, where levels are offered to the member, how far the next one is and what keeps this one. */
export function LevelCard({ rank, symbol }: Props) {
  const { t } = useLingui();
  const { level, growth, next, keep, isOffered } = rank;
  return (
    <Base as="section" aria-label={t`Your level`}>
      <Head>
        <span>
          <Icon picture={LevelIcon} />
        </span>
        <div>
          <strong>{level === 0 ? <Trans>No VIP level yet</Trans> : <Trans>VIP {level}</Trans>}</strong>
          <Text size="small" tone="muted">
            <Trans>
              Valid bets in total: <Money amount={growth} currency={symbol} />
            </Trans>
          </Text>
        </div>
      </Head>
      {next !== null && <Next next={next} symbol={symbol} />}
      {isOffered && next === null && (
        <Text size="small" tone="muted">
          <Trans>This is the highest level.</Trans>
        </Text>
      )}
      {keep !== null && <Keep level={level} keep={keep} symbol={symbol} />}
      {!isOffered && (
        <Text>
          <Trans>
            Gifts cannot be claimed while your account cannot play. Days of a time-out or self-exclusion do not count
            against your level.
          </Trans>
        </Text>
      )}
    </Base>
  );
}
