import type { LucideIcon } from 'lucide-react'
import AlarmClockIcon from 'lucide-react/icons/alarm-clock'
import ArchiveRestoreIcon from 'lucide-react/icons/archive-restore'
import ArchiveXIcon from 'lucide-react/icons/archive-x'
import ArrowDownIcon from 'lucide-react/icons/arrow-down'
import ArrowLeftIcon from 'lucide-react/icons/arrow-left'
import ArrowRightIcon from 'lucide-react/icons/arrow-right'
import ArrowUpIcon from 'lucide-react/icons/arrow-up'
import BanknoteIcon from 'lucide-react/icons/banknote'
import BookOpenIcon from 'lucide-react/icons/book-open'
import CalendarIcon from 'lucide-react/icons/calendar'
import CalendarDaysIcon from 'lucide-react/icons/calendar-days'
import CalendarXIcon from 'lucide-react/icons/calendar-x'
import ChartColumnIcon from 'lucide-react/icons/chart-column'
import ChartNoAxesCombinedIcon from 'lucide-react/icons/chart-no-axes-combined'
import CheckIcon from 'lucide-react/icons/check'
import ChevronDownIcon from 'lucide-react/icons/chevron-down'
import ChevronLeftIcon from 'lucide-react/icons/chevron-left'
import ChevronRightIcon from 'lucide-react/icons/chevron-right'
import ChevronUpIcon from 'lucide-react/icons/chevron-up'
import CircleAlertIcon from 'lucide-react/icons/circle-alert'
import CircleCheckIcon from 'lucide-react/icons/circle-check'
import CircleQuestionMarkIcon from 'lucide-react/icons/circle-question-mark'
import ClipboardListIcon from 'lucide-react/icons/clipboard-list'
import ClipboardPenIcon from 'lucide-react/icons/clipboard-pen'
import ClockIcon from 'lucide-react/icons/clock'
import CloudOffIcon from 'lucide-react/icons/cloud-off'
import CompassIcon from 'lucide-react/icons/compass'
import CopyIcon from 'lucide-react/icons/copy'
import DownloadIcon from 'lucide-react/icons/download'
import EllipsisVerticalIcon from 'lucide-react/icons/ellipsis-vertical'
import ExternalLinkIcon from 'lucide-react/icons/external-link'
import EyeIcon from 'lucide-react/icons/eye'
import EyeOffIcon from 'lucide-react/icons/eye-off'
import FileIcon from 'lucide-react/icons/file'
import FileClockIcon from 'lucide-react/icons/file-clock'
import FileTextIcon from 'lucide-react/icons/file-text'
import FolderInputIcon from 'lucide-react/icons/folder-input'
import ForwardIcon from 'lucide-react/icons/forward'
import GripVerticalIcon from 'lucide-react/icons/grip-vertical'
import HandCoinsIcon from 'lucide-react/icons/hand-coins'
import HeartIcon from 'lucide-react/icons/heart'
import HistoryIcon from 'lucide-react/icons/history'
import HouseIcon from 'lucide-react/icons/house'
import ImageIcon from 'lucide-react/icons/image'
import ImageUpIcon from 'lucide-react/icons/image-up'
import InboxIcon from 'lucide-react/icons/inbox'
import InfoIcon from 'lucide-react/icons/info'
import KeyRoundIcon from 'lucide-react/icons/key-round'
import LanguagesIcon from 'lucide-react/icons/languages'
import LayoutDashboardIcon from 'lucide-react/icons/layout-dashboard'
import LayoutGridIcon from 'lucide-react/icons/layout-grid'
import LayoutListIcon from 'lucide-react/icons/layout-list'
import LinkIcon from 'lucide-react/icons/link'
import ListIcon from 'lucide-react/icons/list'
import ListChecksIcon from 'lucide-react/icons/list-checks'
import ListFilterIcon from 'lucide-react/icons/list-filter'
import LockIcon from 'lucide-react/icons/lock'
import LogOutIcon from 'lucide-react/icons/log-out'
import MailIcon from 'lucide-react/icons/mail'
import MailOpenIcon from 'lucide-react/icons/mail-open'
import MenuIcon from 'lucide-react/icons/menu'
import MessageSquareIcon from 'lucide-react/icons/message-square'
import MessagesSquareIcon from 'lucide-react/icons/messages-square'
import MinusIcon from 'lucide-react/icons/minus'
import MonitorIcon from 'lucide-react/icons/monitor'
import MoonIcon from 'lucide-react/icons/moon'
import NewspaperIcon from 'lucide-react/icons/newspaper'
import PackageIcon from 'lucide-react/icons/package'
import PackageOpenIcon from 'lucide-react/icons/package-open'
import PanelLeftIcon from 'lucide-react/icons/panel-left'
import PaperclipIcon from 'lucide-react/icons/paperclip'
import PencilIcon from 'lucide-react/icons/pencil'
import PhoneIcon from 'lucide-react/icons/phone'
import PlusIcon from 'lucide-react/icons/plus'
import PrinterIcon from 'lucide-react/icons/printer'
import ReceiptTextIcon from 'lucide-react/icons/receipt-text'
import RefreshCwIcon from 'lucide-react/icons/refresh-cw'
import ReplyIcon from 'lucide-react/icons/reply'
import ReplyAllIcon from 'lucide-react/icons/reply-all'
import RotateCcwIcon from 'lucide-react/icons/rotate-ccw'
import RotateCwIcon from 'lucide-react/icons/rotate-cw'
import ScanBarcodeIcon from 'lucide-react/icons/scan-barcode'
import SearchIcon from 'lucide-react/icons/search'
import SearchXIcon from 'lucide-react/icons/search-x'
import SendIcon from 'lucide-react/icons/send'
import SendHorizontalIcon from 'lucide-react/icons/send-horizontal'
import SettingsIcon from 'lucide-react/icons/settings'
import Share2Icon from 'lucide-react/icons/share-2'
import ShieldCheckIcon from 'lucide-react/icons/shield-check'
import ShoppingBasketIcon from 'lucide-react/icons/shopping-basket'
import ShoppingCartIcon from 'lucide-react/icons/shopping-cart'
import SquareCheckBigIcon from 'lucide-react/icons/square-check-big'
import StarIcon from 'lucide-react/icons/star'
import StarOffIcon from 'lucide-react/icons/star-off'
import StoreIcon from 'lucide-react/icons/store'
import SunIcon from 'lucide-react/icons/sun'
import Table2Icon from 'lucide-react/icons/table-2'
import TagIcon from 'lucide-react/icons/tag'
import TextCursorInputIcon from 'lucide-react/icons/text-cursor-input'
import Trash2Icon from 'lucide-react/icons/trash-2'
import TriangleAlertIcon from 'lucide-react/icons/triangle-alert'
import Undo2Icon from 'lucide-react/icons/undo-2'
import UnplugIcon from 'lucide-react/icons/unplug'
import UserIcon from 'lucide-react/icons/user'
import UserCogIcon from 'lucide-react/icons/user-cog'
import UserPlusIcon from 'lucide-react/icons/user-plus'
import UsersIcon from 'lucide-react/icons/users'
import WalletIcon from 'lucide-react/icons/wallet'
import WifiOffIcon from 'lucide-react/icons/wifi-off'
import XIcon from 'lucide-react/icons/x'

