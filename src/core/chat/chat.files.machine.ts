import { assign, fromCallback, sendTo, setup } from 'xstate'
import type { Call } from '../kernel/endpoint'
import type { Ports } from '../kernel/ports'
import { chatFileCalls } from './chat.files.contract'

export type FileContent = Blob | 'loading' | 'failed'

type Context = Pick<Ports, 'call'> & {
  /** by the file's id, the latest last */
  contents: ReadonlyMap<string, FileContent>
}

type ChatFilesEvent =
  /** loads a file unless it is there, or failed */
  | { type: 'file.want'; id: string }
  /** loads it again */
  | { type: 'file.reload'; id: string }
  | { type: 'file.arrive'; id: string; content: Blob | 'failed' }

/** How many files are kept. */
const most = 60

const withContent = (contents: Context['contents'], id: string, content: FileContent): Context['contents'] => {
  const next = new Map(contents)
  next.delete(id)
  next.set(id, content)
  for (const oldest of next.keys()) {
    if (next.size <= most) break
    next.delete(oldest)
  }
  return next
}

/** The contents of files that messages on screen have. */
export const chatFilesMachine = setup({
  types: { input: {} as Pick<Ports, 'call'>, context: {} as Context, events: {} as ChatFilesEvent },
  actors: {
    loader: fromCallback<{ type: 'load'; id: string }, { call: Call }>(({ input: { call }, receive, sendBack }) => {
      const round = new AbortController()
      const { signal } = round
      receive(({ id }) => {
        call(chatFileCalls.one, { params: { id } }, { signal }).then(
          (content) => sendBack({ type: 'file.arrive', id, content }),
          () => {
            if (!signal.aborted) sendBack({ type: 'file.arrive', id, content: 'failed' })
          },
        )
      })
      return () => round.abort()
    }),
  },
  actions: {
    load: sendTo('loader', (_, id: string) => ({ type: 'load', id })),
    await: assign(({ context: { contents } }, id: string) => ({ contents: withContent(contents, id, 'loading') })),
  },
}).createMachine({
  id: 'chat.files',
  context: ({ input: { call } }) => ({ call, contents: new Map() }),
  // reports failures itself
  invoke: { id: 'loader', src: 'loader', input: ({ context: { call } }) => ({ call }), onError: {} },
  on: {
    'file.want': {
      guard: ({ context: { contents }, event: { id } }) => !contents.has(id),
      actions: [
        { type: 'await', params: ({ event }) => event.id },
        { type: 'load', params: ({ event }) => event.id },
      ],
    },
    'file.reload': {
      guard: ({ context: { contents }, event: { id } }) => contents.get(id) !== 'loading',
      actions: [
        { type: 'await', params: ({ event }) => event.id },
        { type: 'load', params: ({ event }) => event.id },
      ],
    },
    'file.arrive': {
      actions: assign(({ context: { contents }, event: { id, content } }) => ({
        contents: withContent(contents, id, content),
      })),
    },
  },
})
