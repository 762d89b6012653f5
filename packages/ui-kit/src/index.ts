export { Avatar } from "./components/Avatar/Avatar.tsx";
export { Badge } from "./components/Badge/Badge.tsx";
export { BalanceChip, type BalanceChipProps } from "./components/BalanceChip/BalanceChip.tsx";
export { BaseStyles } from "./components/BaseStyles/BaseStyles.tsx";
export { BottomTabs, type BottomTab } from "./components/BottomTabs/BottomTabs.tsx";
export { Button, type ButtonLook, type ButtonProps } from "./components/Button/Button.tsx";
export { Card } from "./components/Card/Card.tsx";
export { CardGrid } from "./components/CardGrid/CardGrid.tsx";
export { Carousel, carouselDelay, type CarouselProps, type CarouselSlide } from "./components/Carousel/Carousel.tsx";
export { CategoryRail, type CategoryRailItem } from "./components/CategoryRail/CategoryRail.tsx";
export { DateTime } from "./components/DateTime/DateTime.tsx";
export { EmptyState, type EmptyStateProps } from "./components/EmptyState/EmptyState.tsx";
export { ErrorState } from "./components/ErrorState/ErrorState.tsx";
export { Frame } from "./components/Frame/Frame.tsx";
export { GameCard, type GameCardProps } from "./components/GameCard/GameCard.tsx";
export { Heading, type HeadingProps } from "./components/Heading/Heading.tsx";
export { Hero, type HeroSlide } from "./components/Hero/Hero.tsx";
export { Icon, type IconPicture } from "./components/Icon/Icon.tsx";
export {
  AccountIcon,
  AlertIcon,
  AnnouncementIcon,
  BackIcon,
  CardRoomIcon,
  CheckIcon,
  CloseIcon,
  CockfightIcon,
  CollapseIcon,
  DarkIcon,
  DownIcon,
  EsportsIcon,
  ExpandIcon,
  FavouriteIcon,
  FishIcon,
  ForwardIcon,
  FullscreenIcon,
  HideIcon,
  HistoryIcon,
  HomeIcon,
  HotIcon,
  InfoIcon,
  InhouseIcon,
  LanguageIcon,
  LightIcon,
  LiveIcon,
  LogInIcon,
  LogOutIcon,
  LotteryIcon,
  MaintenanceIcon,
  MenuIcon,
  MoneyInIcon,
  MoneyOutIcon,
  OfflineIcon,
  PauseIcon,
  PlayIcon,
  PromotionIcon,
  RefreshIcon,
  RegionIcon,
  SearchIcon,
  ShowIcon,
  SlotIcon,
  SportsIcon,
  SuccessIcon,
  SupportIcon,
  UpIcon,
  WalletIcon,
  WarningIcon,
} from "./components/Icon/icons.ts";
export { IconButton, type IconButtonProps } from "./components/IconButton/IconButton.tsx";
export { Link, type LinkProps } from "./components/Link/Link.tsx";
export { Money } from "./components/Money/Money.tsx";
export { PlainLink } from "./components/PlainLink/PlainLink.tsx";
export { SideMenu, type SideMenuItem, type SideMenuProps } from "./components/SideMenu/SideMenu.tsx";
export { Skeleton } from "./components/Skeleton/Skeleton.tsx";
export { SmartImage, type SmartImageProps } from "./components/SmartImage/SmartImage.tsx";
export { Spinner } from "./components/Spinner/Spinner.tsx";
export { Text, type TextProps } from "./components/Text/Text.tsx";
export { UiKitProvider, useUiKit, type UiKitLinkProps, type UiKitSettings } from "./components/UiKitProvider/UiKitProvider.tsx";
export type { UiKitStrings } from "./components/UiKitProvider/UiKitStrings.ts";
export { VendorChip, type VendorChipProps } from "./components/VendorChip/VendorChip.tsx";
export { VendorRow } from "./components/VendorRow/VendorRow.tsx";
export { VisuallyHidden } from "./components/VisuallyHidden/VisuallyHidden.tsx";
export { usePrefersReducedMotion } from "./hooks/usePrefersReducedMotion.ts";
