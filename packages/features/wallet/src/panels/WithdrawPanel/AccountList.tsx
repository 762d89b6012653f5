import { Trans, useLingui } from "@lingui/react/macro";
import { isApiError, useRemoveWithdrawalAccountMutation } from "@marquee/api-client";
import type { WithdrawalAccount, WithdrawalOptions } from "@marquee/contract";
import { token } from "@marquee/design-tokens";
import { useNotifyError } from "@marquee/runtime";
import { Button, ConfirmDialog, Heading, Text } from "@marquee/ui-kit";
import { useState } from "react";
import { styled } from "styled-components";
import { payoutTypeTexts } from "../../model/withdrawalTexts.ts";

const Part = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token("space.12")};
`;
const List = styled.ul`
  display: grid;
  gap: ${token("space.8")};
  margin: 0;
  padding: 0;
  list-style: none;
  li { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: ${token("space.8")} ${token("space.16")}; padding: ${token("space.12")} ${token("space.16")}; border-radius: ${token("panel.radius")}; background: ${token("color.raised")}; }
  li > div { min-inline-size: 0; overflow-wrap: anywhere; }
`;

/** The member's accounts, each with a button that removes it. */
export function AccountList({
  options: { accounts },
  onAdd,
}: {
  readonly options: WithdrawalOptions;
  readonly onAdd: () => void;
}) {
  const { t } = useLingui();
  const notifyError = useNotifyError();
  const [remove, { isLoading }] = useRemoveWithdrawalAccountMutation();
  const [asked, setAsked] = useState<WithdrawalAccount>();
  const confirm = async (): Promise<void> => {
    if (asked === undefined) return;
    const result = await remove({ accountId: asked.id });
    setAsked(undefined);
    if (result.error) notifyError(isApiError(result.error) ? result.error.code : "unknown");
  };
  return (
    <Part>
      <Heading level={4}>
        <Trans>Your accounts</Trans>
      </Heading>
      <List aria-label={t`Your accounts`}>
        {accounts.map((account) => (
          <li key={account.id}>
            <div>
              <Text>
                {account.place} {account.number}
              </Text>
              <Text size="label" tone="muted">
                {t(payoutTypeTexts[account.type])} · {account.holder}
              </Text>
            </div>
            <Button
              size="small"
              look="quiet"
              aria-label={t`Remove ${account.place} ${account.number}`}
              onClick={() => setAsked(account)}
            >
              <Trans>Remove</Trans>
            </Button>
          </li>
        ))}
      </List>
      <div>
        <Button onClick={onAdd}>
          <Trans>Add an account</Trans>
        </Button>
      </div>
      <ConfirmDialog
        title={t`Remove this account?`}
        open={asked !== undefined}
        confirm={t`Remove`}
        onConfirm={() => void confirm()}
        onClose={() => setAsked(undefined)}
        busy={isLoading}
        danger
      >
        <Trans>Withdrawals already on their way to it continue. To use the account later, add it again.</Trans>
      </ConfirmDialog>
    </Part>
  );
}
