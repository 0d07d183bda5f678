import { assign, emit, enqueueActions, fromPromise, setup } from 'xstate'
import type { EngineEvent, EventsByName } from '../kernel/engine-events'
import { type RaanError, toRaanError } from '../kernel/errors'
import type { AppModule } from '../kernel/ports'
import { saveSteps } from '../kernel/saving'
import { noSends } from '../kernel/sends'
import { askDesk, type Settled } from './edit.asking'
import type { Picks, Side } from './edit.clash'
import type { EditDraft, EditField } from './edit.fields'
import * as saving from './edit.saving'
import { orderSlipMachine } from './edit.slip'
import * as steps from './edit.steps'

export type { OrderEditInput } from './edit.steps'

type FieldSet = { [F in EditField]: { type: 'field.set'; name: F; value: EditDraft[F] } }[EditField]

export type OrderEditEvent =
  | FieldSet
  /** what was typed is no amount; null: it is one again. `name` is an amount, or the uq of a line */
  | { type: 'amount.refuse'; name: string; code: string | null }
  | { type: 'line.change'; uq: string; patch: steps.LinePatch }
  | { type: 'line.remove'; uq: string }
  /** an empty line of free text */
  | { type: 'line.add' }
  | { type: 'save' }
  /** which version of a field is kept; without a name: of all */
  | { type: 'conflict.pick'; name?: EditField; side: Side }
  | { type: 'conflict.settle' }
  /** back to the form, nothing decided: the next save meets the same conflict */
  | { type: 'conflict.leave' }

type EditRefused = { type: 'orders.editRefused'; event: string }

declare module '../kernel/engine-events' {
  interface EngineEvents extends EventsByName<EditRefused> {}
}

/** A stored order being changed at one place of the screen, from the first letter to the answer or the choice after a conflict. */
export const orderEditMachine = setup({
  types: {
    input: {} as steps.OrderEditInput,
    context: {} as steps.EditContext,
    events: {} as OrderEditEvent,
    emitted: {} as EditRefused | EngineEvent<'orders.changed'>,
  },
  actors: {
    save: fromPromise<Settled, steps.EditContext>(({ input, signal }) =>
      askDesk(input.desk, input.newId(), saving.changeOf(input), signal),
    ),
  },
  guards: {
    isUntouched: ({ context }) => !saving.isDirty(context),
    isFit: ({ context }) => Object.keys(saving.faults(context)).length === 0,
    isDone: (_, outcome: Settled) => outcome.state === 'done',
    isMade: ({ context }, outcome: Settled) => {
      const current = saving.currentOf(outcome)
      return current !== undefined && saving.isMade(context, current)
    },
    isStale: (_, outcome: Settled) => saving.currentOf(outcome) !== undefined,
    leavesNothing: ({ context }) => !saving.isDirty({ ...context, ...saving.settle(context) }),
  },
  actions: {
    set: assign(({ context }, { name, value }: FieldSet) => steps.setField(context, name, value)),
    refuseAmount: assign(({ context }, { name, code }: { name: string; code: string | null }) =>
      steps.refuseAmount(context, name, code),
    ),
    changeLine: assign(({ context }, { uq, patch }: { uq: string; patch: steps.LinePatch }) =>
      steps.changeLine(context, uq, patch),
    ),
    removeLine: assign(({ context }, { uq }: { uq: string }) => steps.removeLine(context, uq)),
    addLine: assign(({ context }) => steps.addLine(context)),
    showFaults: assign(({ context }) => ({ errors: saving.faults(context), error: undefined })),
    forgetFaults: assign({ errors: {}, error: undefined }),
    takeSaved: assign(({ context }, outcome: Settled) => ({
      saved: (outcome.state === 'done' ? outcome.orders[0] : undefined) ?? context.base,
      asked: noSends,
    })),
    takeTheirs: assign((_, outcome: Settled) => ({ theirs: saving.currentOf(outcome), picks: {} as Picks })),
    /** the desk told a conflict: nobody was told of the order yet */
    takeMade: enqueueActions(({ context, enqueue }, outcome: Settled) => {
      const made = saving.currentOf(outcome)
      if (!made) return
      enqueue.emit({ type: 'orders.changed', id: context.newId(), kind: 'update', orders: [made] })
      enqueue.assign(saving.ontoMade(context, made))
    }),
    takeFailure: assign(({ context }, error: RaanError) => saving.fail(context, error)),
    pick: assign(({ context }, event: { name?: EditField; side: Side }) => saving.pickSide(context, event)),
    settle: assign(({ context }) => saving.settle(context)),
    keepTheirs: assign(({ context }) => ({ saved: context.theirs ?? context.base })),
    keepBase: assign(({ context }) => ({ saved: context.base })),
    refuse: emit(({ event }) => ({ type: 'orders.editRefused' as const, event: event.type })),
  },
}).createMachine({
  id: 'edit',
  options: { maxIterations: 1_000 },
  context: ({ input }) => steps.begin(input),
  initial: 'editing',
  states: {
    editing: {
      on: {
        'field.set': { actions: { type: 'set', params: ({ event }) => event } },
        'amount.refuse': { actions: { type: 'refuseAmount', params: ({ event }) => event } },
        'line.change': { actions: { type: 'changeLine', params: ({ event }) => event } },
        'line.remove': { actions: { type: 'removeLine', params: ({ event }) => event } },
        'line.add': { actions: 'addLine' },
        save: saveSteps,
      },
    },
    saving: {
      invoke: {
        src: 'save',
        input: ({ context }) => context,
        onDone: [
          {
            guard: { type: 'isDone', params: ({ event }) => event.output },
            target: 'saved',
            actions: { type: 'takeSaved', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'isMade', params: ({ event }) => event.output },
            target: 'resuming',
            actions: { type: 'takeMade', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'isStale', params: ({ event }) => event.output },
            target: 'conflicted',
            actions: { type: 'takeTheirs', params: ({ event }) => event.output },
          },
          {
            target: 'editing',
            actions: { type: 'takeFailure', params: ({ event }) => saving.errorOf(event.output) },
          },
        ],
        onError: {
          target: 'editing',
          actions: { type: 'takeFailure', params: ({ event }) => toRaanError(event.error) },
        },
      },
      on: {
        // one request, however often save is pressed
        save: {},
        'field.set': { actions: 'refuse' },
        'amount.refuse': { actions: 'refuse' },
        'line.change': { actions: 'refuse' },
        'line.remove': { actions: 'refuse' },
        'line.add': { actions: 'refuse' },
      },
    },
    resuming: { always: [saveSteps[0], saveSteps[1], { ...saveSteps[2], target: 'editing' }] },
    conflicted: {
      on: {
        'conflict.pick': { actions: { type: 'pick', params: ({ event }) => event } },
        'conflict.settle': [
          { guard: 'leavesNothing', target: 'saved', actions: 'keepTheirs' },
          { target: 'settling', actions: 'settle' },
        ],
        'conflict.leave': 'editing',
      },
    },
    // what is left of ours must still fit the order as it is now
    settling: {
      always: [
        { guard: 'isFit', target: 'saving' },
        { target: 'editing', actions: 'showFaults' },
      ],
    },
    saved: {},
  },
})

export const editApp = {
  views: { edit: { machine: orderEditMachine }, 'edit.slip': { machine: orderSlipMachine } },
} satisfies AppModule
