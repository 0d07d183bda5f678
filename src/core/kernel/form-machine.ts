import {
  type AnyStateMachine,
  assign,
  enqueueActions,
  fromPromise,
  type MetaObject,
  type ParameterizedObject,
  type ProvidedActor,
  type StateMachine,
  type StateSchema,
  setup,
} from 'xstate'
import { RaanError, toRaanError } from './errors'
import type { Form, FormDefinition, FormState } from './form-definition'
import { type AnyForm, formSteps, isGone } from './form-steps'
import { lookUp } from './look-up'

type FormMachine<F extends Form> = StateMachine<
  F['context'],
  F['event'],
  Record<string, never>,
  ProvidedActor,
  ParameterizedObject,
  ParameterizedObject,
  string,
  FormState,
  string,
  F['input'],
  unknown,
  F['emitted'],
  MetaObject,
  StateSchema
>

type Context = AnyForm['context']

const errorOf = ({ event }: { event: { error: unknown } }): RaanError => toRaanError(event.error)
const answerOf = ({ event }: { event: { output: unknown } }): unknown => event.output

const saveSteps = [
  { guard: 'isUntouched', target: 'saved', actions: 'keepBase' },
  { guard: 'isFit', target: 'saving', actions: 'forgetErrors' },
  { target: 'editing', actions: 'showErrors' },
] as const

const takeAnswer = [
  { type: 'announce', params: answerOf },
  { type: 'takeSaved', params: answerOf },
] as const

/** One request at a time, however often the user presses save. */
const request = {
  src: 'save',
  input: ({ context }: { context: Context }) => context,
  onDone: [
    { guard: { type: 'staysOpen', params: answerOf }, target: 'editing', actions: takeAnswer },
    { target: 'saved', actions: takeAnswer },
  ],
} as const

/**
 * A form from the first keystroke to the response. Pressing save repeatedly sends one request; a failure returns to
 * editing with all input kept. If an unanswered request turns out to have stored its change, that is announced, and
 * later edits are saved on top of it.
 */
