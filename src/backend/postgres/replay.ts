import { createQueryId, PostgresQueryCompiler } from 'kysely'
import type { Connection, Query } from '../sql/connection'
import type { Statement } from './connect'
import { postgresDialect } from './words'

/** Ends a run that needs rows that aren't here yet, or that can't go on. */
class RunEnded extends Error {}

/** A decision that started to read and wants to write: it has to run in a transaction that may. */
export class WriteError extends Error {}

/** A statement that was sent, and its rows. */
type Step = { readonly text: string; readonly rows: readonly unknown[] }

/** PostgreSQL has no text with the character 0. Sort keys contain it, so the next one takes its place. */
export const storable = (value: unknown): unknown =>
  typeof value === 'string' ? value.replaceAll('\0', '\u0001') : Array.isArray(value) ? value.map(storable) : value

const compiler = new PostgresQueryCompiler()

export function compiled(query: Query<unknown>): Statement & { readonly text: string } {
  const { sql, parameters: given } = compiler.compileQuery(query.toOperationNode(), createQueryId())
  const parameters = given.map(storable)
  return { sql, parameters, text: JSON.stringify([sql, parameters]) }
}

type Asked = ReturnType<typeof compiled>

/** One run of a decision: answers what was sent before, and collects what to send next. */
class Run {
  readonly #steps: readonly Step[]
  readonly #mayWrite: boolean
  #next = 0
  /** rows read since the last write */
  readonly #read = new Map<string, readonly unknown[]>()
  readonly writes: Asked[] = []
  wanted: Asked | undefined
  /** why the run can't be completed, even if the decision caught the exception */
  failure: Error | undefined

  constructor(steps: readonly Step[], mayWrite: boolean) {
    this.#steps = steps
    this.#mayWrite = mayWrite
  }

  readonly connection: Connection = {
    dialect: postgresDialect,
    // safe casts: Kysely derives the row type from the same table types
    all: <Row>(query: Query<Row>) => this.#rows(compiled(query)) as Row[],
    first: <Row>(query: Query<Row>) => this.#rows(compiled(query))[0] as Row | undefined,
    run: (query) => this.#write(compiled(query)),
  }

  #end(failure?: Error): never {
    this.failure ??= failure
    throw failure ?? new RunEnded('this run has ended')
  }

  /** The step in this position; undefined if the run is past the last one. */
  #step({ text }: Asked): Step | undefined {
    if (this.wanted || this.failure) this.#end()
    const step = this.#steps[this.#next]
    if (!step) return undefined
    this.#next++
    if (step.text !== text) this.#end(new Error('a decision asked for something else when it ran again'))
    return step
  }

  #rows(asked: Asked): readonly unknown[] {
    const known = this.#read.get(asked.text)
    if (known && !this.wanted && !this.failure) return known
    const step = this.#step(asked)
    if (!step) {
      this.wanted = asked
      return this.#end()
    }
    this.#read.set(asked.text, step.rows)
    return step.rows
  }

  #write(asked: Asked): void {
    if (!this.#mayWrite) this.#end(new WriteError('this transaction only reads'))
    this.#read.clear()
    if (!this.#step(asked)) this.writes.push(asked)
  }
}

/**
 * Runs a synchronous decision on a database that answers later. A read whose rows aren't here ends the run; the decision's
 * writes so far and this read are sent, and the decision runs again from the start, with all rows so far. The last
 * writes are sent once a run is complete. A run must do what the run before it did.
 */
export async function replay<T>(
  sendEach: (statement: Statement) => Promise<readonly unknown[]>,
  decide: (connection: Connection) => T,
  mayWrite: boolean,
): Promise<T> {
  const steps: Step[] = []
  for (;;) {
    const run = new Run(steps, mayWrite)
    let ended: { readonly result: T } | { readonly error: unknown }
    try {
      ended = { result: decide(run.connection) }
    } catch (error) {
      ended = { error }
    }
    if (run.failure) throw run.failure
    if (!run.wanted && 'error' in ended) throw ended.error
    const asked = [...run.writes, ...(run.wanted ? [run.wanted] : [])]
    const answers = await Promise.all(asked.map(sendEach))
    if ('result' in ended && !run.wanted) return ended.result
    for (const [nth, { text }] of asked.entries()) steps.push({ text, rows: answers[nth] ?? [] })
  }
}
