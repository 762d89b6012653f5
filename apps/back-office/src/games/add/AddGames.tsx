import { Trans, useLingui } from "@lingui/react/macro";
import type { StaffVendor } from "@marquee/contract/staff";
import { Button } from "@marquee/ui-kit";
import { useState } from "react";
import { useAddGamesMutation } from "../../api/endpoints/games/staffEndpoints.ts";
import { FormModal } from "../../forms/FormModal.tsx";
import { type Sent, useSeenVersion } from "../../forms/useSeenVersion.ts";
import { useMerchantCode } from "../../frame/DeskContext.ts";
import { type Added, AddGameForm } from "./AddGameForm.tsx";
import { AddGamesFile } from "./AddGamesFile.tsx";

interface Props {
  readonly vendors: readonly StaffVendor[];
  readonly version: number;
  readonly refetch: () => Promise<unknown>;
}

function AddForm({
  from,
  vendors,
  version,
  refetch,
  onDone,
}: Props & { readonly from: "form" | "file"; readonly onDone: () => void }) {
  const merchant = useMerchantCode();
  const sendOnVersion = useSeenVersion(version, refetch);
  const [add] = useAddGamesMutation();
  const send = (added: Added, reason: string): Promise<Sent> =>
    sendOnVersion((seen) => add({ merchant, ...added, reason, version: seen }).unwrap());
  return from === "file" ? (
    <AddGamesFile send={send} onDone={onDone} />
  ) : (
    <AddGameForm vendors={vendors} send={send} onDone={onDone} />
  );
}

/** Buttons that add games, one by a form or many by a file. */
export function AddGames(props: Props) {
  const { t } = useLingui();
  const [from, setFrom] = useState<"form" | "file">();
  const close = (): void => setFrom(undefined);
  return (
    <div>
      <Button size="small" look="primary" onClick={() => setFrom("form")}>
        <Trans>Add a game</Trans>
      </Button>
      <Button size="small" onClick={() => setFrom("file")}>
        <Trans>Add from a file</Trans>
      </Button>
      <FormModal title={from === "file" ? t`Add from a file` : t`Add a game`} open={from !== undefined} onClose={close}>
        {from === undefined ? null : <AddForm {...props} from={from} onDone={close} />}
      </FormModal>
    </div>
  );
}
