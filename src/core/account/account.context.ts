import { bangkokDay } from '../kernel/clock'
import type { EventsByName } from '../kernel/engine-events'
import type { FieldErrors, RaanError } from '../kernel/errors'
import type { Ports } from '../kernel/ports'
import { noSends, type Sends } from '../kernel/sends'
import type { Area } from '../kernel/storage'
import type { Account, Connection, ConnectionName, General, Info, LinkName, NoticeName } from './account.contract'
import { type SelectedDays, selectedDateOf, selectedDaysOf } from './account.date'
import { errorsOf } from './account.fields'
import type { AccountPerson } from './account.person'
import type { AccountChanges } from './account.rules'

export type AccountInput = Pick<Ports, 'call' | 'clock' | 'storage'>

export type AccountContext = Pick<Ports, 'call' | 'clock'> & {
  session: Area
  /** YYYY-MM-DD in Asia/Bangkok: the last date whose orders are shown; today until another is selected */
  selectedDate: string
  /** the days whose orders are shown; undefined until some are selected in this session */
  selectedDays: SelectedDays | undefined
  /** as stored; undefined until loaded */
  base: Account | undefined
  draft: Account | undefined
  /** the requests until the change is saved */
  asked: Sends<AccountChanges>
  /** the date it was loaded, YYYY-MM-DD */
  today: string
  /** the typed birth date is invalid: the draft keeps the previous one */
  isDayUnread: boolean
  /** error codes by path: `general.email`, `social.socialLinks.twitter` */
  errors: FieldErrors
  error: RaanError | undefined
  /** number of saves: an increase means that it was just saved */
  saves: number
}

export type AccountEvent =
  /** a view shows the settings: loads them, or reloads in the background */
  | { type: 'open' }
  | { type: 'refresh' }
  | { type: 'reload' }
  | { type: 'general.set'; general: Partial<General> }
  | { type: 'info.set'; info: Partial<Info> }
  | { type: 'link.set'; name: LinkName; link: string }
  | { type: 'connection.set'; name: ConnectionName; connection: Connection }
  | { type: 'notice.set'; name: NoticeName; isOn: boolean }
  /** the typed date is invalid, or valid again */
  | { type: 'day.refuse'; isRefused: boolean }
  | { type: 'save' }
  /** resets to the stored settings */
  | { type: 'draft.discard' }
  /** YYYY-MM-DD; an invalid date means today, which advances at midnight */
  | { type: 'date.select'; date: string }
  /** selects several days, or days relative to today */
  | { type: 'days.select'; days: SelectedDays }
  /** the date may have changed: it is past midnight, or the page was suspended */
  | { type: 'today.look' }

export type AccountEmitted =
  | { type: 'account.saved'; account: Account; person: AccountPerson | undefined }
  | { type: 'account.editRefused'; event: string }
  | { type: 'account.dateSelected'; date: string }
  | { type: 'account.daysSelected'; days: SelectedDays | undefined }

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
  selectedDays: selectedDaysOf(session),
  ...nothing,
  today: bangkokDay(clock.now()),
  saves: 0,
})
