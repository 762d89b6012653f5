import { useLingui } from "@lingui/react/macro";
import { type DocumentKind, type DocumentTexts, pageSlugs } from "@marquee/contract";
import type { DocumentSheet } from "@marquee/contract/staff";
import { notify } from "@marquee/ui-kit";
import type { FormikProps } from "formik";
import { useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { useSaveDocumentMutation } from "../../api/endpoints/content/staffEndpoints.ts";
import { useMerge } from "../../forms/useMerge.ts";
import { useSubmit } from "../../forms/useSubmit.ts";
import { useDesk } from "../../frame/DeskContext.ts";
import { kindPaths } from "../kindPaths.ts";
import { useSiteLanguages } from "../useSiteLanguages.ts";
import { type DocumentValues, toTexts, toTextValues, toValues } from "./documentValues.ts";
import { dropUnsaved, type UnsavedText } from "./unsavedText.ts";

const blank = { texts: {}, slug: null, categoryId: null, position: 0 } as const;

/** What the editor of a document is given. */
export interface EditedDocument {
  readonly kind: DocumentKind;
  readonly id: string;
  /** What is stored by now; undefined for a new one. */
  readonly stored: DocumentSheet | undefined;
  /** Reads it again. */
  readonly refetch?: () => Promise<DocumentSheet>;
}

/**
 * The form of a document's draft. What it opened with stays beside what is stored by now, so that of what somebody else has saved meanwhile
 * the writer chooses, and nothing typed is lost, neither then nor while a save is on its way.
 */
export function useDocumentForm({ kind, id, stored, refetch }: EditedDocument) {
  const { t } = useLingui();
  const { merchant, session } = useDesk();
  const { first, others } = useSiteLanguages();
  const navigate = useNavigate();
  const [save] = useSaveDocumentMutation();
  const codes = [first, ...others];
  const current = toValues(stored ?? blank, codes);
  const version = stored?.version ?? 0;
  const [opened, setOpened] = useState({ version, values: current });
  const [isSending, setSending] = useState(false);
  const form = useRef<FormikProps<DocumentValues>>(null);
  // What follows a save, such as the question why it is published.
  const next = useRef<() => void>(undefined);
  // The newest version that the page has shown: also to what follows a save before the page is drawn anew.
  const shown = useRef(version);
  useEffect(() => {
    shown.current = version;
  }, [version]);
  // While it is sent, what the gateway has stored of it is nobody else's.
  const merge = useMerge(opened.values, isSending ? opened.values : current);
  const name = `${merchant.code}.${session.email}.${stored === undefined ? `new.${kind}` : id}`;

  function begin(values: DocumentValues, at: number, typed: DocumentValues = values): void {
    form.current?.resetForm({ values });
    if (typed !== values) void form.current?.setValues(typed, false);
    setOpened({ version: at, values });
  }

  const { fault, submit } = useSubmit(
    async (values: DocumentValues) => {
      setSending(true);
      try {
        const slug = pageSlugs.find((each) => each === values["slug"]) ?? null;
        const { version: saved } = await save({
          merchant: merchant.code,
          id,
          version,
          kind,
          slug,
          categoryId: values["categoryId"] || null,
          position: Number(values["position"]),
          texts: toTexts(values, codes),
        }).unwrap();
        return { saved, values, fresh: await refetch?.() };
      } catch (error) {
        setSending(false);
        throw error;
      }
    },
    ({ saved, values, fresh }) => {
      notify(t`The draft is saved.`, { tone: "success" });
      dropUnsaved(name);
      if (fresh === undefined) return void navigate(`/${merchant.code}/${kindPaths[kind]}/${id}`, { replace: true });
      const typed = form.current?.values ?? values;
      const later = Object.entries(typed).filter(([field, value]) => values[field] !== value);
      // Somebody else may have been faster than the answer.
      const mine = fresh.version === saved ? toValues(fresh, codes) : values;
      begin(mine, saved, later.length === 0 ? mine : { ...mine, ...Object.fromEntries(later) });
      setSending(false);
      shown.current = saved;
      next.current?.();
      return undefined;
    },
  );

  return {
    form,
    codes,
    name,
    version: shown,
    opened,
    isSending,
    merge,
    fault,
    /** Shows what is stored by now, where nothing is typed. */
    follow: () => begin(current, version),
    isBehind: version !== opened.version,
    submit,
    /** Saves what is typed, and goes on with something once it is saved. */
    saveThen: (act?: () => void): void => {
      next.current = act;
      void form.current?.submitForm();
    },
    takeTexts: (texts: DocumentTexts): void => {
      void form.current?.setValues((values) => ({ ...values, ...toTextValues(texts, codes) }));
    },
    takeUnsaved: ({ values, opened: before }: UnsavedText): void =>
      begin({ ...current, ...before }, opened.version, { ...current, ...values }),
  };
}
