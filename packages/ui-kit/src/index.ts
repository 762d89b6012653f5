export { Accordion, type AccordionItem, type AccordionProps } from "./components/Accordion/Accordion.tsx";
export { Avatar } from "./components/Avatar/Avatar.tsx";
export { Badge } from "./components/Badge/Badge.tsx";
export { toCount } from "./components/Badge/toCount.ts";
export { BalanceChip, type BalanceChipProps } from "./components/BalanceChip/BalanceChip.tsx";
export { BaseStyles } from "./components/BaseStyles/BaseStyles.tsx";
export { BottomTabs, type BottomTab } from "./components/BottomTabs/BottomTabs.tsx";
export { Button, type ButtonLook, type ButtonProps } from "./components/Button/Button.tsx";
export { Card } from "./components/Card/Card.tsx";
export { CardGrid } from "./components/CardGrid/CardGrid.tsx";
export { Carousel, carouselDelay, type CarouselProps, type CarouselSlide } from "./components/Carousel/Carousel.tsx";
export { CategoryRail, type CategoryRailItem } from "./components/CategoryRail/CategoryRail.tsx";
export { CheckboxField, type CheckboxFieldProps } from "./components/CheckboxField/CheckboxField.tsx";
export { ComboBox, type ComboBoxProps } from "./components/ComboBox/ComboBox.tsx";
export type { ComboBoxOption } from "./components/ComboBox/ComboBoxOption.ts";
export { FormComboBox } from "./components/ComboBox/FormComboBox.tsx";
export { ConfirmDialog, type ConfirmDialogProps } from "./components/ConfirmDialog/ConfirmDialog.tsx";
export { Countdown, type CountdownProps } from "./components/Countdown/Countdown.tsx";
export { DateField } from "./components/DateField/DateField.tsx";
export { DateTime } from "./components/DateTime/DateTime.tsx";
export { Drawer, type DrawerProps } from "./components/Drawer/Drawer.tsx";
export { EmptyState, type EmptyStateProps } from "./components/EmptyState/EmptyState.tsx";
export { ErrorState } from "./components/ErrorState/ErrorState.tsx";
export {
  Form,
  FormCheckboxField,
  FormDateField,
  FormPasswordField,
  FormSelectField,
  FormTextArea,
  FormTextField,
} from "./components/Form/Form.tsx";
export { Frame } from "./components/Frame/Frame.tsx";
export { GameCard, GameCardPlace, type GameCardProps } from "./components/GameCard/GameCard.tsx";
export { Heading, type HeadingProps } from "./components/Heading/Heading.tsx";
export { Hero, type HeroSlide } from "./components/Hero/Hero.tsx";
export { SideHero } from "./components/Hero/SideHero.tsx";
export { Icon, type IconPicture } from "./components/Icon/Icon.tsx";
export {
  ActionsIcon,
  AccountIcon,
  AlertIcon,
  AnnouncementIcon,
  AtSignIcon,
  BackIcon,
  BetsIcon,
  BankIcon,
  BirthdayIcon,
  CardIcon,
  CardRoomIcon,
  CheckIcon,
  CloseAccountIcon,
  CloseIcon,
  CockfightIcon,
  CollapseIcon,
  CryptoIcon,
  DarkIcon,
  DownIcon,
  DownloadIcon,
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
  IdentityIcon,
  InfoIcon,
  InhouseIcon,
  InviteIcon,
  LanguageIcon,
  LightIcon,
  LiveIcon,
  LogInIcon,
  LogOutIcon,
  LevelIcon,
  LotteryIcon,
  MailIcon,
  MaintenanceIcon,
  MenuIcon,
  MessageIcon,
  MissionIcon,
  MoneyIcon,
  MoneyInIcon,
  MoneyOutIcon,
  OfflineIcon,
  PasswordIcon,
  PauseIcon,
  PaymentPasswordIcon,
  PeopleIcon,
  PhoneIcon,
  PictureIcon,
  PlayIcon,
  ProfitIcon,
  PromotionIcon,
  QrIcon,
  RaffleIcon,
  RefreshIcon,
  RegionIcon,
  BlogIcon,
  HelpIcon,
  NewsIcon,
  NoticeIcon,
  SearchIcon,
  SecurityIcon,
  SendIcon,
  ShowIcon,
  SlotIcon,
  SportsIcon,
  StoryIcon,
  SuccessIcon,
  SupportIcon,
  VoucherIcon,
  WalletIcon,
  UpIcon,
  WarningIcon,
  WinnerIcon,
} from "./components/Icon/icons.ts";
export { CountButton, type CountButtonProps } from "./components/CountButton/CountButton.tsx";
export { IconButton, type IconButtonProps } from "./components/IconButton/IconButton.tsx";
export { InfiniteGrid, infiniteScroll, type InfiniteGridProps } from "./components/InfiniteGrid/InfiniteGrid.tsx";
export { Link, type LinkProps } from "./components/Link/Link.tsx";
export { Menu, type MenuEntry, type MenuProps } from "./components/Menu/Menu.tsx";
export { Modal, type ModalProps } from "./components/Modal/Modal.tsx";
export { Money } from "./components/Money/Money.tsx";
export { FormMoneyField } from "./components/MoneyField/FormMoneyField.tsx";
export { MoneyField, type MoneyFieldProps } from "./components/MoneyField/MoneyField.tsx";
export { FormNumberField } from "./components/NumberField/FormNumberField.tsx";
export { NumberField, type NumberFieldProps } from "./components/NumberField/NumberField.tsx";
export { Pagination, type PaginationProps } from "./components/Pagination/Pagination.tsx";
export { Panel, type PanelProps } from "./components/Panel/Panel.tsx";
export { PasswordField, type PasswordFieldProps } from "./components/PasswordField/PasswordField.tsx";
export { PictureInput, type PictureInputProps } from "./components/PictureInput/PictureInput.tsx";
export { PlainLink } from "./components/PlainLink/PlainLink.tsx";
export { ProgressBar, type ProgressBarProps } from "./components/ProgressBar/ProgressBar.tsx";
export { QrCode } from "./components/QrCode/QrCode.tsx";
export { FormRadioGroup } from "./components/RadioGroup/FormRadioGroup.tsx";
export { RadioGroup, type RadioGroupProps, type RadioOption } from "./components/RadioGroup/RadioGroup.tsx";
export { Refusal } from "./components/Refusal/Refusal.tsx";
export { RichHtml } from "./components/RichHtml/RichHtml.tsx";
export { SearchBox, type SearchBoxProps } from "./components/SearchBox/SearchBox.tsx";
export { SelectField, type SelectFieldProps, type SelectOption } from "./components/SelectField/SelectField.tsx";
export { Sheet, type SheetProps } from "./components/Sheet/Sheet.tsx";
export { SideMenu, type SideMenuItem, type SideMenuProps } from "./components/SideMenu/SideMenu.tsx";
export { Skeleton } from "./components/Skeleton/Skeleton.tsx";
export { FormSlider } from "./components/Slider/FormSlider.tsx";
export { Slider, type SliderProps } from "./components/Slider/Slider.tsx";
export { SmartImage, type SmartImageProps } from "./components/SmartImage/SmartImage.tsx";
export { Spinner } from "./components/Spinner/Spinner.tsx";
export { FormSwitch } from "./components/Switch/FormSwitch.tsx";
export { statePictures, type StatePicture } from "./styles/statePictures.ts";
export { Switch, type SwitchProps } from "./components/Switch/Switch.tsx";
export { Table, type TableColumn, type TableProps, type TableSort } from "./components/Table/Table.tsx";
export { MessageField, type MessageFieldProps } from "./components/MessageField/MessageField.tsx";
export { Tabs, type Tab, type TabsProps } from "./components/Tabs/Tabs.tsx";
export { Tag } from "./components/Tag/Tag.tsx";
export { Text, type TextProps } from "./components/Text/Text.tsx";
export { TextArea, type TextAreaProps } from "./components/TextArea/TextArea.tsx";
export { TextField, type TextFieldProps } from "./components/TextField/TextField.tsx";
export { dismissToast, listToasts, notify } from "./components/Toaster/notify.ts";
export { Toaster } from "./components/Toaster/Toaster.tsx";
export { Tooltip, type TooltipProps } from "./components/Tooltip/Tooltip.tsx";
export {
  UiKitProvider,
  useUiKit,
  type UiKitLinkProps,
  type UiKitSettings,
} from "./components/UiKitProvider/UiKitProvider.tsx";
export type { UiKitStrings } from "./components/UiKitProvider/UiKitStrings.ts";
export { VendorChip, type VendorChipProps } from "./components/VendorChip/VendorChip.tsx";
export { VendorRow } from "./components/VendorRow/VendorRow.tsx";
export { VisuallyHidden } from "./components/VisuallyHidden/VisuallyHidden.tsx";
export { useHasStood } from "./hooks/useHasStood.ts";
export { useIsIdle } from "./hooks/useIsIdle.ts";
export { useTypingSignal } from "./hooks/useTypingSignal.ts";
export { useMediaQuery } from "./hooks/useMediaQuery.ts";
export { usePrefersReducedMotion } from "./hooks/usePrefersReducedMotion.ts";
export { useWhenOnline } from "./hooks/useWhenOnline.ts";
export { leaveOverlays, onTypedBack, startOverlayHistory } from "./overlays/overlayHistory.ts";
export { useHasOverlay, useOverlay } from "./overlays/useOverlay.ts";
