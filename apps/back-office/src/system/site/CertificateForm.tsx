import { Trans, useLingui } from "@lingui/react/macro";
import type { SiteState } from "@marquee/contract/staff";
import { Text } from "@marquee/ui-kit";
import { useSetProfileCertificateMutation } from "../../api/endpoints/system/staffEndpoints.ts";
import { SwitchForm } from "../../forms/SwitchForm.tsx";
import type { SendOnVersion } from "../../forms/useSeenVersion.ts";
import { useDesk } from "../../frame/DeskContext.ts";
import { useTimeText } from "../../texts/useTimeText.ts";
import { FileTextField } from "./FileTextField.tsx";

const files = ".pem,.crt,.cer,.key,application/x-pem-file";

const empty = { certificate: "", key: "" };

/** Sets the certificate that signs the iPhone profile, or removes it where no file is chosen. */
export function CertificateForm({
  site: { profileCertificate },
  sendOnVersion,
}: {
  readonly site: SiteState;
  readonly sendOnVersion: SendOnVersion;
}) {
  const { t } = useLingui();
  const { merchant } = useDesk();
  const toTime = useTimeText();
  const [send] = useSetProfileCertificateMutation();
  const removal = profileCertificate === null ? undefined : t`Remove the certificate`;
  return (
    <SwitchForm
      label={t`Certificate of the iPhone profile`}
      initialValues={empty}
      timed={false}
      check={({ certificate, key }) => ({
        ...(certificate === "" && (key !== "" || profileCertificate === null)
          ? { certificate: t`Choose the certificate's file.` }
          : {}),
        ...(key === "" && (certificate !== "" || profileCertificate === null)
          ? { key: t`Choose the key's file.` }
          : {}),
      })}
      faults={{
        "certificate pattern": t`This file has no certificate as text.`,
        "certificate date": t`This certificate is not valid now.`,
        "key pattern": t`This file has no key as text, or its key has a passphrase or is too weak.`,
        "key match": t`This key belongs to another certificate.`,
      }}
      toSwitch={(values) => values}
      send={({ certificate, key }, reason) =>
        sendOnVersion((version) => send({ merchant: merchant.code, certificate, key, version, reason }).unwrap())
      }
      action={({ certificate, key }) => (certificate === "" && key === "" && removal) || t`Set the certificate`}
    >
      <Text>
        {profileCertificate === null ? (
          <Trans>The profile is not signed: phones call it that before they install it.</Trans>
        ) : (
          t`Signed by ${profileCertificate.subject} until ${toTime(profileCertificate.until, merchant.timeZone)}`
        )}
      </Text>
      <FileTextField
        name="certificate"
        label={t`Certificate`}
        hint={t`A text file, with the certificates between it and its root.`}
        accept={files}
        most={30_000}
        tooLarge={t`This file is too large for a certificate.`}
      />
      <FileTextField
        name="key"
        label={t`Private key`}
        hint={t`A text file without a passphrase. It is stored sealed and is never shown.`}
        accept={files}
        most={10_000}
        tooLarge={t`This file is too large for a key.`}
      />
    </SwitchForm>
  );
}
