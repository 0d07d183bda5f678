import { assign, emit, fromPromise, setup } from 'xstate'
import type { EventsByName } from '../kernel/engine-events'
import { type RaanError, toRaanError } from '../kernel/errors'
import type { Ports } from '../kernel/ports'
import { type PlanChoice, type PlanPeriod, type Pricing, pricingCalls } from './pricing.contract'

export type PricingInput = Pick<Ports, 'call'> & { period?: PlanPeriod }

type Context = Pick<Ports, 'call'> & {
  pricing: Pricing | undefined
  /** prices are shown for */
  period: PlanPeriod
  /** the choice under way */
  wanted: PlanChoice | undefined
  /** of the latest choice; another object for each */
  outcome: { kind: 'chosen'; choice: PlanChoice } | { kind: 'refused'; error: RaanError } | undefined
  error: RaanError | undefined
}

type Events =
  | { type: 'reload' }
  | { type: 'period.change'; period: PlanPeriod }
  /** of the period that is shown; refused while another choice is under way */
  | { type: 'plan.choose'; plan: PlanChoice['plan'] }

type Emitted = { type: 'pricing.chosen'; choice: PlanChoice }

declare module '../kernel/engine-events' {
  interface EngineEvents extends EventsByName<Emitted> {}
}

/** A plan costs nothing: then it is the same by the month and by the year. */
const isFree = (pricing: Pricing, { plan }: PlanChoice): boolean => pricing[plan].monthlyPrice === 0

/** Whether somebody has this plan already, paid this way. */
export function isCurrent(pricing: Pricing, choice: PlanChoice): boolean {
  const { current } = pricing
  if (current?.plan !== choice.plan) return false
  return current.period === choice.period || isFree(pricing, choice)
}

/** The plans, which of them is somebody's, and the change to another one. */
export const pricingMachine = setup({
  types: { input: {} as PricingInput, context: {} as Context, events: {} as Events, emitted: {} as Emitted },
  actors: {
    load: fromPromise<Pricing, Pick<Ports, 'call'>>(({ input, signal }) =>
      input.call(pricingCalls.data, {}, { signal }),
    ),
    choose: fromPromise<PlanChoice, Pick<Ports, 'call'> & { choice: PlanChoice }>(async ({ input, signal }) => {
      const { current } = await input.call(pricingCalls.choose, { body: input.choice }, { signal })
      return current
    }),
  },
  guards: {
    isOpen: ({ context: { pricing, period } }, { plan }: { plan: PlanChoice['plan'] }) =>
      pricing?.current != null && !isCurrent(pricing, { plan, period }),
  },
  actions: {
    takePeriod: assign((_, { period }: { period: PlanPeriod }) => ({ period })),
    take: assign((_, pricing: Pricing) => ({ pricing, error: undefined })),
    takeError: assign((_, { error }: { error: unknown }) => ({ error: toRaanError(error) })),
    want: assign(({ context: { period } }, { plan }: { plan: PlanChoice['plan'] }) => ({ wanted: { plan, period } })),
    takeCurrent: assign(({ context: { pricing } }, current: PlanChoice) => ({
      pricing: pricing && { ...pricing, current },
      wanted: undefined,
      outcome: { kind: 'chosen' as const, choice: current },
    })),
    takeRefusal: assign((_, { error }: { error: unknown }) => ({
      wanted: undefined,
      outcome: { kind: 'refused' as const, error: toRaanError(error) },
    })),
  },
}).createMachine({
  id: 'pricing',
  context: ({ input: { call, period = 'monthly' } }) => ({
    call,
    period,
    pricing: undefined,
    wanted: undefined,
    outcome: undefined,
    error: undefined,
  }),
  initial: 'loading',
  on: {
    reload: { target: '.loading' },
    'period.change': { actions: { type: 'takePeriod', params: ({ event }) => event } },
  },
  states: {
    loading: {
      invoke: {
        src: 'load',
        input: ({ context: { call } }) => ({ call }),
        onDone: { target: 'ready', actions: { type: 'take', params: ({ event }) => event.output } },
        onError: { target: 'failed', actions: { type: 'takeError', params: ({ event }) => event } },
      },
    },
    ready: {
      on: {
        'plan.choose': {
          guard: { type: 'isOpen', params: ({ event }) => event },
          target: 'choosing',
          actions: { type: 'want', params: ({ event }) => event },
        },
      },
    },
    choosing: {
      // what the backend answers of a choice is newer than any list of plans
      on: { reload: {} },
      invoke: {
        src: 'choose',
        input: ({ context: { call, wanted } }) => {
          if (!wanted) throw new RangeError('nothing chosen')
          return { call, choice: wanted }
        },
        onDone: {
          target: 'ready',
          actions: [
            { type: 'takeCurrent', params: ({ event }) => event.output },
            emit(({ event }) => ({ type: 'pricing.chosen' as const, choice: event.output })),
          ],
        },
        onError: {
          target: 'ready',
          actions: { type: 'takeRefusal', params: ({ event }) => event },
        },
      },
    },
    failed: {},
  },
})
