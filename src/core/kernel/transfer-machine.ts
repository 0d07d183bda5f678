import { assign, emit, fromPromise, setup } from 'xstate'
import { assignFrom } from './assign-from'
import { type RaanError, takeError, toRaanError } from './errors'
import { outcomeOf } from './outcome'
import { type SheetFit, type SheetText, sheetsMeant } from './sheet-choice'

/** What is particular to the records that a file lists. */
export type TransferDefinition<Input, Plan, Job, Failure, Problem, Emitted, Choices = never> = {
  id: string
  /** before a file is read */
  noPlan: Plan
  /** Whether a sheet of a workbook may be meant. */
  fitOf(text: string): SheetFit
  /** Reads a file and says what importing it would do, with what the user chose for it; stores nothing. */
  plan(
    input: Input,
    text: string,
    signal: AbortSignal,
    choices: Choices | undefined,
  ): Promise<{ plan: Plan } | { problem: Problem }>
  /** What is sent, one after the other, each with its keys; with `onlyNew`, stored records stay as they are. */
  jobsOf(plan: Plan, input: Input, onlyNew: boolean): readonly Job[]
  /** records in a job */
  sizeOf(job: Job): number
  /** Makes one job, again after a lost response; returns what of it was refused. */
  store(input: Input, job: Job, signal: AbortSignal): Promise<readonly Failure[]>
  /** what it means for its records if a whole job is refused */
  failuresOf(job: Job, error: RaanError): readonly Failure[]
  /** once it is over, with the number of stored records */
  announce(count: number): Emitted
}

export type TransferContext<Input, Plan, Job, Failure, Problem, Choices = never> = {
  input: Input
  /** those of the file that may be meant, and the one that is read */
  sheets: readonly SheetText[]
  sheet: SheetText
  /** how this file is read, if the user had to say it */
  choices: Choices | undefined
  /** why the file can't be read */
  problem: Problem | undefined
  plan: Plan
  /** whether the plan is of this file: it stays while it is made again */
  isPlanned: boolean
  /** what is imported, and how far it is */
  queue: readonly Job[]
  at: number
  failures: readonly Failure[]
  /** why the plan couldn't be made, or why the import paused */
  error: RaanError | undefined
}

export type TransferEvent<Choices = never> =
  | { type: 'file.take'; sheets: readonly SheetText[] }
  /** which of several is meant */
  | { type: 'sheet.choose'; sheet: SheetText }
  /** reads the file again, also while it is read */
  | { type: 'choices.set'; choices: Choices }
  | { type: 'import.start'; onlyNew?: boolean }
  /** after a lost connection; also makes the plan again */
  | { type: 'resume' }
  | { type: 'reset' }

const noSheet: SheetText = { name: '', text: '' }

/** An import of a file: reads it, says what it would do, and does it job by job. A lost response pauses it. */
export function createTransferMachine<
  Input,
  Plan,
  Job,
  Failure,
  Problem,
  Emitted extends { type: string },
  Choices = never,
