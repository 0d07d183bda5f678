import type { Pool } from 'pg'
import { inject } from 'vitest'
import { connect } from '../../src/backend/postgres/connect'
import { statementsAfter } from '../../src/backend/postgres/migrations'
import type { Db } from '../../src/mock/db'
import { type Dump, dump, fill } from './dump'
import { openWaiting, postgresBench } from './postgres-bench'

const address = inject('postgres')

/** The tables behind a `Db`: a schema of their own. */
export type Schema = {
  readonly name: string
  /** whether the test reads the rows itself, so that all tables need their first rows */
  readonly isRead: boolean
  pool(): Promise<Pool>
}

const schemas = new WeakMap<Db, Schema>()
export const schemaOf = (db: Db): Schema | undefined => schemas.get(db)

let waiting: ReturnType<typeof openWaiting> | undefined
export const ask: ReturnType<typeof openWaiting> = (...question) => {
  waiting ??= openWaiting(address)
  return waiting(...question)
}

let created = 0
let used: (() => Promise<void>)[] = []

/** Creates a schema when it is first needed. */
function newSchema(isRead: boolean) {
  const name = `rows_${process.pid}_${++created}`
  let isCreated = false
  let connecting: Promise<Pool> | undefined
  const create = () => {
    if (isCreated) return
    isCreated = true
    ask('public', `create schema ${name}`)
    const facts = 'create table facts (name text primary key, value text not null)'
    ask(name, [facts, ...statementsAfter(0)].join(';'))
    used.push(async () => {
      await (await connecting)?.end()
      ask('public', `drop schema ${name} cascade`)
    })
  }
  return {
    name,
    isRead,
    isCreated: () => isCreated,
    create,
    pool() {
      create()
      connecting ??= connect(`${address}&options=${encodeURIComponent(`-c search_path=${name}`)}`)
      return connecting
    },
  }
}

/** Replaces the mock's in-memory rows with PostgreSQL tables, read and written as a whole. */
export function newDb(isRead: boolean): Db {
  const schema = newSchema(isRead)
  const bench = postgresBench(ask, schema.name)
  let last: Dump | undefined
  const db: Db = {
    read() {
      if (!schema.isCreated()) return undefined
      last = dump(bench, last)
      return last.rows
    },
    write(rows) {
      schema.create()
      fill(bench, rows)
      bench.execute('update turns set turn = turn + 1, small = small + 1')
      last = { changes: undefined, rows }
    },
  }
  schemas.set(db, schema)
  return db
}

/** Drops what the tests of a file created. */
export async function endSchemas(): Promise<void> {
  const ending = used
  used = []
  for (const end of ending) await end()
}
