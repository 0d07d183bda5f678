import { Worker } from 'node:worker_threads'
import { systemClock } from '../../core/kernel/clock'
import type { Statement } from '../sql/replay'

/** A statement for the thread, and its rows or why there are none. */
export type Question = Statement & { readonly id: number }
export type Answer = { readonly id: number } & (
  | { readonly rows: readonly unknown[] }
  | { readonly message: string; readonly errcode: number | undefined }
)

type Send = (statement: Statement) => Promise<readonly unknown[]>

/** A thread with a connection of its own, which only reads. */
export type ReadThread = {
  /**
   * Runs `act` on one snapshot of the database, which has all that was committed before. One runs after the other; `act`
   * runs again if the thread ends meanwhile.
   */
  inSnapshot<T>(act: (send: Send) => Promise<T>): Promise<T>
  /** Ends the thread once its statement has ended. What waits for it is rejected. */
  close(): Promise<void>
}

/** The thread can't be started, for example because a bundle lacks its file. */
export class NoThread extends Error {}
/** The thread ended, or was closed, before it answered. */
class ThreadEnded extends Error {}

/** Megabytes that the thread may use; a page of orders needs one or two. */
const mostMegabytes = 128
/** After how many milliseconds a thread that couldn't be started is tried again. */
const retryMs = 60_000

/** The built package has one file of JavaScript next to this one; Node runs the source as it is. */
const code = new URL(import.meta.url.endsWith('.ts') ? './reader.ts' : './sqlite-reader.js', import.meta.url)

export const startReader = (file: string): Worker =>
  new Worker(code, {
    name: 'langraan reads',
    workerData: { file },
    resourceLimits: { maxOldGenerationSizeMb: mostMegabytes },
  })

type Waiting = { resolve(rows: readonly unknown[]): void; reject(error: Error): void }

/** Asks a running thread; it keeps the process alive only while it is asked. */
function talkTo(worker: Worker) {
  const waiting = new Map<number, Waiting>()
  let [last, hasAnswered, isOver] = [0, false, false]
  let cause: unknown
  const ended = new Promise<void>((resolve) => {
    worker.once('exit', () => {
      isOver = true
      for (const { reject } of waiting.values()) reject(failure())
      waiting.clear()
      resolve()
    })
  })
  const failure = () =>
    hasAnswered ? new ThreadEnded('the thread has ended', { cause }) : new NoThread('no thread for reads', { cause })
  worker.unref()
  worker.on('error', (error) => {
    cause = error
  })
  worker.on('message', (answer: Answer) => {
    const asked = waiting.get(answer.id)
    waiting.delete(answer.id)
    hasAnswered = true
    if (waiting.size === 0) worker.unref()
    if ('rows' in answer) asked?.resolve(answer.rows)
    else asked?.reject(Object.assign(new Error(answer.message), { errcode: answer.errcode }))
  })
  return {
    ended,
    isOver: () => isOver,
    send: ({ sql, parameters }: Statement) =>
      new Promise<readonly unknown[]>((resolve, reject) => {
        if (isOver) return reject(failure())
        waiting.set(++last, { resolve, reject })
        worker.ref()
        worker.postMessage({ id: last, sql, parameters } satisfies Question)
      }),
    async close() {
      worker.ref()
      worker.postMessage('close')
      await ended
    },
  }
}

function startWith(start: () => Worker): Worker {
  try {
    return start()
  } catch (cause) {
    throw new NoThread('no thread for reads', { cause })
  }
}

type Options = {
  start(): Worker
  /** called while no snapshot is open */
  onIdle?(): void
}

/** Starts a thread with the first read, and a new one if it has ended. */
export function createReadThread({ start, onIdle = () => undefined }: Options): ReadThread {
  let thread: ReturnType<typeof talkTo> | undefined
  let last: Promise<unknown> = Promise.resolve()
  let isClosed = false
  let startableAt = 0

  async function once<T>(act: (send: Send) => Promise<T>): Promise<T> {
    if (isClosed) throw new ThreadEnded('the database is closed')
    onIdle()
    if (!thread || thread.isOver()) thread = talkTo(startWith(start))
    const { send } = thread
    await send({ sql: 'begin', parameters: [] })
    try {
      return await act(send)
    } finally {
      await send({ sql: 'rollback', parameters: [] }).catch(() => undefined)
    }
  }

  async function twice<T>(act: (send: Send) => Promise<T>): Promise<T> {
    if (systemClock.now() < startableAt) throw new NoThread('no thread for reads')
    try {
      return await once(act).catch((error: unknown) => {
        if (error instanceof ThreadEnded && !isClosed) return once(act)
        throw error
      })
    } catch (error) {
      if (error instanceof NoThread) startableAt = systemClock.now() + retryMs
      throw error
    }
  }

  return {
    inSnapshot(act) {
      const result = last.then(() => twice(act))
      last = result.catch(() => undefined)
      return result
    },
    async close() {
      isClosed = true
      await thread?.close()
    },
  }
}
