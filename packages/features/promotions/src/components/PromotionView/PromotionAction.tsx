import { Trans, useLingui } from "@lingui/react/macro";
import { isApiError, useClaimPromotionMutation } from "@marquee/api-client";
import type { PromotionPage } from "@marquee/contract";
import { toErrorText } from "@marquee/i18n";
import {
  OfferedMoney,
  paths,
  selectIsMember,
  toCentrePath,
  useAppSelector,
  useGatedAction,
  useIsOn,
} from "@marquee/runtime";
import { Button, Link, notify, Text } from "@marquee/ui-kit";
import { useState } from "react";
import { ApplicationForm } from "../ApplicationForm/ApplicationForm.tsx";
import { CodeForm } from "../CodeForm/CodeForm.tsx";

type Props = { readonly page: PromotionPage };

/** A promotion that was found by a code is claimed with it. */
type ClaimProps = Props & {
  readonly code?: string | undefined;
  readonly onClaim?: ((page: PromotionPage) => void) | undefined;
};

/** Claims the bonus; refused, the page says why. */
function Claim({ page, code, onClaim }: ClaimProps) {
  const { t, i18n } = useLingui();
  const [claim, { isLoading, error }] = useClaimPromotionMutation();
  const { application, terms, rule } = page;
  const amount = application?.amount ?? terms?.loss?.own ?? terms?.most ?? null;
  const sum =
    amount === null || terms === null ? undefined : <OfferedMoney amount={amount} currency={terms.currency} />;
  const press = async (): Promise<void> => {
    const answer = await claim({ id: page.id, ...(code === undefined ? {} : { code }) });
    if (answer.data === undefined) return;
    notify(t`The bonus is in your bonus wallet.`, { tone: "success" });
    onClaim?.(answer.data);
  };
  return (
    <>
      {error !== undefined && (
        <Text tone="danger" role="alert">
          {toErrorText(i18n, isApiError(error) ? error.code : "unknown")}
        </Text>
      )}
      <Button look="primary" wide busy={isLoading} disabled={rule !== null} onClick={() => void press()}>
        {sum === undefined ? <Trans>Claim</Trans> : <Trans>Claim {sum}</Trans>}
      </Button>
    </>
  );
}

/** The way to an application, and its form. */
function Apply({ page }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  return isOpen ? (
    <ApplicationForm page={page} onClose={() => setIsOpen(false)} />
  ) : (
    <Button look="primary" wide onClick={() => setIsOpen(true)}>
      <Trans>Apply</Trans>
    </Button>
  );
}

/** The field for a code of a promotion; one that holds is claimed here, and one of another promotion leads to that. */
function EnterCode({ page }: Props) {
  const [found, setFound] = useState<{ readonly page: PromotionPage; readonly code: string }>();
  const isOwn = found?.page.id === page.id;
  return (
    <>
      <CodeForm onFound={(each, code) => setFound({ page: each, code })} />
      {found !== undefined && isOwn && <Claim page={found.page} code={found.code} />}
      {found !== undefined && !isOwn && (
        <Text>
          <Trans>This code is for another promotion:</Trans>{" "}
          <Link href={`${paths.promotions}?${new URLSearchParams({ code: found.code })}`}>{found.page.title}</Link>
        </Text>
      )}
    </>
  );
}

/** What can be done about a promotion now (PR-03): each state has its button, or says why it has none. A centre is left for, so that no dialog stays over it. */
export function PromotionAction({ page, code, onClaim }: ClaimProps) {
  const isMember = useAppSelector(selectIsMember);
  const gated = useGatedAction();
  const [canApply, canDeposit, hasBonuses] = [useIsOn("PROMOAPPLY3"), useIsOn("DEPOSIT3"), useIsOn("BONUSDET3")];
  const canEnter = useIsOn("PROMOCODE3");
  const { state, by, available, application } = page;
  if (state === "CLAIM") return <Claim page={page} code={code} onClaim={onClaim} />;
  if (state === "PROCESS" && by !== null && !isMember)
    return (
      <Button look="primary" wide onClick={() => gated(() => {})}>
        <Trans>Log in to take part</Trans>
      </Button>
    );
  if (state === "PROCESS" && by === "APPLICATION" && available && canApply) return <Apply page={page} />;
  if (state === "PROCESS" && by === "CODE" && canEnter) return <EnterCode page={page} />;
  if (state === "PROCESS" && by === "DEPOSIT" && available && canDeposit)
    return (
      <Link look="primary" wide href={toCentrePath({ centre: "member", panel: "depositv2" })}>
        <Trans>Deposit and take part</Trans>
      </Link>
    );
  if ((state === "CLAIMED" || state === "JOINED" || state === "ISSUED") && hasBonuses)
    return (
      <Link look="secondary" wide href={toCentrePath({ centre: "member", panel: "bonusDetails" })}>
        <Trans>See your bonuses</Trans>
      </Link>
    );
  if (state === "APPLYING")
    return (
      <Text>
        <Trans>Your application is with our team. You will get a message in your inbox when they have answered.</Trans>
      </Text>
    );
  if (state === "REJECTED" && application !== null)
    return (
      <Text>
        <Trans>Our answer to your application: {application.remark}</Trans>
      </Text>
    );
  if (state === "CLOSED")
    return (
      <Text tone="muted">
        <Trans>This promotion has ended.</Trans>
      </Text>
    );
  return null;
}
