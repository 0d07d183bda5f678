import { isMissing, type RaanError, toRaanError } from './errors'

/**
 * How a form is saved, as states of whatever machine holds it: `editing` takes `save`, `saving` asks the actor `save` and
 * leads to `saved` or back, with everything typed still there. The machine says what its words mean:
 *
 * - guards `isUntouched` (there is nothing to save) and `isFit` (nothing is to be mended);
 * - actions `keepBase` (what was opened counts as saved), `forgetFaults`, `showFaults`, `takeSaved` and `announce` (the
 *   answer), `takeFailure` (a `RaanError`), `refuse` (whatever else comes while the answer is awaited).
 *
 * What a form asked for while nobody answered stands in its context as `Sends` (sends.ts): with any of them it is not
 * untouched.
 */
export const saveSteps = [
  { guard: 'isUntouched', target: 'saved', actions: 'keepBase' },
  { guard: 'isFit', target: 'saving', actions: 'forgetFaults' },
  { actions: 'showFaults' },
] as const

const errorOf = ({ event: { error } }: { event: { error: unknown } }) => ({ error })
const outputOf = <Saved>({ event }: { event: { output: Saved } }) => event.output

const failed = {
  target: 'editing',
  actions: {
    type: 'takeFailure',
    params: ({ event }: { event: { error: unknown } }) => toRaanError(event.error),
  },
} as const

/** The state `saving`; one request, however often save is pressed. */
export const savingState = <Saved>() =>
  ({
    invoke: {
      src: 'save',
      input: <Context>({ context }: { context: Context }) => context,
      onDone: {
        target: 'saved',
        actions: [
          { type: 'takeSaved', params: outputOf<Saved> },
          { type: 'announce', params: outputOf<Saved> },
        ],
      },
      onError: failed,
    },
    on: { save: {}, '*': { actions: 'refuse' } },
  }) as const

const raanErrorOf = ({ event }: { event: { error: unknown } }): RaanError => toRaanError(event.error)

/**
 * `saving` and `resuming`, of a form whose record may turn out to be what an unanswered send of its own made: where the
 * guard `isMade` sees that in a failure, the action `takeMade` announces the record and takes it as the one that is
 * changed, and what was entered since is sent on top of it.
 */
export const savingStates = <Saved>() => {
  const { invoke, on } = savingState<Saved>()
  return {
    saving: {
      invoke: {
        ...invoke,
        onError: [
          {
            guard: { type: 'isMade', params: raanErrorOf },
            target: 'resuming',
            actions: { type: 'takeMade', params: raanErrorOf },
          },
          failed,
        ],
      },
      on,
    },
    resuming: { always: [saveSteps[0], saveSteps[1], { ...saveSteps[2], target: 'editing' }] },
  } as const
}

/** The backend says that there is no such record. A page in place of that may be a proxy's, as during an update. */
export const isGone = (thrown: unknown): boolean =>
  isMissing(thrown) && toRaanError(thrown).detail.expected === undefined

/**
 * How what a form changes is fetched, as states of its machine: the actor `open`, then `editing`, `missing` or `failed`.
 * From either of these two `reload` leads back: a 404 may pass as well. The machine has the guard `isMissing` and the
 * actions `takeOpened` and `takeError`.
 */
export const openingStates = <Opened>() =>
  ({
    loading: {
      invoke: {
        src: 'open',
        input: <Context>({ context }: { context: Context }) => context,
        onDone: { target: 'editing', actions: { type: 'takeOpened', params: outputOf<Opened> } },
        onError: [
          { guard: { type: 'isMissing', params: errorOf }, target: 'missing' },
          { target: 'failed', actions: { type: 'takeError', params: errorOf } },
        ],
      },
    },
    missing: { on: { reload: 'loading' } },
    failed: { on: { reload: 'loading' } },
  }) as const
