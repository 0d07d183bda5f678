import { resolve } from 'node:path'
import { MessageChannel, receiveMessageOnPort, Worker } from 'node:worker_threads'
import { postgresLanguage } from '../../src/backend/postgres/language'
import { postgresDialect } from '../../src/backend/postgres/words'
import type { Query } from '../../src/backend/sql/connection'
import type { Bench } from './bench'

type Answer = { id: number } & ({ rows: unknown[] } | { error: string })
type Ask = (schema: string, text: string, values?: readonly unknown[]) => unknown[]

/** Queries a database synchronously: another thread runs them while this one waits. */
export function openWaiting(address: string): Ask {
  const signal = new Int32Array(new SharedArrayBuffer(4))
  const { port1, port2 } = new MessageChannel()
  const worker = new Worker(resolve('tests/backend/postgres-worker.ts'), {
    workerData: { address, signal, port: port2 },
    transferList: [port2],
  })
  worker.unref()
  /** Discards answers to earlier queries, which came after those had been given up. */
  const answerTo = (id: number): Answer | undefined => {
    for (let next = receiveMessageOnPort(port1); next; next = receiveMessageOnPort(port1))
      if ((next.message as Answer).id === id) return next.message as Answer
    return undefined
  }
  let asked = 0
  return (schema, text, values) => {
    const id = ++asked
    worker.postMessage({ id, schema, text, values })
    for (let last = Atomics.load(signal, 0); last !== id; last = Atomics.load(signal, 0))
      if (Atomics.wait(signal, 0, last, 30_000) === 'timed-out') throw new Error(`no answer to ${text}`)
    const answer = answerTo(id)
    if (answer && 'rows' in answer) return answer.rows
    throw new Error(`${answer?.error}: ${text}`)
  }
}

export function postgresBench(ask: Ask, schema: string): Bench {
  const all = (query: Query<unknown>) => {
    const { sql, parameters } = postgresLanguage.compiled(query)
    return ask(schema, sql, parameters)
  }
  return {
    dialect: postgresDialect,
    all: <Row>(query: Query<Row>) => all(query) as Row[],
    first: <Row>(query: Query<Row>) => all(query)[0] as Row | undefined,
    run: (query) => void all(query),
    execute: (statements) => void ask(schema, statements),
    changes: () => undefined,
  }
}
