import { bangkokDay } from '../kernel/clock'
import type { EventsByName } from '../kernel/engine-events'
import type { FieldErrors, RaanError } from '../kernel/errors'
import type { Ports } from '../kernel/ports'
import { noSends, type Sends } from '../kernel/sends'
import type { Area } from '../kernel/storage'
import type { Account, Connection, ConnectionName, General, Info, LinkName, NoticeName } from './account.contract'
import { selectedDateOf } from './account.date'
import { errorsOf } from './account.fields'
import type { AccountPerson } from './account.person'
import type { AccountChanges } from './account.rules'

export type AccountInput = Pick<Ports, 'call' | 'clock' | 'storage'>

export type AccountContext = Pick<Ports, 'call' | 'clock'> & {
  session: Area
  /** YYYY-MM-DD in Asia/Bangkok: whose orders are looked at; today until somebody selects another */
  selectedDate: string
  /** as the backend has it; undefined until it has answered */
  base: Account | undefined
  draft: Account | undefined
  /** what was asked for, until it is saved */
  asked: Sends<AccountChanges>
  /** the day on which it was read, YYYY-MM-DD */
  today: string
  /** a birth date is typed that cannot be read: the draft has the one before */
  isDayUnread: boolean
  /** codes by path: `general.email`, `social.socialLinks.twitter` */
  errors: FieldErrors
  error: RaanError | undefined
  /** how often it was saved: whoever watches tells that */
  saves: number
}

export type AccountEvent =
  /** somebody looks at the settings: they are read, or read again behind the screen */
  | { type: 'open' }
  | { type: 'refresh' }
  | { type: 'reload' }
  | { type: 'general.set'; general: Partial<General> }
  | { type: 'info.set'; info: Partial<Info> }
  | { type: 'link.set'; name: LinkName; link: string }
  | { type: 'connection.set'; name: ConnectionName; connection: Connection }
  | { type: 'notice.set'; name: NoticeName; isOn: boolean }
  /** what is typed isn't a day, or is one again */
  | { type: 'day.refuse'; isRefused: boolean }
  | { type: 'save' }
  /** the settings as they are stored */
  | { type: 'draft.discard' }
  /** YYYY-MM-DD; what isn't a day of the calendar means today, which moves on at midnight */
  | { type: 'date.select'; date: string }
  /** the day may be another: it is past midnight, or the page was away */
  | { type: 'today.look' }

export type AccountEmitted =
  | { type: 'account.saved'; account: Account; person: AccountPerson | undefined }
  | { type: 'account.editRefused'; event: string }
  | { type: 'account.dateSelected'; date: string }

declare module '../kernel/engine-events' {
  interface EngineEvents extends EventsByName<AccountEmitted> {}
}

export const birthDate = 'info.dob'

export const allErrors = ({ base, draft, isDayUnread }: AccountContext): FieldErrors => ({
  ...(base && draft && errorsOf(base, draft)),
  ...(isDayUnread && { [birthDate]: ['date'] }),
})

const nothing = { base: undefined, draft: undefined, asked: noSends, isDayUnread: false, errors: {}, error: undefined }

export const openingContext = ({ call, clock, storage: { session } }: AccountInput): AccountContext => ({
  call,
  clock,
  session,
  selectedDate: selectedDateOf(session, clock),
  ...nothing,
  today: bangkokDay(clock.now()),
  saves: 0,
})
