import type { ChangeAction } from '../../core/live/live.contract'
import { shopOfRow, versionOf, type WrittenRecord } from '../../service/live/live.store'
import type { Bearer } from '../../service/rights'
import type { Table } from '../../service/table'
import type { Connection, Query } from './connection'
import { build } from './database'

/** A stored row; `place` increases from row to row. */
type Entry = { readonly key: string; readonly place: number; readonly row: unknown }
type Known = { readonly entries: readonly Entry[]; readonly rows: readonly unknown[] }

/** Creates a table's first rows; undefined if it starts empty. */
export type FirstRows = (table: { readonly name: string }) => (() => readonly unknown[]) | undefined

export type SmallRows = {
  read<Row>(table: Table<Row>): readonly Row[]
  containing<Row>(table: Table<Row>, text: string): readonly Row[]
  write<Row>(table: Table<Row>, rows: readonly Row[]): void
  forget(person: number): void
  /** For rows stored elsewhere under this name: true once, when they may be seeded. */
  begins(name: string): boolean
  /** Updates the cache with what was read and written, for the next decision; true if something was written. */
  keep(): boolean
  /** what `write` changed in tables that are reported */
  readonly written: readonly WrittenRecord[]
}

/** Parsed rows by table and owner, as the transaction sees them. */
export type RowCache = Map<string, Known>

const knownOf = (entries: readonly Entry[]): Known => ({ entries, rows: entries.map(({ row }) => row) })

/** Assigns increasing places. A row keeps its place if possible; new rows at the front get smaller ones. */
function placed(rows: readonly unknown[], keys: readonly string[], before: ReadonlyMap<string, Entry>): Entry[] {
  const firstKnown = keys.findIndex((key) => before.has(key))
  let last = (before.get(keys[firstKnown] ?? '')?.place ?? 1) - Math.max(firstKnown, 0) - 1
  return rows.map((row, position) => {
    const key = keys[position] as string
    const place = before.get(key)?.place ?? last + 1
    last = place > last ? place : last + 1
    return { key, place: last, row }
  })
}

/** Small tables within one transaction: read whole; only changed rows are written. */
export function openSmallRows(
  connection: Connection,
  cache: RowCache,
  who: Bearer | null,
  firstRows: FirstRows,
): SmallRows {
  const own = new Map<string, Known>()
  const forgotten = new Set<number>()
  let isWritten = false
  const written: WrittenRecord[] = []
  const ownerOf = ({ of }: Table<never>): number => (of === 'person' ? (who?.id ?? 0) : 0)
  const placeOf = (tbl: string, owner: number) => `${tbl}/${owner}`
  const knownAt = (place: string, owner: number): Known | undefined =>
    own.get(place) ?? (forgotten.has(owner) ? undefined : cache.get(place))
  const write = (query: Query<unknown>) => {
    isWritten = true
    connection.run(query)
  }

  function load(tbl: string, owner: number): Known {
    const stored = connection.all(
      build
        .selectFrom('small_rows')
        .select(['key', 'place', 'json'])
        .where('tbl', '=', tbl)
        .where('owner', '=', owner)
        .orderBy('place'),
    )
    return knownOf(stored.map(({ key, place, json }) => ({ key, place, row: JSON.parse(json) as unknown })))
  }

  /** True once per table and owner, when it may be seeded. */
  function begins(tbl: string, owner: number): boolean {
    const mark = { tbl, owner }
    const isBegun = connection.first(
      build.selectFrom('begun').select('tbl').where('tbl', '=', tbl).where('owner', '=', owner),
    )
    if (!isBegun) write(build.insertInto('begun').values(mark))
    return !isBegun
  }

  function find(table: Table<never>): Known {
    const owner = ownerOf(table)
    const place = placeOf(table.name, owner)
    const known = knownAt(place, owner)
    if (known) return known
    const loaded = load(table.name, owner)
    own.set(place, loaded)
    if (loaded.rows.length > 0) return loaded
    const first = firstRows(table)
    if (first && begins(table.name, owner)) store<unknown>(table, first(), false)
    return own.get(place) ?? loaded
  }

  function store<Row>(table: Table<Row>, rows: readonly Row[], isReported: boolean): void {
    const owner = ownerOf(table)
    const { kind } = table
    const report = (action: ChangeAction, ref: string, states: readonly unknown[], version?: number) => {
      if (!isReported || !kind || (table.of !== 'shop' && owner === 0)) return
      // safe cast: these are rows of the table
      const shops = new Set(states.map((row) => shopOfRow(table, row as Row)))
      for (const shop of shops) written.push({ kind, action, ref, version, person: owner, shop })
    }
    const [tbl, place] = [table.name, placeOf(table.name, owner)]
    const keys = rows.map((row, position) => String(table.key(row, position)))
    if (new Set(keys).size < keys.length) throw new RangeError(`${tbl}: two rows of one key`)
    const before = new Map(knownAt(place, owner)?.entries.map((entry) => [entry.key, entry]))
    const entries = placed(rows, keys, before)
    for (const { key, place, row } of entries) {
      const old = before.get(key)
      before.delete(key)
      if (old && old.row === row && old.place === place) continue
      report(old ? 'changed' : 'created', key, old ? [old.row, row] : [row], versionOf(row))
      const json = JSON.stringify(row)
      write(
        build
          .insertInto('small_rows')
          .values({ tbl, owner, key, place, json })
          .onConflict((conflict) => conflict.columns(['tbl', 'owner', 'key']).doUpdateSet({ place, json })),
      )
    }
    for (const [key, { row }] of before) {
      report('removed', key, [row])
      write(build.deleteFrom('small_rows').where('tbl', '=', tbl).where('owner', '=', owner).where('key', '=', key))
    }
    own.set(place, knownOf(entries))
  }

  return {
    // safe cast: only the table's own seed and writes put rows there
    read: (table) => find(table).rows as never,
    // what this transaction wrote is in the database too
    containing: ({ name }, text) =>
      connection
        .all(
          build
            .selectFrom('small_rows')
            .select('json')
            .where('tbl', '=', name)
            // finds these rows, and maybe some others
            .where('json', 'like', `%${text.replaceAll('\\', '_')}%`),
        )
        .flatMap(({ json }) => (json.includes(text) ? JSON.parse(json) : [])),
    write(table, rows) {
      find(table)
      store(table, rows, true)
    },
    forget(person) {
      write(build.deleteFrom('small_rows').where('owner', '=', person))
      write(build.deleteFrom('begun').where('owner', '=', person))
      write(build.deleteFrom('changes').where('person', '=', person))
      forgotten.add(person)
      for (const place of own.keys()) if (place.endsWith(`/${person}`)) own.delete(place)
    },
    begins(name) {
      const place = placeOf(name, 0)
      if (knownAt(place, 0)) return false
      own.set(place, knownOf([]))
      return begins(name, 0)
    },
    keep() {
      for (const person of forgotten)
        for (const place of cache.keys()) if (place.endsWith(`/${person}`)) cache.delete(place)
      for (const [place, known] of own) cache.set(place, known)
      return isWritten
    },
    written,
  }
}
