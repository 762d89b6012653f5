import { Trans, useLingui } from "@lingui/react/macro";
import { token } from "@marquee/design-tokens";
import { Button, FormTextField, Skeleton, SuccessIcon, Text } from "@marquee/ui-kit";
import { styled } from "styled-components";
import type { Captcha } from "../../model/useCaptcha.ts";

const Picture = styled.button`
  flex: none;
  inline-size: 120px;
  block-size: ${token("layout.control")};
  padding: 0;
  overflow: hidden;
  border: 1px solid ${token("color.border")};
  border-radius: ${token("radius.control")};
  background: none;
  cursor: pointer;
  > img { inline-size: 100%; block-size: 100%; object-fit: contain; }
`;
const Other = styled.div`
  display: grid;
  justify-items: start;
  gap: ${token("space.8")};
  > :first-child { justify-self: stretch; }
`;

/** The captcha: a picture to read, pressed for another one, or a check that needs no reading (LG-03, LG-04). */
export function CaptchaField({ captcha }: { readonly captcha: Captcha }) {
  const { t } = useLingui();
  if (!captcha.isShown) return null;
  if (captcha.proof === "done")
    return (
      <Text role="status" tone="success">
        <SuccessIcon size="1em" aria-hidden="true" style={{ display: "inline" }} />{" "}
        <Trans>Check passed. You can continue.</Trans>
      </Text>
    );
  const picture = (
    <Picture type="button" aria-label={t`Show another picture`} onClick={captcha.refresh}>
      {captcha.image === undefined ? <Skeleton shape="row" /> : <img src={captcha.image} alt={t`Characters to type`} />}
    </Picture>
  );
  return (
    <Other>
      <FormTextField
        name="captcha"
        label={t`Characters in the picture`}
        required
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        end={picture}
      />
      <Button look="quiet" size="small" busy={captcha.proof === "working"} onClick={captcha.prove}>
        <Trans>I cannot read the picture</Trans>
      </Button>
    </Other>
  );
}
