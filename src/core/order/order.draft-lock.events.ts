import type { Orphan } from './order.orphans'
import type { DraftRecord } from './order.record'

/** What a record holds besides its stamp. */
export type DraftState = Pick<DraftRecord, 'key' | 'fields' | 'frozen' | 'doubted' | 'from'>

export type DraftLockCommand =
  /** take this one instead of the present one */
  | { type: 'adopt'; id: string }
  /** begin a new one; the present one stays on record for whoever wants it */
  | { type: 'part' }
  | { type: 'discard'; id: string }
  | { type: 'look' }
  /** this is how it stands now */
  | { type: 'write'; draft: DraftState }
  /** this is about to be sent */
  | { type: 'secure'; draft: DraftState }
  /** it is stored under this number */
  | { type: 'settle'; key: string; order: string }
  | { type: 'forget' }
  /** the page was away: does it still have its draft? */
  | { type: 'check' }

export type DraftLockReport =
  | { type: 'draft.claimed'; id: string; record: DraftRecord | undefined }
  /** somebody else has it by now */
  | { type: 'draft.lost' }
  /** another page went on with the present one, or stored it under this number */
  | { type: 'draft.taken'; order: string | undefined }
  /** the page was away, and what became of its draft meanwhile has been told */
  | { type: 'draft.checked' }
  /** it lies where a crash cannot reach it */
  | { type: 'draft.secured' }
  /** nothing on this machine keeps it */
  | { type: 'draft.unsecured' }
  | { type: 'orphans.found'; orphans: readonly Orphan[] }
  | { type: 'record.kept'; kept: boolean }
