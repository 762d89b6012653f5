import { Trans } from "@lingui/react/macro";
import { token } from "@marquee/design-tokens";
import { AlertIcon } from "@marquee/ui-kit";
import { styled } from "styled-components";
import type { FormErrors } from "../../model/useFormErrors.ts";

const Base = styled.p`
  display: flex;
  gap: ${token("space.8")};
  padding: ${token("space.12")} ${token("space.16")};
  border: 1px solid ${token("color.danger")};
  border-radius: ${token("radius.control")};
  color: ${token("color.danger")};
  font-size: ${token("text.small")};
  > svg { flex: none; margin-block-start: 0.15em; }
`;

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
    <Base role="alert">
      <AlertIcon size="1em" aria-hidden="true" />
      <span>
        {alert.text}
        {status >= 500 && (
          <Reference>
            <Trans>Reference: {requestId}</Trans>
          </Reference>
        )}
      </span>
    </Base>
  );
}
