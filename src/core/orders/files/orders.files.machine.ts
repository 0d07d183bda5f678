import { assign, emit, fromPromise, setup } from 'xstate'
import type { EngineEvent } from '../../kernel/engine-events'
import { isMissing, RaanError, toRaanError } from '../../kernel/errors'
import { mostFileBytes } from '../../kernel/file'
import type { Ports } from '../../kernel/ports'
import { createResourceMachine } from '../../kernel/resource-machine'
import type { OrderFile } from '../orders.contract'
import { orderFileCalls } from './orders.files.contract'

/** A file that is added or removed. With an error, it waits for the user. */
export type FileTask = ({ kind: 'add'; name: string; file: Blob } | { kind: 'remove'; id: string; name: string }) & {
  /** Idempotency-Key of all its requests */
  key: string
  error?: RaanError
}

export type OrderFilesInput = Pick<Ports, 'call' | 'newId'> & { OrderNumber: string }

export type OrderFilesEvent =
  | { type: 'files.add'; files: readonly { name: string; file: Blob }[] }
  | { type: 'file.remove'; id: string; name: string }
  /** aborts a request in progress */
  | { type: 'task.cancel'; key: string }
  | { type: 'task.retry'; key: string }

type Context = OrderFilesInput & {
  tasks: readonly FileTask[]
  /** what the order as loaded may not have yet */
  added: readonly OrderFile[]
  removed: readonly string[]
}

const tooLarge = new RaanError('http', {
  call: orderFileCalls.add.name,
  status: 413,
  fields: { file: ['too-large'] },
})

/** Sending it again would be rejected again: the next file is chosen in its place. */
const isRejected = ({ error }: FileTask): boolean => error?.detail.fields !== undefined

/** The task that is in progress, or next. */
export const nextTask = ({ tasks }: Pick<Context, 'tasks'>): FileTask | undefined => tasks.find(({ error }) => !error)

type Performed = Partial<Pick<Context, 'added' | 'removed'>>

async function perform({ call, OrderNumber, ...context }: Context, signal: AbortSignal): Promise<Performed> {
  const task = nextTask(context)
  if (!task) return {}
  if (task.kind === 'add') {
    const asked = { params: { OrderNumber }, query: { name: task.name }, body: task.file }
    const { file } = await call(orderFileCalls.add, asked, { key: task.key, signal })
    return {
      added: [...context.added, file],
      removed: context.removed.filter((id) => id !== file.id),
    }
  }
  await call(orderFileCalls.remove, { params: { OrderNumber, id: task.id } }, { signal }).catch((error: unknown) => {
    // already removed
    if (!isMissing(error)) throw error
  })
  return { removed: [...context.removed, task.id], added: context.added.filter(({ id }) => id !== task.id) }
}

/** Adds and removes the files of an order, one after the other. */
export const orderFilesMachine = setup({
  types: {
    input: {} as OrderFilesInput,
    context: {} as Context,
    events: {} as OrderFilesEvent,
    emitted: {} as EngineEvent<'orders.changed'>,
  },
  actors: {
    perform: fromPromise<Performed, Context>(({ input, signal }) => perform(input, signal)),
  },
}).createMachine({
  id: 'orders.files',
  context: ({ input }) => ({ ...input, tasks: [], added: [], removed: [] }),
  initial: 'waiting',
  on: {
    'files.add': {
      actions: assign(({ context: { tasks, newId }, event: { files } }) => ({
        tasks: [
          ...tasks.filter((task) => !isRejected(task)),
          ...files.map(({ name, file }) => ({
            kind: 'add' as const,
            name,
            file,
            key: newId(),
            ...(file.size > mostFileBytes && { error: tooLarge }),
          })),
        ],
      })),
    },
    'file.remove': {
      guard: ({ context: { tasks }, event: { id } }) => !tasks.some((task) => task.kind === 'remove' && task.id === id),
      actions: assign(({ context: { tasks, newId }, event: { id, name } }) => ({
        tasks: [...tasks, { kind: 'remove', id, name, key: newId() }],
      })),
    },
    'task.cancel': {
      actions: assign(({ context: { tasks }, event }) => ({ tasks: tasks.filter(({ key }) => key !== event.key) })),
    },
    'task.retry': {
      // to the end: the one in progress stays first
      actions: assign(({ context: { tasks }, event: { key } }) => ({
        tasks: [
          ...tasks.filter((task) => task.key !== key),
          ...tasks.filter((task) => task.key === key).map(({ error: _, ...task }) => task),
        ],
      })),
    },
  },
  states: {
    waiting: { always: { guard: ({ context }) => nextTask(context) !== undefined, target: 'working' } },
    working: {
      on: {
        'task.cancel': {
          guard: ({ context, event }) => nextTask(context)?.key === event.key,
          target: 'waiting',
          actions: assign(({ context: { tasks }, event }) => ({ tasks: tasks.filter(({ key }) => key !== event.key) })),
        },
      },
      invoke: {
        src: 'perform',
        input: ({ context }) => context,
        onDone: {
          target: 'waiting',
          actions: [
            assign(({ context, event: { output } }) => ({
              ...output,
              // others may have been added meanwhile
              tasks: context.tasks.filter(({ key }) => key !== nextTask(context)?.key),
            })),
            emit(({ context }) => ({ type: 'orders.changed', id: context.newId(), kind: 'update', orders: [] })),
          ],
        },
        onError: {
          target: 'waiting',
          actions: assign(({ context, event }) => {
            const failed = nextTask(context)?.key
            const error = toRaanError(event.error)
            return { tasks: context.tasks.map((task) => (task.key === failed ? { ...task, error } : task)) }
          }),
        },
      },
    },
  },
})

/** The content of a file. */
export const orderFileMachine = createResourceMachine<Blob, { OrderNumber: string; id: string }>({
  id: 'orders.file',
  load: ({ call, key, signal }) => call(orderFileCalls.one, { params: key }, { signal }),
})
