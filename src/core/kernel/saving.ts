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
