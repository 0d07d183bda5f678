import { assign, setup } from 'xstate'
import { bangkokDay, type Clock } from '../kernel/clock'
import { dayMs } from '../kernel/timings'

/** Milliseconds until midnight in Asia/Bangkok. */
const untilMidnight = (now: number): number => Date.parse(`${bangkokDay(now)}T00:00:00+07:00`) + dayMs - now

export type TodayInput = { clock: Clock }

/** Today's date in Asia/Bangkok (YYYY-MM-DD), updated at midnight. */
export const todoTodayMachine = setup({
  types: { input: {} as TodayInput, context: {} as { clock: Clock; today: string } },
  delays: { midnight: ({ context: { clock } }) => untilMidnight(clock.now()) },
  actions: { look: assign({ today: ({ context: { clock } }) => bangkokDay(clock.now()) }) },
}).createMachine({
  id: 'todo.today',
  context: ({ input: { clock } }) => ({ clock, today: bangkokDay(clock.now()) }),
  initial: 'waiting',
  states: { waiting: { after: { midnight: { target: 'waiting', reenter: true, actions: 'look' } } } },
})
