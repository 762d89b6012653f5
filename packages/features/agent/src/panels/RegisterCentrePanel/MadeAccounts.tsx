import { Trans, useLingui } from "@lingui/react/macro";
import type { CreatedTeamMembers } from "@marquee/contract";
import { Button, Modal, notify, Table, type TableColumn, Text, useHasStood } from "@marquee/ui-kit";
import { styled } from "styled-components";

const Secret = styled.span`
  user-select: all;
  overflow-wrap: anywhere;
`;

type Made = CreatedTeamMembers["list"][number];

function useColumns(): readonly TableColumn<Made>[] {
  const { t } = useLingui();
  return [
    { key: "account", title: t`Account`, toCell: ({ account }) => <Secret>{account}</Secret> },
    { key: "password", title: t`Password`, toCell: ({ password }) => <Secret>{password}</Secret> },
  ];
}

/** Accounts that were made just now, with passwords that nobody can read again. */
export function MadeAccounts({
  list,
  onClose,
}: {
  readonly list: CreatedTeamMembers["list"];
  readonly onClose: () => void;
}) {
  const { t } = useLingui();
  const columns = useColumns();
  const hasStood = useHasStood();
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(list.map(({ account, password }) => `${account}\t${password}`).join("\n"));
      notify(t`The accounts and passwords were copied.`, { tone: "success" });
    } catch {
      notify(t`Your browser does not allow copying. Please select the text.`, { tone: "error" });
    }
  };
  const actions = (
    <>
      <Button onClick={() => void copy()}>
        <Trans>Copy all</Trans>
      </Button>
      <Button look="primary" disabled={!hasStood} onClick={onClose}>
        <Trans>I have written them down</Trans>
      </Button>
    </>
  );
  return (
    <Modal title={t`New accounts`} open onClose={onClose} locked actions={actions}>
      <Text tone="muted">
        <Trans>These passwords are shown only now. Each is changed at the first login.</Trans>
      </Text>
      <Table caption={t`New accounts`} rows={list} toKey={({ account }) => account} columns={columns} />
    </Modal>
  );
}
