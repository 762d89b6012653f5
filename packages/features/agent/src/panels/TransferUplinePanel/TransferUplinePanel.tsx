import { Trans, useLingui } from "@lingui/react/macro";
import { EmptyState } from "@marquee/ui-kit";
import { TransferForm } from "../../components/TransferForm/TransferForm.tsx";
import { TransferPage } from "../../components/TransferPage.tsx";

/** Money to the upline (MC-05), whose name is masked where it is a player. */
export function TransferUplinePanel() {
  const { t } = useLingui();
  return (
    <TransferPage
      title={t`Send to upline`}
      renderForm={(options) =>
        options.upline === null ? (
          <EmptyState picture="empty" title={t`There is nobody above you`} level={4}>
            <Trans>You can send money only to who invited you.</Trans>
          </EmptyState>
        ) : (
          <TransferForm target={{ to: "upline", account: options.upline.account }} options={options} />
        )
      }
    />
  );
}
