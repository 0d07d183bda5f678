import { toRaanError } from './errors'

/**
 * How a form is saved, as states of whatever machine holds it: `editing` takes `save`, `saving` asks the actor `save` and
 * leads to `saved` or back, with everything typed still there. The machine says what its words mean:
 *
 * - guards `isUntouched` (there is nothing to save) and `isFit` (nothing is to be mended);
 * - actions `keepBase` (what was opened counts as saved), `forgetFaults`, `showFaults`, `takeSaved` and `announce` (the
 *   answer), `takeFailure` (a `RaanError`), `refuse` (whatever else comes while the answer is awaited).
 */
export const saveSteps = [
  { guard: 'isUntouched', target: 'saved', actions: 'keepBase' },
  { guard: 'isFit', target: 'saving', actions: 'forgetFaults' },
  { actions: 'showFaults' },
] as const

const errorOf = ({ event: { error } }: { event: { error: unknown } }) => ({ error })
const outputOf = <Saved>({ event }: { event: { output: Saved } }) => event.output

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
      onError: {
        target: 'editing',
        actions: {
          type: 'takeFailure',
          params: ({ event }: { event: { error: unknown } }) => toRaanError(event.error),
        },
      },
    },
    on: { save: {}, '*': { actions: 'refuse' } },
  }) as const

/**
 * How what a form changes is fetched, as states of its machine: the actor `open`, then `editing`, `missing` or `failed`,
 * from where `reload` leads back. The machine has the guard `isMissing` and the actions `takeOpened` and `takeError`.
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
    missing: {},
    failed: { on: { reload: 'loading' } },
  }) as const
