import type { StaffBillSheet, StaffContract, StoredCommissionSettings } from "@marquee/contract/staff";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { loadTexts, withDesk } from "../stories/withDesk.tsx";
import { ActOnContractForm } from "./ActOnContractForm.tsx";
import { BillDetails } from "./BillDetails.tsx";
import { CommissionSettingsForm } from "./CommissionSettingsForm.tsx";
import { OfferForm } from "./OfferForm.tsx";

const meta: Meta = { title: "Back office/Contracts of agents", decorators: [withDesk], loaders: [loadTexts] };

export default meta;

type Story = StoryObj;

const nothing = (): void => undefined;

const tier = {
  rate: "0.30",
  periodValidBet: "0.00",
  periodProfitLoss: "0.00",
  activeMembers: 5,
  betAmountPerDay: "500000.00",
  betAmountPerHour: "0.00",
};
const terms = {
  carry: "NONE" as const,
  tiers: [tier, { ...tier, rate: "0.50", activeMembers: 10, betAmountPerDay: "1000000.00" }],
  effectiveFrom: 1_790_000_000_000,
};

const contract: StaffContract = {
  id: "01900000-0000-7000-8000-000000000021",
  kind: "DAILY",
  side: "UPLINE",
  uplineId: null,
  upline: "Aurelune",
  downlineId: "1000001",
  downline: "lantern",
  period: "DAILY",
  payer: "PLATFORM",
  currency: "VND",
  status: "IN_FORCE",
  version: 2,
  effectiveFrom: 1_790_000_000_000,
  endedAt: null,
  terms,
  next: null,
  asked: null,
  actions: ["REQUEST", "TERMINATE", "END"],
  createdAt: 1_789_000_000_000,
  changedAt: 1_790_000_000_000,
};

const bill: StaffBillSheet = {
  orderNo: "B2611020001",
  version: 1,
  at: 1_793_700_000_000,
  changedAt: 1_793_700_000_000,
  memberId: "1000009",
  username: "harbour",
  amount: "6000.00",
  currency: "VND",
  kind: "DAILY",
  payer: "UPLINE",
  state: "REVIEW",
  reason: "",
  upline: { id: "1000001", account: "lantern" },
  periodStart: 1_793_552_400_000,
  periodEnd: 1_793_638_800_000,
  paid: "0.00",
  firstApprover: "pam@aurelune.example",
  decidedBy: null,
  contractId: contract.id,
  period: "DAILY",
  terms,
  inputs: {
    validBet: "1200000.00",
    profit: "120000.00",
    active: 12,
    dayBet: "1200000.00",
    carryIn: "0.00",
    remainderIn: "0.00",
    below: "0.00",
    deficitIn: "0.00",
    minimumPay: "1.00",
    digits: 0,
  },
  tier: 1,
  calculation: [
    { step: "TIER", text: "tier 2: 0.50 %" },
    { step: "GROSS", text: "1200000.00 × 0.50 % = 6000.00" },
    { step: "AMOUNT", text: "6000" },
  ],
  payments: [],
  players: {
    list: [
      { account: "w".repeat(50), validBet: "1100000.00", profit: "-9999999999999.00" },
      { account: "tide", validBet: "100000.00", profit: "10000.00" },
    ],
    pageNo: 1,
    pageSize: 20,
    totalPages: 3,
    totalCount: 42,
  },
  steps: [
    { state: "PENDING", at: 1_793_700_000_000, reason: "" },
    { state: "REVIEW", at: 1_793_700_000_000, reason: "" },
  ],
};

const settings: StoredCommissionSettings = {
  version: 3,
  currency: "VND",
  settings: { payDelayDays: 1, platformPays: false, reviewFrom: { VND: "50000000" } },
};

export const Bill: Story = { render: () => <BillDetails bill={bill} toNext={() => ({ to: "/" })} onPage={nothing} /> };

export const Offer: Story = { render: () => <OfferForm onDone={nothing} /> };

export const NewTerms: Story = { render: () => <OfferForm contract={contract} onDone={nothing} /> };

export const End: Story = {
  render: () => <ActOnContractForm contract={contract} action="END" ends={12} onDone={nothing} />,
};

export const Settings: Story = {
  render: () => <CommissionSettingsForm opened={settings} current={settings} onSaved={nothing} />,
};

/** Somebody else has changed what the form has. */
export const TwoEditors: Story = {
  render: () => (
    <CommissionSettingsForm
      opened={settings}
      current={{ ...settings, version: 4, settings: { ...settings.settings, payDelayDays: 2 } }}
      onSaved={nothing}
    />
  ),
};
