import { Trans, useLingui } from "@lingui/react/macro";
import { token } from "@marquee/design-tokens";
import { Button, Modal, TextField } from "@marquee/ui-kit";
import { useState } from "react";
import { styled } from "styled-components";
import { isLinkAddress } from "./isLinkAddress.ts";

const Base = styled.form`
  display: grid;
  gap: ${token("space.16")};
  > div:last-child { display: flex; flex-wrap: wrap; gap: ${token("space.8")}; }
`;

function LinkForm({ address, onSet }: { readonly address: string; readonly onSet: (address: string) => void }) {
  const { t } = useLingui();
  const [text, setText] = useState(address);
  const [isWrong, setWrong] = useState(false);
  return (
    <Base
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        // The form around the editor is another one.
        event.stopPropagation();
        const wanted = text.trim();
        if (isLinkAddress(wanted)) onSet(wanted);
        else setWrong(true);
      }}
    >
      <TextField
        label={t`Address`}
        hint={t`Such as https://…, mailto:…, tel:…, or a path of the site such as /help.`}
        error={isWrong ? t`An address that begins with https://, http://, mailto:, tel: or /.` : undefined}
        value={text}
        maxLength={2000}
        autoComplete="off"
        onChange={({ target }) => {
          setText(target.value);
          setWrong(false);
        }}
      />
      <div>
        <Button type="submit" look="primary">
          <Trans>Set the link</Trans>
        </Button>
        {address === "" ? null : (
          <Button onClick={() => onSet("")}>
            <Trans>Take the link away</Trans>
          </Button>
        )}
      </div>
    </Base>
  );
}

/** Asks where a link leads. @param address what it begins with; undefined while it is closed */
export function LinkDialog({
  address,
  onSet,
  onClose,
}: {
  readonly address: string | undefined;
  /** Gets the address; empty for no link any more. */
  readonly onSet: (address: string) => void;
  readonly onClose: () => void;
}) {
  const { t } = useLingui();
  return (
    <Modal title={t`Link`} open={address !== undefined} onClose={onClose}>
      {address === undefined ? null : <LinkForm address={address} onSet={onSet} />}
    </Modal>
  );
}
