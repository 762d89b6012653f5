import { Trans, useLingui } from "@lingui/react/macro";
import { token } from "@marquee/design-tokens";
import { Button, Modal, notify, Text } from "@marquee/ui-kit";
import { useFormikContext } from "formik";
import { useEffect, useState } from "react";
import { useNavigate } from "react-router";
import { styled } from "styled-components";
import {
  usePublishDocumentMutation,
  useRemoveDocumentMutation,
  useRetireDocumentMutation,
} from "../../api/endpoints/content/staffEndpoints.ts";
import { useMerchantCode } from "../../frame/DeskContext.ts";
import { kindPaths } from "../kindPaths.ts";
import { type DocumentValues, toTexts } from "./documentValues.ts";
import { ReasonDialog, type ReasonedAct } from "./ReasonDialog.tsx";
import { SitePreview } from "./SitePreview.tsx";
import { TextsView } from "./TextsView.tsx";
import { dropUnsaved } from "./unsavedText.ts";
import type { EditedDocument, useDocumentForm } from "./useDocumentForm.ts";

const Base = styled.div`
  position: sticky;
  inset-block-end: 0;
  z-index: 1;
  display: flex;
  flex-wrap: wrap;
  gap: ${token("space.8")};
  padding-block: ${token("space.12")};
  border-block-start: ${token("stroke.thin")} solid ${token("color.line")};
  background: ${token("color.bg")};
`;

type Asked = "publish" | "retire" | "remove";

/** What can be done with a document: save, publish, take off the site, remove, and look at it as visitors would. */
export function DocumentActs({
  document: { kind, id, stored },
  form,
}: {
  readonly document: EditedDocument;
  readonly form: ReturnType<typeof useDocumentForm>;
}) {
  const { t } = useLingui();
  const merchant = useMerchantCode();
  const navigate = useNavigate();
  const { dirty, isSubmitting, values, resetForm } = useFormikContext<DocumentValues>();
  const [publish] = usePublishDocumentMutation();
  const [retire] = useRetireDocumentMutation();
  const [remove] = useRemoveDocumentMutation();
  const [asked, setAsked] = useState<Asked>();
  const [isShown, show] = useState(false);
  const [isGone, setGone] = useState(false);
  useEffect(() => {
    if (isGone) void navigate(`/${merchant}/${kindPaths[kind]}`, { replace: true });
  }, [isGone, navigate, merchant, kind]);
  // The version that was in sight when the question was asked: what somebody else saves meanwhile is not published unread.
  const [seen, setSeen] = useState(0);
  const ask = (act: Asked): void => {
    setSeen(form.version.current);
    setAsked(act);
  };
  const done = (text: string): void => {
    notify(text, { tone: "success" });
    setAsked(undefined);
  };
  const isTerms = stored?.slug === "terms";
  const atOnce = t`Everybody reads the saved draft on the site at once.`;
  const waiting = t`Until members have accepted it, they can neither deposit nor open a game. Take the tick away for a mended typo.`;
  const acts: Readonly<Record<Asked, ReasonedAct>> = {
    publish: {
      title: t`Publish`,
      effect: isTerms ? `${atOnce} ${waiting}` : atOnce,
      action: t`Publish now`,
      look: "primary",
      ...(isTerms ? { box: t`Members must accept this version` } : {}),
      send: (reason, mustAccept) =>
        publish({ merchant, id, version: seen, reason, ...(isTerms ? { mustAccept } : {}) }).unwrap(),
      onDone: () => done(t`It is on the site.`),
    },
    retire: {
      title: t`Take off the site`,
      effect: t`Nobody reads it on the site any more. It stays here as a draft.`,
      action: t`Take off the site`,
      look: "danger",
      send: (reason) => retire({ merchant, id, version: seen, reason }).unwrap(),
      onDone: () => done(t`It is off the site.`),
    },
    remove: {
      title: t`Remove the draft`,
      effect: t`It was never on the site, and is gone for good.`,
      action: t`Remove the draft`,
      look: "danger",
      send: (reason) => remove({ merchant, id, version: seen, reason }).unwrap(),
      onDone: () => {
        done(t`The draft is removed.`);
        resetForm();
        dropUnsaved(form.name);
        setGone(true);
      },
    },
  };
  return (
    <Base>
      <Button
        look={stored === undefined || dirty ? "primary" : undefined}
        busy={isSubmitting}
        onClick={() => form.saveThen()}
      >
        <Trans>Save the draft</Trans>
      </Button>
      {stored !== undefined && (dirty || stored.hasDraft) && (
        <Button
          look={dirty ? undefined : "primary"}
          disabled={isSubmitting}
          onClick={() => (dirty ? form.saveThen(() => ask("publish")) : ask("publish"))}
        >
          {dirty ? <Trans>Save and publish</Trans> : <Trans>Publish</Trans>}
        </Button>
      )}
      <Button onClick={() => show(true)}>
        <Trans>Preview</Trans>
      </Button>
      {stored !== undefined && stored.published !== null && (
        <Button look="danger" disabled={isSubmitting} onClick={() => ask("retire")}>
          <Trans>Take off the site</Trans>
        </Button>
      )}
      {stored?.versions.length === 0 && (
        <Button look="danger" disabled={isSubmitting} onClick={() => ask("remove")}>
          <Trans>Remove the draft</Trans>
        </Button>
      )}
      <ReasonDialog act={asked && acts[asked]} onClose={() => setAsked(undefined)} />
      <Modal size="wide" title={t`As visitors read it`} open={isShown} onClose={() => show(false)}>
        {isShown && <TextsView texts={toTexts(values, form.codes)} isSized />}
        {isShown && stored !== undefined && !dirty && <SitePreview key={stored.version} sheet={stored} />}
        {isShown && (stored === undefined || dirty) && (
          <Text size="small" tone="muted">
            <Trans>Save the draft to see it on the site, in the brand's own look.</Trans>
          </Text>
        )}
      </Modal>
    </Base>
  );
}
