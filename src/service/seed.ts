import type { Table } from './table'

export type SeedWorld = { readonly now: number; random(): number }

/** A table's first rows. A table without a seed starts empty. */
export type Seed = { readonly table: Table<unknown>; readonly rows: (world: SeedWorld) => readonly unknown[] }

export const seed = <Row>(table: Table<Row>, rows: (world: SeedWorld) => readonly Row[]): Seed => ({ table, rows })
