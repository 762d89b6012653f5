import { Trans, useLingui } from "@lingui/react/macro";
import type { ContactKind, MemberInfo } from "@marquee/contract";
import { Button, RadioGroup, Text } from "@marquee/ui-kit";
import type { ContactCode } from "../../model/useContactCode.ts";

/** The confirmed contacts of a member. */
export type Contacts = Pick<MemberInfo, "email" | "emailConfirmed" | "mobileNum" | "mobileConfirmed">;

/** To which of the confirmed contacts a code goes, unless the member chooses. */
export const toFirstKind = ({ emailConfirmed }: Contacts): ContactKind => (emailConfirmed ? "EMAIL" : "MOBILE");

/** Where a code shall go: to the confirmed mailbox or phone. */
export function SendCodeStep({
  contacts: { email, emailConfirmed, mobileNum, mobileConfirmed },
  code,
  kind,
  onKind,
  onSend,
  onClose,
}: {
  readonly contacts: Contacts;
  readonly code: ContactCode;
  readonly kind: ContactKind;
  readonly onKind: (kind: ContactKind) => void;
  readonly onSend: () => void;
  readonly onClose: () => void;
}) {
  const { t } = useLingui();
  const options = [
    ...(emailConfirmed ? [{ value: "EMAIL", label: email }] : []),
    ...(mobileConfirmed ? [{ value: "MOBILE", label: mobileNum }] : []),
  ];
  return (
    <>
      <RadioGroup
        label={t`Where should we send the code?`}
        options={options}
        value={kind}
        onChange={(value) => onKind(value === "MOBILE" ? "MOBILE" : "EMAIL")}
      />
      {code.fault !== "" && (
        <Text tone="danger" role="alert">
          {code.fault}
        </Text>
      )}
      <div>
        <Button look="primary" busy={code.isSending} onClick={onSend}>
          <Trans>Send code</Trans>
        </Button>{" "}
        <Button onClick={onClose}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </>
  );
}
