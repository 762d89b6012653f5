import type { AffiliateVersion, Campaign } from "@marquee/contract";
import type { AffiliatePlanSheet, StaffAffiliateBillSheet } from "@marquee/contract/staff";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { loadTexts, withDesk } from "../stories/withDesk.tsx";
import { AffiliateBillDetails } from "./AffiliateBillDetails.tsx";
import { CampaignPart } from "./CampaignPart.tsx";
import { OfferPlanForm } from "./OfferPlanForm.tsx";
import { PlanForm } from "./PlanForm.tsx";
import { PlanTerms } from "./PlanTerms.tsx";

const meta: Meta = { title: "Back office/Affiliates", decorators: [withDesk], loaders: [loadTexts] };

export default meta;

type Story = StoryObj;

const nothing = (): void => undefined;

const version: AffiliateVersion = {
  number: 2,
  from: "2026-12-01",
  terms: {
    rate: "0.00",
    amount: "0.00",
    carry: "FORWARD",
    feeRate: "10.00",
    subRate: "5.00",
    minimumPay: "100.00",
    reviewFrom: "1000000.00",
    qualifyDeposit: "100000.00",
    qualifyBet: "500000.00",
    qualifyDays: 30,
    tiers: [
      { rate: "20.00", ngr: "0.00", qualified: 0 },
      { rate: "30.00", ngr: "50000.00", qualified: 5 },
    ],
  },
};

const plan: AffiliatePlanSheet = {
  id: "01900000-0000-7000-8000-0000000000a1",
  name: "Partners",
  kind: "TIERED",
  currency: "VND",
  state: "ACTIVE",
  version: 3,
  createdAt: 1_789_000_000_000,
  affiliates: 12,
  versions: [version, { ...version, number: 1, from: null }],
  digits: 0,
};

const campaign: Campaign = {
  id: "01900000-0000-7000-8000-0000000000a2",
  name: "Spring fair",
  agreementId: "01900000-0000-7000-8000-0000000000a3",
  plan: "Partners",
  createdAt: 1_789_000_000_000,
  visits: 1_234_567,
  registrations: 140,
  firstDeposits: 60,
  qualified: 44,
  links: [
    {
      code: "SPRING7K",
      kind: "PLAYER",
      url: "https://brand.example/register?affiliateCode=SPRING7K",
      enabled: true,
      visits: 1_234_000,
      registrations: 139,
    },
    {
      code: "SPRING8M",
      kind: "SUB",
      url: "https://brand.example/register?affiliateCode=SPRING8M",
      enabled: false,
      visits: 567,
      registrations: 1,
    },
  ],
};

const player = {
  stakes: "9999999999999.00",
  wins: "130000.00",
  bonuses: "6000.00",
  rebates: "2000.00",
  fee: "12000.00",
  ngr: "-9999999999999.00",
  qualified: true,
};

const bill: StaffAffiliateBillSheet = {
  orderNo: "A261101ABCDEFGH23",
  version: 2,
  at: 1_793_700_000_000,
  changedAt: 1_793_700_000_000,
  memberId: "1000009",
  username: "harbour",
  amount: "24000.00",
  currency: "VND",
  planId: plan.id,
  plan: plan.name,
  kind: "TIERED",
  month: "2026-10-01",
  state: "REVIEW",
  reason: "",
  paid: "0.00",
  signals: ["SELF_REFERRAL", "NO_PLAY"],
  firstApprover: "pam@aurelune.example",
  firstDecision: "approve",
  decidedBy: null,
  terms: version,
  inputs: {
    ngr: "80000.00",
    qualified: 6,
    carryIn: "0.00",
    remainderIn: "-0.40",
    below: "10000.00",
    minimumPay: "100.00",
    digits: 0,
  },
  tier: 1,
  calculation: [
    { step: "TIER", text: "2: 30.00 %" },
    { step: "BASE", text: "80000.00 - 0.00 = 80000.00" },
    { step: "SHARE", text: "max(0, 80000.00) × 30.00 % = 24000.00" },
    { step: "AMOUNT", text: "24000.00 → 24000.00 (≥ 100.00) = 24000.00" },
  ],
  players: {
    list: [
      { memberId: "1000010", account: "w".repeat(50), ...player, signals: ["SELF_REFERRAL"] },
      { memberId: "1000011", account: "tide", ...player, signals: [] },
    ],
    pageNo: 1,
    pageSize: 20,
    totalPages: 3,
    totalCount: 42,
  },
  subs: [{ memberId: "1000012", account: "lantern", billNo: "A261101ABCDEFGH24", amount: "10000.00" }],
  steps: [
    { state: "PENDING", at: 1_793_700_000_000, reason: "" },
    { state: "REVIEW", at: 1_793_700_000_000, reason: "" },
  ],
};

export const Bill: Story = {
  render: () => <AffiliateBillDetails bill={bill} toNext={() => ({ to: "/" })} onPage={nothing} />,
};

export const NewPlan: Story = { render: () => <PlanForm onDone={nothing} /> };

export const ChangedTerms: Story = { render: () => <PlanForm plan={plan} onDone={nothing} /> };

export const Offer: Story = { render: () => <OfferPlanForm planId={plan.id} onDone={nothing} /> };

export const Terms: Story = { render: () => <PlanTerms kind="TIERED" currency="VND" version={version} /> };

export const CampaignOfAnAffiliate: Story = {
  render: () => <CampaignPart memberId={bill.memberId} campaign={campaign} />,
};
