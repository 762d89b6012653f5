import { Trans } from "@lingui/react/macro";
import type { PromotionPage } from "@marquee/contract";
import { selectIsMember, useAppSelector, useGatedAction } from "@marquee/runtime";
import { Button, Card, Modal } from "@marquee/ui-kit";
import { useState } from "react";
import { useSearchParams } from "react-router";
import { styled } from "styled-components";
import { CodeForm } from "../../components/CodeForm/CodeForm.tsx";
import { PromotionView } from "../../components/PromotionView/PromotionView.tsx";

const Base = styled(Card)`max-inline-size: 30rem;`;

const nothing = (): void => {};

/** The field for a promo code: its promotion opens in a dialog, with its terms and the claim. A code of the address fills the field. */
export function CodeEntry() {
  const [params] = useSearchParams();
  const isMember = useAppSelector(selectIsMember);
  const gated = useGatedAction();
  const [found, setFound] = useState<{ readonly page: PromotionPage; readonly code: string }>();
  const code = params.get("code") ?? "";
  if (!isMember)
    return code === "" ? null : (
      <Base>
        <Button look="primary" onClick={() => gated(nothing)}>
          <Trans>Log in to use your promo code</Trans>
        </Button>
      </Base>
    );
  return (
    <Base>
      <CodeForm key={code} initialCode={code} onFound={(page, entered) => setFound({ page, code: entered })} />
      <Modal title={found?.page.title ?? ""} open={found !== undefined} onClose={() => setFound(undefined)} size="wide">
        {found !== undefined && (
          <PromotionView
            page={found.page}
            code={found.code}
            onClaim={(page) => setFound({ ...found, page })}
            onStart={nothing}
          />
        )}
      </Modal>
    </Base>
  );
}
