import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { MemberInfo, ModId } from "@marquee/contract";
import type { ComponentType } from "react";
import { AvatarSection } from "./AvatarSection.tsx";
import { BirthdaySection } from "./BirthdaySection.tsx";
import { CloseSection } from "./CloseSection.tsx";
import { EmailSection, PhoneSection } from "./ContactSection.tsx";
import { DataSection } from "./DataSection.tsx";
import { DisplayCurrencySection } from "./DisplayCurrencySection.tsx";
import { IdentitySection } from "./IdentitySection.tsx";
import { LanguageSection } from "./LanguageSection.tsx";
import { MessagesSection } from "./MessagesSection.tsx";
import { NicknameSection } from "./NicknameSection.tsx";
import { PasskeySection } from "./PasskeySection.tsx";
import { PasswordSection } from "./PasswordSection.tsx";
import { PaymentPasswordSection } from "./PaymentPasswordSection.tsx";
import { PhoneLoginSection } from "./PhoneLoginSection.tsx";
import { PrivacySection } from "./PrivacySection.tsx";
import { SecondFactorSection } from "./SecondFactorSection.tsx";
import { SocialSection } from "./SocialSection.tsx";

/** The props of a section. */
export type SectionProps = { readonly member: MemberInfo };

/** A line of the security centre, shown if its module is on. */
type PanelSection = {
  readonly id: string;
  readonly Section: ComponentType<SectionProps>;
  readonly moduleId: ModId;
};

/** Lines under one heading. */
export type SectionGroup = {
  readonly id: string;
  readonly title: MessageDescriptor;
  readonly sections: readonly PanelSection[];
};

/** All lines of the security centre in their order: a new one is a file and an entry here. */
export const sectionGroups: readonly SectionGroup[] = [
  {
    id: "profile",
    title: msg`Profile`,
    sections: [
      { id: "avatar", Section: AvatarSection, moduleId: "SECCEN3" },
      { id: "nickname", Section: NicknameSection, moduleId: "SECCEN3" },
      { id: "birthday", Section: BirthdaySection, moduleId: "SECCEN3" },
      { id: "identity", Section: IdentitySection, moduleId: "KYC3" },
    ],
  },
  {
    id: "access",
    title: msg`Login and payment`,
    sections: [
      { id: "password", Section: PasswordSection, moduleId: "PASSWORD3" },
      { id: "secondFactor", Section: SecondFactorSection, moduleId: "TFA3" },
      { id: "passkeys", Section: PasskeySection, moduleId: "PASSKEY3" },
      { id: "social", Section: SocialSection, moduleId: "SOCLOGIN3" },
      { id: "phoneLogin", Section: PhoneLoginSection, moduleId: "LOGIN3" },
      { id: "paymentPassword", Section: PaymentPasswordSection, moduleId: "PAYPASS3" },
      { id: "email", Section: EmailSection, moduleId: "SECCEN3" },
      { id: "phone", Section: PhoneSection, moduleId: "SECCEN3" },
    ],
  },
  {
    id: "preferences",
    title: msg`Preferences`,
    sections: [
      { id: "language", Section: LanguageSection, moduleId: "LANG3" },
      { id: "displayCurrency", Section: DisplayCurrencySection, moduleId: "SECCEN3" },
      { id: "messages", Section: MessagesSection, moduleId: "SECCEN3" },
      { id: "privacy", Section: PrivacySection, moduleId: "SECCEN3" },
    ],
  },
];

/** The last group: the member's data and closing the account. */
export const dataGroup: SectionGroup = {
  id: "data",
  title: msg`Your data`,
  sections: [
    { id: "data", Section: DataSection, moduleId: "SECCEN3" },
    { id: "close", Section: CloseSection, moduleId: "SECCEN3" },
  ],
};
