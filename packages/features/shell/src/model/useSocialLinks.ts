import { labelFields, type ResourceType } from "@marquee/contract";
import { type MenuItem, useIsOn, useLanguage, useStatusQuery } from "@marquee/runtime";
import {
  AtSignIcon,
  type IconPicture,
  MessageIcon,
  PeopleIcon,
  PictureIcon,
  SendIcon,
  StoryIcon,
} from "@marquee/ui-kit";

/** The networks of the menu in their order, by the names that they have in every language. */
const networks: Readonly<Partial<Record<ResourceType, { readonly name: string; readonly icon: IconPicture }>>> = {
  FACEBOOK: { name: "Facebook", icon: PeopleIcon },
  INSTAGRAM: { name: "Instagram", icon: PictureIcon },
  TELEGRAM: { name: "Telegram", icon: SendIcon },
  WHATSAPP: { name: "WhatsApp", icon: MessageIcon },
  X: { name: "X", icon: AtSignIcon },
  SNAPCHAT: { name: "Snapchat", icon: StoryIcon },
};

/** The merchant's links to social networks, each in a tab of its own (SM-16, SM-17); labels in the visitor's language, else in English (LT-07). */
export function useSocialLinks(): readonly MenuItem[] {
  const { language } = useLanguage();
  const resources = useStatusQuery().data?.info.resources ?? [];
  if (!useIsOn("SOCIAL3")) return [];
  return resources.flatMap((resource, index): MenuItem[] => {
    const network = networks[resource.resourceType];
    if (network === undefined) return [];
    const label = resource[labelFields[language]] || resource.labelNameEn || network.name;
    const { resourceType, url } = resource;
    return [{ id: resourceType, order: 950 + index, group: "links", label, icon: network.icon, to: url }];
  });
}
