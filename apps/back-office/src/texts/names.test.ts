import { setupI18n } from "@lingui/core";
import { auditActions, jobNames, templateNames } from "@marquee/contract/staff";
import { describe, expect, it } from "vitest";
import { auditActionTexts } from "../auditActionTexts.ts";
import { jobTexts } from "../jobTexts.ts";
import { moduleTexts } from "../moduleTexts.ts";
import { templateTexts } from "../templateTexts.ts";
import { toAuditText } from "./toAuditText.ts";

const i18n = setupI18n({ locale: "en", messages: { en: {} } });

describe("what the gateway knows by a word", () => {
  it("X-52: every act, job and template of the contract has a name of its own that is no code", () => {
    const texts = { ...auditActionTexts, ...templateTexts };
    for (const word of [...auditActions, ...templateNames]) expect(i18n._(texts[word]), word).toMatch(/^[A-Z][^._]*$/);
    for (const word of jobNames) {
      expect(i18n._(jobTexts[word].name), word).toMatch(/^[A-Z]\w+/);
      expect(i18n._(jobTexts[word].does), word).toMatch(/^[A-Z].* .*\.$/);
    }
    for (const [each, named] of [
      [auditActions, auditActionTexts],
      [jobNames, jobTexts],
      [templateNames, templateTexts],
    ] as const)
      expect(Object.keys(named).toSorted()).toEqual([...each].toSorted());
  });

  it("X-54: every module has a name and a sentence, and no two have the same name", () => {
    const names = Object.entries(moduleTexts).map(([id, { name, does }]) => {
      expect(i18n._(name), id).not.toMatch(/3$/);
      expect(i18n._(does), id).toMatch(/^[A-Z].* .*\.$/);
      return i18n._(name);
    });
    expect(new Set(names).size).toBe(names.length);
  });

  it("X-21: an act on a proposal is called by what was done and the proposal's kind; an unknown act keeps its word", () => {
    expect(toAuditText("approve withdrawal", i18n)).toBe("Approved a withdrawal");
    expect(toAuditText("propose balance.adjust", i18n)).toMatch(/^Proposed: \w/);
    expect(toAuditText("reject staff.invite", i18n)).toBe("Rejected a proposal: Invite somebody");
    for (const action of ["polish the brass", "__proto__", "constructor", ""])
      expect(toAuditText(action, i18n)).toBe(action);
  });
});
