import { token } from "@marquee/design-tokens";
import { useState, type ComponentProps, type ReactNode } from "react";
import { styled } from "styled-components";
import { fieldBox } from "../../styles/field.ts";
import { FieldFrame, type FieldWords } from "../Field/FieldFrame.tsx";
import { HideIcon, ShowIcon } from "../Icon/icons.ts";
import { IconButton } from "../IconButton/IconButton.tsx";
import { useUiKit } from "../UiKitProvider/UiKitProvider.tsx";

const Base = styled.div`position: relative; > button { position: absolute; inset-block-start: 0; inset-inline-end: 0; }`;
const Input = styled.input`${fieldBox} padding-inline-end: ${token("space.48")};`;

/** The props of {@link PasswordField}: an input's and these. */
export interface PasswordFieldProps
  extends Omit<ComponentProps<"input">, "id" | "children" | "type" | "autoComplete">, FieldWords {
  /** Tells a password manager whether to fill or to suggest. */
  readonly autoComplete: "current-password" | "new-password";
}

/** A password with an eye to read it. Pasting is allowed: password managers paste. */
export function PasswordField({ label, hint, error, required, ...rest }: PasswordFieldProps): ReactNode {
  const { strings } = useUiKit();
  const [isShown, setIsShown] = useState(false);
  return (
    <FieldFrame label={label} hint={hint} error={error} required={required}>
      {(ties) => (
        <Base>
          <Input
            {...rest}
            {...ties}
            type={isShown ? "text" : "password"}
            spellCheck={false}
            autoCapitalize="none"
            aria-required={required || undefined}
          />
          <IconButton
            label={isShown ? strings.hidePassword : strings.showPassword}
            onClick={() => setIsShown(!isShown)}
          >
            {isShown ? <HideIcon size="1em" /> : <ShowIcon size="1em" />}
          </IconButton>
        </Base>
      )}
    </FieldFrame>
  );
}
