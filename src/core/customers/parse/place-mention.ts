import type { Place } from '../address/place-table'
import type { Level } from './place-words'

/** A table name that occurs in the text. */
export type Mention = {
  /** including ต. อ. จ. */
  start: number
  /** start of the name */
  from: number
  end: number
  /** the level given by its prefix */
  said: Level | null
  options: readonly Place[]
  /** "เมือง", which is เมือง + its province */
  capital: boolean
  /** 1 for the spelling of the table, less for alternative names and typos */
  sure: number
}
