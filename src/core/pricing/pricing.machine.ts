import { assign, emit, fromPromise, setup } from 'xstate'
import { assignFrom } from '../kernel/assign-from'
import type { EventsByName } from '../kernel/engine-events'
import { type RaanError, takeError, toRaanError } from '../kernel/errors'
import type { Ports } from '../kernel/ports'
import { type PlanChoice, type PlanPeriod, type Pricing, pricingCalls } from './pricing.contract'

export type PricingInput = Pick<Ports, 'call'> & { period?: PlanPeriod }

type Context = Pick<Ports, 'call'> & {
  pricing: Pricing | undefined
  /** the period whose prices are shown */
  period: PlanPeriod
  /** the pending choice */
  wanted: PlanChoice | undefined
  /** of the latest choice; a new object for each */
  outcome: { kind: 'chosen'; choice: PlanChoice } | { kind: 'refused'; error: RaanError } | undefined
  error: RaanError | undefined
}

type Events =
  | { type: 'reload' }
  | { type: 'period.change'; period: PlanPeriod }
  /** for the displayed period; rejected while another choice is pending */
  | { type: 'plan.choose'; plan: PlanChoice['plan'] }

type Emitted = { type: 'pricing.chosen'; choice: PlanChoice }

declare module '../kernel/engine-events' {
  interface EngineEvents extends EventsByName<Emitted> {}
}

/** A free plan is the same monthly and yearly. */
const isFree = (pricing: Pricing, { plan }: PlanChoice): boolean => pricing[plan].monthlyPrice === 0

/** Whether the user already has this plan with this period. */
export function isCurrent(pricing: Pricing, choice: PlanChoice): boolean {
  const { current } = pricing
  if (current?.plan !== choice.plan) return false
  return current.period === choice.period || isFree(pricing, choice)
}

/** The plans, the user's current one, and switching to another. */
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
    'period.change': { actions: assign(({ event: { period } }) => ({ period })) },
  },
  states: {
    loading: {
      invoke: {
        src: 'load',
        input: ({ context: { call } }) => ({ call }),
        onDone: { target: 'ready', actions: assign(({ event }) => ({ pricing: event.output, error: undefined })) },
        onError: { target: 'failed', actions: assignFrom(takeError) },
      },
    },
    ready: {
      on: {
        'plan.choose': {
          guard: ({ context: { pricing, period }, event: { plan } }) =>
            pricing?.current != null && !isCurrent(pricing, { plan, period }),
          target: 'choosing',
          actions: assign(({ context: { period }, event: { plan } }) => ({ wanted: { plan, period } })),
        },
      },
    },
    choosing: {
      // the response to a choice is newer than any list of plans
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
            assign(({ context: { pricing }, event: { output: current } }) => ({
              pricing: pricing && { ...pricing, current },
              wanted: undefined,
              outcome: { kind: 'chosen' as const, choice: current },
            })),
            emit(({ event }) => ({ type: 'pricing.chosen' as const, choice: event.output })),
          ],
        },
        onError: {
          target: 'ready',
          actions: assign(({ event }) => ({
            wanted: undefined,
            outcome: { kind: 'refused' as const, error: toRaanError(event.error) },
          })),
        },
      },
    },
    failed: {},
  },
})