>({
  id,
  noPlan,
  fitOf,
  plan,
  jobsOf,
  sizeOf,
  store,
  failuresOf,
  announce,
}: TransferDefinition<Input, Plan, Job, Failure, Problem, Emitted, Choices>) {
  type Context = TransferContext<Input, Plan, Job, Failure, Problem, Choices>
  type Planned = { plan: Plan } | { problem: Problem }

  const next = (context: Context, failures: readonly Failure[]) => ({
    at: context.at + 1,
    failures: [...context.failures, ...failures],
  })
  const fail = (context: Context, { error }: { error: unknown }) => {
    const job = context.queue[context.at]
    return next(context, job === undefined ? [] : failuresOf(job, toRaanError(error)))
  }
  /** Whether it was stored is open, or may be later, or the user signs in again: it is sent again under its key. */
  const isOpen = (error: unknown): boolean => ['unknown', 'busy', 'signed-out'].includes(outcomeOf(toRaanError(error)))

  return setup({
    types: {
      input: {} as Input,
      context: {} as Context,
      events: {} as TransferEvent<Choices>,
      emitted: {} as Emitted,
    },
    actors: {
      plan: fromPromise<Planned, Pick<Context, 'input' | 'sheet' | 'choices'>>(
        async ({ input: { input, sheet, choices }, signal }) => plan(input, sheet.text, signal, choices),
      ),
      store: fromPromise<readonly Failure[], { input: Input; job: Job | undefined }>(
        async ({ input: { input, job }, signal }) => (job === undefined ? [] : store(input, job, signal)),
      ),
    },
    actions: {
      choose: assign(({ event }) => (event.type === 'choices.set' ? { choices: event.choices } : {})),
    },
  }).createMachine({
    id,
    options: { maxIterations: 100 },
    context: ({ input }) => ({
      input,
      sheets: [],
      sheet: noSheet,
      choices: undefined,
      problem: undefined,
      plan: noPlan,
      isPlanned: false,
      queue: [],
      at: 0,
      failures: [],
      error: undefined,
    }),
    initial: 'idle',
    states: {
      idle: {
        on: {
          'file.take': {
            target: 'choosing',
            actions: assign(({ event: { sheets } }) => ({
              sheets: sheetsMeant(sheets, ({ text }) => fitOf(text)),
              choices: undefined,
              problem: undefined,
              isPlanned: false,
              error: undefined,
            })),
          },
          'choices.set': {
            guard: ({ context }) => context.problem !== undefined,
            target: 'planning',
            actions: 'choose',
          },
        },
      },
      choosing: {
        always: {
          guard: ({ context: { sheets } }) => sheets.length < 2,
          target: 'planning',
          actions: assign(({ context: { sheets } }) => ({ sheet: sheets[0] ?? noSheet })),
        },
        on: {
          'sheet.choose': { target: 'planning', actions: assign(({ event: { sheet } }) => ({ sheet })) },
          reset: 'idle',
        },
      },
      planning: {
        invoke: {
          src: 'plan',
          input: ({ context: { input, sheet, choices } }) => ({ input, sheet, choices }),
          onDone: [
            {
              guard: ({ event }) => 'problem' in event.output,
              target: 'idle',
              actions: assign(({ event: { output } }) =>
                'problem' in output ? { problem: output.problem, isPlanned: false } : {},
              ),
            },
            {
              target: 'planned',
              actions: assign(({ event: { output } }) =>
                'plan' in output ? { plan: output.plan, isPlanned: true, problem: undefined } : {},
              ),
            },
          ],
          onError: { target: 'unplanned', actions: assignFrom(takeError) },
        },
        on: { reset: 'idle', 'choices.set': { target: 'planning', reenter: true, actions: 'choose' } },
      },
      unplanned: { on: { resume: 'planning', reset: 'idle' } },
      planned: {
        on: {
          reset: 'idle',
          'choices.set': { target: 'planning', actions: 'choose' },
          'import.start': {
            target: 'running',
            actions: assign(({ context: { plan, input }, event: { onlyNew = false } }) => ({
              queue: jobsOf(plan, input, onlyNew),
              at: 0,
              failures: [],
              error: undefined,
            })),
          },
        },
      },
      running: {
        always: { guard: ({ context: { at, queue } }) => at >= queue.length, target: 'done' },
        invoke: {
          src: 'store',
          input: ({ context: { input, queue, at } }) => ({ input, job: queue[at] }),
          onDone: {
            target: 'running',
            reenter: true,
            actions: assign(({ context, event }) => next(context, event.output)),
          },
          onError: [
            { guard: ({ event }) => isOpen(event.error), target: 'paused', actions: assignFrom(takeError) },
            { target: 'running', reenter: true, actions: assignFrom(fail) },
          ],
        },
      },
      paused: { on: { resume: { target: 'running', actions: assign({ error: undefined }) } } },
      done: {
        on: { reset: 'idle' },
        entry: emit(({ context: { queue, failures } }) =>
          announce(queue.reduce((sum, job) => sum + sizeOf(job), 0) - failures.length),
        ),
      },
    },
  })
}
