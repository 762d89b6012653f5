import { Trans, useLingui } from "@lingui/react/macro";
import type { StaffPaymentProviderList } from "@marquee/contract/staff";
import { Button, Heading, SelectField, Text } from "@marquee/ui-kit";
import { type ReactNode, useState } from "react";
import { useListPaymentProvidersQuery } from "../../api/endpoints/wallet/staffEndpoints.ts";
import { FormModal } from "../../forms/FormModal.tsx";
import { useDesk, useMay } from "../../frame/DeskContext.ts";
import { Page, PageHead } from "../../frame/Page.tsx";
import { CurrencySelect, useShownCurrency } from "../../list/CurrencySelect.tsx";
import { RecordList } from "../../list/RecordList.tsx";
import { useListAddress } from "../../list/useListAddress.ts";
import { ConnectProviderForm } from "./ConnectProviderForm.tsx";
import { SwitchProviderForm } from "./SwitchProviderForm.tsx";
import { type ProviderDialog, useProviderColumns, useWayColumns } from "./useProviderColumns.tsx";
import { useProviderTexts } from "./useProviderTexts.ts";
import { WayForm } from "./WayForm.tsx";

/** The form of a dialog, and its title. */
function useDialog(
  dialog: ProviderDialog | undefined,
  providers: StaffPaymentProviderList,
  onClose: () => void,
): { readonly title: string; readonly form: ReactNode } {
  const { t } = useLingui();
  const currency = useShownCurrency();
  if (dialog === undefined) return { title: "", form: null };
  if (dialog.kind === "new")
    return { title: t`Propose a provider`, form: <ConnectProviderForm current={undefined} onClose={onClose} /> };
  const { provider, provider: code } = dialog;
  const current = providers.find((each) => each.provider === provider);
  if (current === undefined) return { title: "", form: null };
  if (dialog.kind === "switch")
    return { title: t`Change ${provider}`, form: <SwitchProviderForm current={current} onClose={onClose} /> };
  if (dialog.kind === "connect")
    return {
      title: t`Address and key of ${code}`,
      form: <ConnectProviderForm current={current} onClose={onClose} />,
    };
  const way = "way" in dialog ? dialog.way : null;
  const method = way?.method ?? "";
  return {
    title: way === null ? t`Add a method of ${provider}` : t`Change ${method} of ${provider}`,
    form: <WayForm current={current} way={way} currency={currency} onClose={onClose} />,
  };
}

/** How members pay in and are paid: providers, and for each currency their methods with limits, fees and places. */
export function ProvidersPage() {
  const { t } = useLingui();
  const { merchant } = useDesk();
  const address = useListAddress();
  const currency = useShownCurrency();
  const mayChange = useMay("payments.change");
  const { kinds } = useProviderTexts();
  const [dialog, setDialog] = useState<ProviderDialog>();
  const close = (): void => setDialog(undefined);
  const loaded = useListPaymentProvidersQuery({ merchant: merchant.code });
  const providers = loaded.data ?? [];
  const { title, form } = useDialog(dialog, providers, close);
  const [kind, only] = [address.get("kind"), address.get("provider")];
  const ways = providers
    .filter(({ provider }) => only === "" || provider === only)
    .flatMap(({ provider, ways: own }) =>
      own
        .map((way) => ({ ...way, provider }))
        .toSorted((a, b) => a.kind.localeCompare(b.kind) || a.position - b.position),
    )
    .filter((way) => way.currency === currency && (kind === "" || way.kind === kind));
  const toData = <Row,>(items: readonly Row[]) => (loaded.data === undefined ? undefined : { items, next: null });
  const wayColumns = useWayColumns(setDialog);
  const providerColumns = useProviderColumns(setDialog);
  return (
    <Page>
      <PageHead>
        <Heading level={1} size="heading">
          <Trans>Payment providers</Trans>
        </Heading>
        {mayChange ? (
          <Button look="primary" onClick={() => setDialog({ kind: "new" })}>
            <Trans>Propose a provider</Trans>
          </Button>
        ) : null}
      </PageHead>
      <Text tone="muted">
        <Trans>Changes apply to new orders. Orders that run go on as they began.</Trans>
      </Text>
      <RecordList
        name="payment-providers"
        caption={t`Payment providers`}
        columns={providerColumns}
        toKey={({ provider }) => provider}
        loaded={{ ...loaded, data: toData(providers) }}
        address={address}
        filters={null}
      />
      <Heading level={2} size="title">
        <Trans>Methods</Trans>
      </Heading>
      <RecordList
        name="payment-methods"
        isDense
        caption={t`Methods`}
        columns={wayColumns}
        toKey={({ provider, kind: way, method }) => `${provider} ${way} ${method}`}
        loaded={{ ...loaded, data: toData(ways) }}
        address={address}
        filters={
          <>
            <CurrencySelect />
            <SelectField
              name="kind"
              label={t`For`}
              value={kind}
              onChange={({ target }) => address.filter({ kind: target.value })}
              options={[
                { value: "", label: t`All` },
                ...Object.entries(kinds).map(([value, label]) => ({ value, label })),
              ]}
            />
            <SelectField
              name="provider"
              label={t`Provider`}
              value={only}
              onChange={({ target }) => address.filter({ provider: target.value })}
              options={[
                { value: "", label: t`All` },
                ...providers.map(({ provider }) => ({ value: provider, label: provider })),
              ]}
            />
          </>
        }
      />
      <FormModal title={title} open={form !== null} onClose={close}>
        {form}
      </FormModal>
    </Page>
  );
}