export function createFormMachine<F extends Form>(form: FormDefinition<F>): FormMachine<F>
export function createFormMachine(form: FormDefinition<AnyForm>): AnyStateMachine {
  const { id, open, edits, conflict, announce, handOver } = form
  const steps = formSteps(form)

  const saving = {
    ...request,
    onError: [
      {
        guard: { type: 'isMade', params: errorOf },
        target: 'resuming',
        actions: { type: 'resume', params: errorOf },
      },
      {
        guard: { type: 'isChoice', params: errorOf },
        target: 'conflicted',
        actions: { type: 'choose', params: errorOf },
      },
      // the record it brings may leave nothing to do
      { target: form.isSettled ? 'opening' : 'editing', actions: { type: 'takeFailure', params: errorOf } },
    ],
  } as const

  return setup({
    types: {
      input: {} as object,
      context: {} as Context,
      events: {} as { type: string },
      emitted: {} as { type: string; event?: string },
    },
    actors: {
      open: fromPromise<unknown, Context>(async ({ input, signal }) => open?.fetch(input, signal)),
      save: fromPromise<unknown, Context>(async ({ input, signal }) => form.save?.(input, signal)),
    },
    guards: {
      isSettled: ({ context }) => form.isSettled?.(context) === true,
      isOpen: ({ context }) => open === undefined || open.isNew?.(context) === true,
      isGone: (_, error: RaanError) => isGone(error),
      isUntouched: ({ context }) => steps.isUntouched(context),
      isFit: ({ context }) => steps.isFit(context),
      staysOpen: (_, answer: unknown) => form.staysOpen?.(answer) === true,
      isDone: ({ context, event }) => handOver?.outcomeOf?.(context, event as never) === 'done',
      hasFailed: ({ context, event }) => handOver?.outcomeOf?.(context, event as never) instanceof RaanError,
      isMade: ({ context }, error: RaanError) => steps.isMade(context, error),
      isChoice: ({ context }, error: RaanError) =>
        conflict !== undefined && 'settle' in conflict && steps.isConflict(context, error),
      isContested: ({ context }) => context.theirs !== undefined,
      canOverwrite: ({ context }) => context.theirs !== undefined && steps.isFit(context),
    },
    actions: {
      takeOpened: assign((_, opened: unknown) => ({ ...open?.take(opened), errors: {}, error: undefined })),
      takeError: assign((_, error: RaanError) => ({ error })),
      edit: assign(({ context, event }) => lookUp(edits, event.type)?.(context, event as never) ?? {}),
      keepBase: assign(({ context }) => steps.keepBase(context)),
      showErrors: assign(({ context }) => steps.showErrors(context)),
      forgetErrors: assign({ errors: {}, error: undefined }),
      announce: enqueueActions(({ context, enqueue }, answer: unknown) => {
        const event = announce?.(context, answer, false)
        if (event) enqueue.emit(event)
      }),
      handOver: enqueueActions(({ context, enqueue }) => {
        if (handOver) enqueue.emit(handOver.ask(context))
      }),
      takeReceived: assign(({ context, event }) => {
        const outcome = handOver?.outcomeOf?.(context, event as never)
        return outcome instanceof RaanError ? steps.takeFailure(context, outcome) : {}
      }),
      takeSaved: assign(({ context }, answer: unknown) => steps.takeSaved(context, answer)),
      takeFailure: assign(({ context }, error: RaanError) => steps.takeFailure(context, error)),
      resume: enqueueActions(({ context, enqueue }, error: RaanError) => {
        const made = steps.madeOf(context, error)
        const event = announce?.(context, made, true)
        if (event) enqueue.emit(event)
        enqueue.assign(steps.resume(context, made))
      }),
      overwrite: assign(({ context }) => steps.overwrite(context)),
      yieldTo: assign(({ context }) => steps.yieldTo(context)),
      choose: assign(({ context }, error: RaanError) => steps.choose(context, error)),
      pick: assign(({ context, event }) => steps.pick(context, event)),
      settle: assign(({ context }) => steps.settle(context)),
      refuse: enqueueActions(({ event, enqueue }) => enqueue.emit({ type: form.refused, event: event.type })),
    },
  }).createMachine({
    id,
    options: { maxIterations: 1_000 },
    context: ({ input }) => ({
      ...form.begin(input),
      errors: {},
      error: undefined,
      saved: undefined,
      ...(conflict && { theirs: undefined }),
    }),
    initial: 'opening',
    states: {
      opening: {
        always: [
          { guard: 'isSettled', target: 'settled' },
          { guard: 'isOpen', target: 'editing' },
          { target: 'loading' },
        ],
      },
      loading: {
        invoke: {
          src: 'open',
          input: ({ context }) => context,
          onDone: { target: 'editing', actions: { type: 'takeOpened', params: answerOf } },
          onError: [
            { guard: { type: 'isGone', params: errorOf }, target: 'missing' },
            { target: 'failed', actions: { type: 'takeError', params: errorOf } },
          ],
        },
      },
      // a 404 may be temporary
      missing: { on: { reload: 'loading' } },
      failed: { on: { reload: 'loading' } },
      editing: {
        on: {
          ...Object.fromEntries(Object.keys(edits).map((type) => [type, { actions: 'edit' as const }])),
          save: saveSteps,
          'conflict.overwrite': [
            { guard: 'canOverwrite', target: 'saving', actions: 'overwrite' },
            { guard: 'isContested', actions: 'showErrors' },
          ],
          'conflict.yield': { guard: 'isContested', actions: 'yieldTo' },
        },
      },
      saving: {
        ...(handOver ? { entry: 'handOver', ...(!handOver.outcomeOf && { always: 'saved' }) } : { invoke: saving }),
        on: {
          save: {},
          'change.receive': [
            { guard: 'isDone', target: 'saved' },
            { guard: 'hasFailed', target: 'editing', actions: 'takeReceived' },
            // another change
            {},
          ],
          '*': { actions: 'refuse' },
        },
      },
      resuming: { always: saveSteps },
      conflicted: {
        on: {
          'conflict.pick': { actions: 'pick' },
          'conflict.settle': { target: 'resuming', actions: 'settle' },
          'conflict.leave': 'editing',
        },
      },
      settled: { on: { '*': { actions: 'refuse' } } },
      saved: {},
    },
  })
}
