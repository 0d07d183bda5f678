import { bangkokDay, type Clock } from '../kernel/clock'
import type { Area } from '../kernel/storage'
import { isDay } from './account.rules'

/** session storage: the date that was selected in this tab, YYYY-MM-DD; nothing means today */
export const selectedDateKey = 'langraan.account.date'

/** The selected date, YYYY-MM-DD in Asia/Bangkok: what is kept for this session, else today. */
export function selectedDateOf(session: Area, clock: Clock): string {
  const kept = session.get(selectedDateKey)
  return kept !== null && isDay(kept) ? kept : bangkokDay(clock.now())
}

/** Today is not kept, so that a session which goes on past midnight has the new day. */
export function keepSelectedDate(session: Area, date: string, clock: Clock): void {
  if (isDay(date) && date !== bangkokDay(clock.now())) session.set(selectedDateKey, date)
  else session.remove(selectedDateKey)
}