export const usedIcons: Readonly<Record<string, LucideIcon>> = {
  'alarm-clock': AlarmClockIcon,
  'archive-restore': ArchiveRestoreIcon,
  'archive-x': ArchiveXIcon,
  'arrow-down': ArrowDownIcon,
  'arrow-left': ArrowLeftIcon,
  'arrow-right': ArrowRightIcon,
  'arrow-up': ArrowUpIcon,
  banknote: BanknoteIcon,
  'book-open': BookOpenIcon,
  calendar: CalendarIcon,
  'calendar-days': CalendarDaysIcon,
  'calendar-x': CalendarXIcon,
  'chart-column': ChartColumnIcon,
  'chart-no-axes-combined': ChartNoAxesCombinedIcon,
  check: CheckIcon,
  'chevron-down': ChevronDownIcon,
  'chevron-left': ChevronLeftIcon,
  'chevron-right': ChevronRightIcon,
  'chevron-up': ChevronUpIcon,
  'circle-alert': CircleAlertIcon,
  'circle-check': CircleCheckIcon,
  'circle-question-mark': CircleQuestionMarkIcon,
  'clipboard-list': ClipboardListIcon,
  'clipboard-pen': ClipboardPenIcon,
  clock: ClockIcon,
  'cloud-off': CloudOffIcon,
  compass: CompassIcon,
  copy: CopyIcon,
  download: DownloadIcon,
  'ellipsis-vertical': EllipsisVerticalIcon,
  'external-link': ExternalLinkIcon,
  eye: EyeIcon,
  'eye-off': EyeOffIcon,
  file: FileIcon,
  'file-clock': FileClockIcon,
  'file-text': FileTextIcon,
  'folder-input': FolderInputIcon,
  forward: ForwardIcon,
  'grip-vertical': GripVerticalIcon,
  'hand-coins': HandCoinsIcon,
  heart: HeartIcon,
  history: HistoryIcon,
  house: HouseIcon,
  image: ImageIcon,
  'image-up': ImageUpIcon,
  inbox: InboxIcon,
  info: InfoIcon,
  'key-round': KeyRoundIcon,
  languages: LanguagesIcon,
  'layout-dashboard': LayoutDashboardIcon,
  'layout-grid': LayoutGridIcon,
  'layout-list': LayoutListIcon,
  link: LinkIcon,
  list: ListIcon,
  'list-checks': ListChecksIcon,
  'list-filter': ListFilterIcon,
  lock: LockIcon,
  'log-out': LogOutIcon,
  mail: MailIcon,
  'mail-open': MailOpenIcon,
  menu: MenuIcon,
  'message-square': MessageSquareIcon,
  'messages-square': MessagesSquareIcon,
  minus: MinusIcon,
  monitor: MonitorIcon,
  moon: MoonIcon,
  newspaper: NewspaperIcon,
  package: PackageIcon,
  'package-open': PackageOpenIcon,
  'panel-left': PanelLeftIcon,
  paperclip: PaperclipIcon,
  pencil: PencilIcon,
  phone: PhoneIcon,
  plus: PlusIcon,
  printer: PrinterIcon,
  'receipt-text': ReceiptTextIcon,
  'refresh-cw': RefreshCwIcon,
  reply: ReplyIcon,
  'reply-all': ReplyAllIcon,
  'rotate-ccw': RotateCcwIcon,
  'rotate-cw': RotateCwIcon,
  'scan-barcode': ScanBarcodeIcon,
  search: SearchIcon,
  'search-x': SearchXIcon,
  send: SendIcon,
  'send-horizontal': SendHorizontalIcon,
  settings: SettingsIcon,
  'share-2': Share2Icon,
  'shield-check': ShieldCheckIcon,
  'shopping-basket': ShoppingBasketIcon,
  'shopping-cart': ShoppingCartIcon,
  'square-check-big': SquareCheckBigIcon,
  star: StarIcon,
  'star-off': StarOffIcon,
  store: StoreIcon,
  sun: SunIcon,
  'table-2': Table2Icon,
  tag: TagIcon,
  'text-cursor-input': TextCursorInputIcon,
  'trash-2': Trash2Icon,
  'triangle-alert': TriangleAlertIcon,
  'undo-2': Undo2Icon,
  unplug: UnplugIcon,
  user: UserIcon,
  'user-cog': UserCogIcon,
  'user-plus': UserPlusIcon,
  users: UsersIcon,
  wallet: WalletIcon,
  'wifi-off': WifiOffIcon,
  x: XIcon,
}
