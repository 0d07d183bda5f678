import { useSelector } from '@xstate/react'
import { bangkokDay } from '../../core/kernel/clock'
import { useApp } from '../runtime/use-engine'

/** The day whose orders are looked at, YYYY-MM-DD: today until somebody selects another. */
export function useSelectedDate() {
  const account = useApp('account')
  const date = useSelector(account, ({ context }) => context.selectedDate)
  const today = bangkokDay(account.getSnapshot().context.clock.now())
  const select = (day: string) => account.send({ type: 'date.select', date: day })
  return { date, today, isToday: date === today, select, selectToday: () => select(today) }
}

export type SelectedDate = ReturnType<typeof useSelectedDate>
