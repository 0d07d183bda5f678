import { bangkokDay, type Clock } from '../kernel/clock'
import type { Area } from '../kernel/storage'
import { isDay } from './account.rules'

/** session storage: the date selected in this tab, YYYY-MM-DD; none means today */
export const selectedDateKey = 'account.date'

/** The selected date, YYYY-MM-DD in Asia/Bangkok: the one stored for this session, otherwise today. */
export function selectedDateOf(session: Area, clock: Clock): string {
  const kept = session.get(selectedDateKey)
  return kept !== null && isDay(kept) ? kept : bangkokDay(clock.now())
}

/** Today isn't stored, so that a session past midnight moves to the new date. */
export function keepSelectedDate(session: Area, date: string, clock: Clock): void {
  if (isDay(date) && date !== bangkokDay(clock.now())) session.set(selectedDateKey, date)
  else session.remove(selectedDateKey)
}
