import { msg } from '@lingui/core/macro'
import CalendarIcon from 'lucide-react/icons/calendar-days'
import Invoices from 'lucide-react/icons/file-text'
import Log from 'lucide-react/icons/history'
import Todo from 'lucide-react/icons/list-checks'
import Mail from 'lucide-react/icons/mail'
import Chat from 'lucide-react/icons/messages-square'
import Staff from 'lucide-react/icons/user-cog'
import EditUser from 'lucide-react/icons/user-pen'
import OneUser from 'lucide-react/icons/user-round'
import type { InvoiceMode } from '../../invoices'
import type { UserMode } from '../../users'
import { goingTo, idIn, inAddress, numberIn } from './list-routes'
import { deskPath, usersPath } from './paths'
import type { Row } from './row'
import { screenPart } from './row'

const invoicesPath = '/apps/invoice/list'
const invoicePath = '/apps/invoice/{mode}/{id}'

const invoices = screenPart(
  () => import('../../invoices'),
  ({ RaanInvoices, addressOf }) =>
    (props) => (
      <RaanInvoices
        {...inAddress(props)}
        invoiceHref={props.hrefOf(invoicePath)}
        onOpen={(location) => goingTo(props.go, addressOf(invoicePath, location))}
      />
    ),
)

const invoice = (mode: InvoiceMode) =>
  screenPart(
    () => import('../../invoices'),
    ({ RaanInvoice, addressOf }) =>
      ({ params, search, go, hrefOf }) => {
        const query = new URLSearchParams(search)
        return (
          <RaanInvoice
            mode={mode}
            invoiceId={idIn(params.id)}
            copyOf={numberIn(query.get('copy'))}
            orderNumber={query.get('order') ?? undefined}
            hasList
            invoiceHref={hrefOf(invoicePath)}
            onOpen={(location) => goingTo(go, addressOf(invoicePath, location))}
          />
        )
      },
  )

const userPath = '/apps/user/{mode}/{id}'

/** Undefined in a dashboard without addresses of its own, where a link leads nowhere. */
function linkPattern(hrefOf: (path: string) => string): string | undefined {
  const pattern = hrefOf('/reset-password?token={token}')
  return pattern.includes('{token}') ? pattern : undefined
}

const users = screenPart(
  () => import('../../users'),
  ({ RaanUsers, addressOf }) =>
    (props) => (
      <RaanUsers
        {...inAddress(props)}
        userHref={props.hrefOf(userPath)}
        inviteHref={linkPattern(props.hrefOf)}
        onOpen={(location) => goingTo(props.go, addressOf(userPath, location))}
      />
    ),
)

const user = (mode: UserMode) =>
  screenPart(
    () => import('../../users'),
    ({ RaanUser, addressOf }) =>
      ({ params, go, hrefOf }) => (
        <RaanUser
          mode={mode}
          userId={idIn(params.id)}
          hasList
          userHref={hrefOf(userPath)}
          inviteHref={linkPattern(hrefOf)}
          onOpen={(location) => goingTo(go, addressOf(userPath, location))}
        />
      ),
  )

const activity = screenPart(
  () => import('../../users/activity/activity-screen'),
  ({ ActivityScreen }) =>
    (props) => <ActivityScreen {...inAddress(props)} />,
)

const email = screenPart(
  () => import('../../email/email-screen'),
  ({ EmailScreen }) =>
    ({ params, search, setSearch, go }) => (
      <EmailScreen folder={params.folder} label={params.label} search={search} setSearch={setSearch} go={go} />
    ),
)

const calendar = screenPart(
  () => import('../../calendar'),
  ({ RaanCalendar }) =>
    (props) => <RaanCalendar {...inAddress(props)} />,
)

const chat = screenPart(
  () => import('../../chat'),
  ({ RaanChat }) =>
    (props) => (
      <RaanChat {...inAddress(props)} usersHref={props.hrefOf(usersPath)} onOrderTaken={() => props.go(deskPath)} />
    ),
)

const todo = screenPart(
  () => import('../../todo/todo-screen'),
  ({ TodoScreen }) =>
    ({ params, search, setSearch, go }) => <TodoScreen params={params} search={search} setSearch={setSearch} go={go} />,
)

// biome-ignore format: one line per screen
export const apps: readonly Row[] = [
  { path: invoicesPath, subject: 'Invoice', icon: Invoices, label: msg`Invoices`, part: invoices },
  { path: '/apps/invoice/preview/:id', also: ['/apps/invoice/preview'], subject: 'Invoice', under: invoicesPath, icon: Invoices, label: msg`Invoice`, part: invoice('preview') },
  { path: '/apps/invoice/edit/:id', also: ['/apps/invoice/edit'], subject: 'Invoice', under: invoicesPath, icon: Invoices, label: msg`Edit an invoice`, part: invoice('edit') },
  { path: '/apps/invoice/print/:id', also: ['/apps/invoice/print'], subject: 'Invoice', under: invoicesPath, icon: Invoices, label: msg`Print an invoice`, part: invoice('print') },
  // not in the menu: linked from the list
  { path: '/apps/invoice/add/:for', also: ['/apps/invoice/add'], subject: 'Invoice', under: invoicesPath, icon: Invoices, label: msg`New invoice`, part: invoice('add') },
  { path: usersPath, subject: 'User', icon: Staff, label: msg`Users`, part: users },
  { path: '/apps/user/view/:id', also: ['/apps/user/view'], subject: 'User', under: usersPath, entry: { path: '/apps/user/view' }, icon: OneUser, label: msg`User details`, part: user('view') },
  { path: '/apps/user/edit/:id', also: ['/apps/user/edit'], subject: 'User', under: usersPath, entry: { path: '/apps/user/edit', action: 'write' }, icon: EditUser, label: msg`Edit a user`, part: user('edit') },
  { path: '/apps/user/activity', subject: 'Activity', isOfWholeBusiness: true, under: usersPath, icon: Log, label: msg`Activity log`, part: activity },
  { path: '/apps/email', also: ['/apps/email/:folder', '/apps/email/label/:label'], subject: 'Email', icon: Mail, label: msg`Email`, part: email },
  { path: '/apps/calendar', subject: 'Calendar', icon: CalendarIcon, label: msg`Calendar`, part: calendar },
  { path: '/apps/chat', subject: 'Chat', icon: Chat, label: msg`Chat`, part: chat },
  { path: '/apps/todo', also: ['/apps/todo/:filter', '/apps/todo/tag/:tag'], subject: 'Todo', icon: Todo, label: msg`Todo`, part: todo },
]
