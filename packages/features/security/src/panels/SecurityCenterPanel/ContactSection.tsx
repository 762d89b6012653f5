import { Trans, useLingui } from "@lingui/react/macro";
import type { ContactKind } from "@marquee/contract";
import { Badge, Button, MailIcon, notify, PhoneIcon } from "@marquee/ui-kit";
import { useState } from "react";
import { Row } from "../../components/Row.tsx";
import { ContactForm } from "./ContactForm.tsx";
import type { SectionProps } from "./sections.ts";

/** A mailbox or phone: its masked value, whether it is confirmed, and the form to change it. */
function ContactRow({
  kind,
  value,
  isConfirmed,
}: {
  readonly kind: ContactKind;
  /** Masked. */
  readonly value: string;
  readonly isConfirmed: boolean;
}) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const isMail = kind === "EMAIL";
  const close = (): void => setOpen(false);
  const names = isMail
    ? { title: t`E-mail`, add: t`Add e-mail`, change: t`Change e-mail`, confirm: t`Confirm e-mail` }
    : { title: t`Phone`, add: t`Add phone`, change: t`Change phone`, confirm: t`Confirm phone` };
  const verb = value === "" ? names.add : isConfirmed ? names.change : names.confirm;
  return (
    <Row
      icon={isMail ? MailIcon : PhoneIcon}
      title={names.title}
      badge={
        value !== "" &&
        (isConfirmed ? <Badge tone="success">{t`Confirmed`}</Badge> : <Badge tone="muted">{t`Not confirmed`}</Badge>)
      }
      summary={value === "" ? t`Not set. With it you can get back into your account.` : value}
      action={
        !isOpen && (
          <Button size="small" aria-label={verb} onClick={() => setOpen(true)}>
            {value === "" ? <Trans>Add</Trans> : isConfirmed ? <Trans>Change</Trans> : <Trans>Confirm</Trans>}
          </Button>
        )
      }
    >
      {isOpen && (
        <ContactForm
          kind={kind}
          label={verb}
          present={isConfirmed ? value : ""}
          onDone={() => {
            notify(isMail ? t`Your e-mail is confirmed.` : t`Your phone is confirmed.`, { tone: "success" });
            close();
          }}
          onClose={close}
        />
      )}
    </Row>
  );
}

/** The account's mailbox. */
export function EmailSection({ member: { email, emailConfirmed } }: SectionProps) {
  return <ContactRow kind="EMAIL" value={email} isConfirmed={emailConfirmed} />;
}

/** The account's phone. */
export function PhoneSection({ member: { mobileNum, mobileConfirmed } }: SectionProps) {
  return <ContactRow kind="MOBILE" value={mobileNum} isConfirmed={mobileConfirmed} />;
}
