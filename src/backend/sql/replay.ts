import type { Connection, Dialect, Query } from './connection'

/** Ends a run that needs rows that aren't here yet, or that can't go on. */
class RunEnded extends Error {}

/** A decision that started to read and wants to write: it has to run in a transaction that may. */
export class WriteError extends Error {}

/** A statement that was sent, and its rows. */
type Step = { readonly text: string; readonly rows: readonly unknown[] }

export type Statement = { readonly sql: string; readonly parameters: readonly unknown[] }
/** A statement to send; `text` tells it from others. */
export type Asked = Statement & { readonly text: string }

/** How a database that answers later is asked. */
export type Language = { readonly dialect: Dialect; compiled(query: Query<unknown>): Asked }

/** One run of a decision: answers what was sent before, and collects what to send next. */
class Run {
  readonly #steps: readonly Step[]
  readonly #mayWrite: boolean
  #next = 0
  /** rows read since the last write */
  readonly #read: Map<string, readonly unknown[]>
  hasWritten = false
  readonly writes: Asked[] = []
  /** likely reads, whose rows aren't here */
  readonly likely: Asked[] = []
  wanted: Asked | undefined
  /** why the run can't be completed, even if the decision caught the exception */
  failure: Error | undefined

  constructor(steps: readonly Step[], early: ReadonlyMap<string, readonly unknown[]>, mayWrite: boolean) {
    this.#steps = steps
    this.#read = new Map(early)
    this.#mayWrite = mayWrite
  }

  connectionIn({ dialect, compiled }: Language): Connection {
    return {
      dialect,
      // safe casts: Kysely derives the row type from the same table types
      all: <Row>(query: Query<Row>) => this.#rows(compiled(query)) as Row[],
      first: <Row>(query: Query<Row>) => this.#rows(compiled(query))[0] as Row | undefined,
      run: (query) => this.#write(compiled(query)),
      expect: (...queries) => this.#expect(queries.map(compiled)),
    }
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

  #expect(queries: readonly Asked[]): void {
    // those of an earlier run were sent with its next read
    if (this.hasWritten || this.#steps.length > this.#next) return
    this.likely.push(...queries.filter(({ text }) => !this.#read.has(text)))
  }

  #write(asked: Asked): void {
    if (!this.#mayWrite) this.#end(new WriteError('this transaction only reads'))
    this.hasWritten = true
    this.#read.clear()
    if (!this.#step(asked)) this.writes.push(asked)
  }
}

/** Rows by the text of their query, as long as nothing is written. */
export type ReadRows = ReadonlyMap<string, readonly unknown[]>

/** A decision's result. Its last writes are on their way: `stored` rejects if one of them fails. */
export type Replayed<T> = { readonly result: T; readonly stored: Promise<unknown>; readonly hasWritten: boolean }

/** What decisions read first, sent together. */
export async function firstReads(
  language: Language,
  sendEach: (statement: Statement) => Promise<readonly unknown[]>,
  decisions: readonly ((connection: Connection) => unknown)[],
): Promise<ReadRows> {
  const asked = new Map<string, Asked>()
  for (const decide of decisions) {
    const run = new Run([], new Map(), true)
    try {
      decide(run.connectionIn(language))
    } catch {
      // it runs again, and fails there
    }
    for (const each of [...(run.wanted && run.writes.length === 0 ? [run.wanted] : []), ...run.likely])
      asked.set(each.text, each)
  }
  const texts = [...asked.keys()]
  const answers = await Promise.all([...asked.values()].map(sendEach))
  return new Map(texts.map((text, nth) => [text, answers[nth] ?? []]))
}

/**
 * Runs a synchronous decision on a database that answers later. A read whose rows aren't here ends the run; the decision's
 * writes so far, this read and those that are likely to follow are sent, and the decision runs again from the start, with
 * all rows so far. The last writes are sent once a run is complete. A run must do what the run before it did.
 */
export async function replay<T>(
  language: Language,
  sendEach: (statement: Statement) => Promise<readonly unknown[]>,
  decide: (connection: Connection) => T,
  mayWrite: boolean,
  known: ReadRows = new Map(),
): Promise<Replayed<T>> {
  const steps: Step[] = []
  const early = new Map(known)
  for (;;) {
    const run = new Run(steps, early, mayWrite)
    let ended: { readonly result: T } | { readonly error: unknown }
    try {
      ended = { result: decide(run.connectionIn(language)) }
    } catch (error) {
      ended = { error }
    }
    if (run.failure) throw run.failure
    if (!run.wanted && 'error' in ended) throw ended.error
    if ('result' in ended && !run.wanted) {
      const { hasWritten } = run
      return { result: ended.result, stored: Promise.all(run.writes.map(sendEach)), hasWritten }
    }
    const asked = [...run.writes, ...(run.wanted ? [run.wanted] : [])]
    const likely = run.likely.filter(({ text }) => text !== run.wanted?.text)
    const answers = await Promise.all([...asked, ...likely].map(sendEach))
    for (const [nth, { text }] of asked.entries()) steps.push({ text, rows: answers[nth] ?? [] })
    for (const [nth, { text }] of likely.entries()) early.set(text, answers[asked.length + nth] ?? [])
  }
}
