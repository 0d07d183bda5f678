import { assign, fromCallback, sendTo, setup } from 'xstate'
import { assignFrom } from '../../kernel/assign-from'
import { delay } from '../../kernel/clock'
import { toRaanError } from '../../kernel/errors'
import type { Ports } from '../../kernel/ports'
import { type Editor, editingCalls } from './live.editing.contract'

/** How often it is asked and said; after a failure less often; in milliseconds. */
export const editingMs = 10_000
const afterFailureMs = 60_000

export type EditingInput = Pick<Ports, 'call' | 'clock' | 'newId'> & { key: string }

type Context = Pick<Ports, 'call' | 'clock'> & {
  OrderNumber: string
  /** the form's own id */
  form: string
  /** whether live changes are on */
  isOn: boolean
  isEditing: boolean
  editors: readonly Editor[]
}

export type EditingEvent =
  | { type: 'live.on' }
  | { type: 'editing.set'; isEditing: boolean }
  | { type: 'editors.received'; editors: readonly Editor[] }
  | { type: 'editors.refused' }
  | PageLeft

/** If the page comes back, the form says again that it is open. */
type PageLeft = { type: 'page.left' }

const mayWatch = ({ context }: { context: Context }): boolean => context.isOn && !context.isEditing
const mayEdit = ({ context }: { context: Context }): boolean => context.isOn && context.isEditing
const setEditing = (_: Context, { isEditing }: { isEditing: boolean }) => ({ isEditing })

/** Who else has an order open for editing; while it is being edited here, says so. */
export const editingMachine = setup({
  types: { input: {} as EditingInput, context: {} as Context, events: {} as EditingEvent },
  actors: {
    follow: fromCallback<PageLeft, Context>(({ input, sendBack, receive }) => {
      const { call, clock, OrderNumber, form, isEditing } = input
      const stop = new AbortController()
      const { signal } = stop
      const ask = () =>
        isEditing
          ? call(editingCalls.set, { body: { OrderNumber, form, isEditing } }, { signal })
          : call(editingCalls.list, { query: { OrderNumber } }, { signal })
      async function follow(): Promise<void> {
        while (!signal.aborted) {
          let pause = editingMs
          try {
            sendBack({ type: 'editors.received', editors: (await ask()).editors })
          } catch (thrown) {
            const { status } = toRaanError(thrown).detail
            if (status !== undefined && status >= 400 && status < 500) return sendBack({ type: 'editors.refused' })
            pause = afterFailureMs
          }
          await delay(clock, pause, signal).catch(() => undefined)
        }
      }
      /** If it is lost, the backend forgets this form by itself. */
      function leave(): void {
        if (!isEditing) return
        const body = { OrderNumber, form, isEditing: false }
        call(editingCalls.set, { body }, { keepalive: true, attempts: 1 }).catch(() => undefined)
      }
      follow()
      receive(leave)
      return () => {
        stop.abort()
        leave()
      }
    }),
  },
}).createMachine({
  id: 'live.editing',
  context: ({ input: { call, clock, newId, key } }) => ({
    call,
    clock,
    OrderNumber: key,
    form: newId(),
    isOn: false,
    isEditing: false,
    editors: [],
  }),
  initial: 'off',
  on: {
    'editors.received': { actions: assign(({ event: { editors } }) => ({ editors })) },
    'editors.refused': '.unavailable',
    'editing.set': { actions: assignFrom(setEditing) },
  },
  states: {
    off: {
      always: [
        { guard: mayEdit, target: 'editing' },
        { guard: mayWatch, target: 'watching' },
      ],
      on: { 'live.on': { actions: assign({ isOn: true }) } },
    },
    watching: {
      invoke: { src: 'follow', input: ({ context }) => context, onError: 'unavailable' },
      always: { guard: mayEdit, target: 'editing' },
    },
    editing: {
      invoke: { id: 'editor', src: 'follow', input: ({ context }) => context, onError: 'unavailable' },
      always: { guard: mayWatch, target: 'watching' },
      on: { 'page.left': { actions: sendTo('editor', ({ event }) => event) } },
    },
    /** a backend that doesn't know it, or a user who may not */
    unavailable: { entry: assign({ editors: [] }) },
  },
})
