import type { LucideIcon } from 'lucide-react'
import Banknote from 'lucide-react/icons/banknote'
import Book from 'lucide-react/icons/book-open'
import Calendar from 'lucide-react/icons/calendar'
import Chart from 'lucide-react/icons/chart-column'
import Question from 'lucide-react/icons/circle-question-mark'
import Take from 'lucide-react/icons/clipboard-pen'
import Paper from 'lucide-react/icons/file-text'
import Heart from 'lucide-react/icons/heart'
import House from 'lucide-react/icons/house'
import Key from 'lucide-react/icons/key-round'
import Mail from 'lucide-react/icons/mail'
import Message from 'lucide-react/icons/message-square'
import News from 'lucide-react/icons/newspaper'
import Package from 'lucide-react/icons/package'
import Printer from 'lucide-react/icons/printer'
import Receipt from 'lucide-react/icons/receipt-text'
import Settings from 'lucide-react/icons/settings'
import Shield from 'lucide-react/icons/shield-check'
import Cart from 'lucide-react/icons/shopping-cart'
import Tasks from 'lucide-react/icons/square-check-big'
import Store from 'lucide-react/icons/store'
import Tag from 'lucide-react/icons/tag'
import Truck from 'lucide-react/icons/truck'
import User from 'lucide-react/icons/user'
import Users from 'lucide-react/icons/users'
import { lookUp } from '../../core/kernel/look-up'

const icons: Readonly<Record<string, LucideIcon>> = {
  banknote: Banknote,
  barchart: Chart,
  bookopen: Book,
  calendar: Calendar,
  checksquare: Tasks,
  clipboardpen: Take,
  heart: Heart,
  helpcircle: Question,
  home: House,
  key: Key,
  mail: Mail,
  messagesquare: Message,
  newspaper: News,
  package: Package,
  printer: Printer,
  receipt: Receipt,
  settings: Settings,
  shield: Shield,
  shoppingcart: Cart,
  store: Store,
  tag: Tag,
  truck: Truck,
  user: User,
  users: Users,
}

/** Case-insensitive; unknown names get a sheet of paper. */
export function PageIcon({ name }: { name: string }) {
  const Icon = lookUp(icons, name.toLowerCase().replace(/[^a-z]/g, '')) ?? Paper
  return <Icon aria-hidden="true" />
}
