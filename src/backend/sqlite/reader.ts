import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import { parentPort, workerData } from 'node:worker_threads'
import type { Answer, Question } from './read-thread'

// Runs in a thread of its own, as a file of its own: it imports nothing of the backend but types.

/** Maximum time to wait for another connection's lock, in milliseconds. */
const patience = 10_000

const { file } = workerData as { file: string }
const database = new DatabaseSync(file, { readOnly: true, timeout: patience })

function answerTo({ id, sql, parameters }: Question): Answer {
  try {
    return { id, rows: database.prepare(sql).all(...(parameters as readonly SQLInputValue[])) }
  } catch (error) {
    const { message, errcode } = error as Error & { errcode?: number }
    return { id, message, errcode }
  }
}

parentPort?.on('message', (question: Question | 'close') => {
  if (question !== 'close') return parentPort?.postMessage(answerTo(question))
  database.close()
  parentPort?.close()
})
