import type { Table } from './table'

export type SeedWorld = { readonly now: number; random(): number }

/** The rows that a table begins with; what has no seed begins empty. */
export type Seed = { readonly table: Table<unknown>; readonly rows: (world: SeedWorld) => readonly unknown[] }

export const seed = <Row>(table: Table<Row>, rows: (world: SeedWorld) => readonly Row[]): Seed => ({ table, rows })
