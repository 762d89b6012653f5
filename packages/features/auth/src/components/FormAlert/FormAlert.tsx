import { Trans } from "@lingui/react/macro";
import { styled } from "styled-components";
import type { FormErrors } from "../../model/useFormErrors.ts";
import { FailureNote } from "./FailureNote.tsx";

const Reference = styled.small`
  display: block;
  overflow-wrap: anywhere;
  user-select: all;
`;

/** What a form was refused for, read out at once; for a fault of ours with the number that support can find it by (contract 3.2.4). */
export function FormAlert({ alert }: { readonly alert: FormErrors | null }) {
  if (!alert) return null;
  const { requestId, status } = alert.error;
  return (
    <FailureNote>
      {alert.text}
      {status >= 500 && (
        <Reference>
          <Trans>Reference: {requestId}</Trans>
        </Reference>
      )}
    </FailureNote>
  );
}
