import { byOf } from './orders/orders.by'
import type { Bearer } from './rights'

/** A record whose changes are counted. Rows without a version count as the first. */
type Versioned = { version?: number; changedBy?: string }

const versionOf = ({ version = 1 }: Versioned): number => version

/** A record as returned. */
export const withVersion = <Row extends Versioned>(row: Row): Row => ({ ...row, version: versionOf(row) })

/** Whether a change is based on another version than the stored one; without a version, it isn't checked. */
export const isStale = (stored: Versioned, version: number | undefined): boolean =>
  version !== undefined && version !== versionOf(stored)

/** The version and author after a change. */
export const nextVersion = (before: Versioned, by: Bearer | null) => ({
  version: versionOf(before) + 1,
  changedBy: byOf(by),
})
