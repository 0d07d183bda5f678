import type { RaanError } from '../kernel/errors'

/** Where the user selects orders: in the courier's list, or among the outstanding parcels. */
export type CodPlace = 'list' | 'byHand'

/** What became of the orders that were marked as received at one place. */
export type CodOutcome = {
  /** why an order was not marked, or may not have been: see `isConclusive` */
  failed: Readonly<Record<string, RaanError>>
  /** selected orders that were not sent because requests no longer got through */
  unsent: readonly string[]
  /** orders marked: with the current list, or by the last press by hand */
  settled: readonly string[]
  /** orders put back by the last undo */
  undone: readonly string[]
  /** why an order was not put back, or may not have been */
  notUndone: Readonly<Record<string, RaanError>>
}

export type CodOutcomes = Readonly<Record<CodPlace, CodOutcome>>

export const noOutcome: CodOutcome = { failed: {}, unsent: [], settled: [], undone: [], notUndone: {} }

/** Those numbers are marked after all; of the unsent ones, only `possible` can still be. */
export function withKnown(outcome: CodOutcome, known: ReadonlySet<string>, possible: ReadonlySet<string>): CodOutcome {
  const { failed, unsent, settled } = outcome
  const made = Object.keys(failed).filter((number) => known.has(number))
  return {
    ...outcome,
    failed: Object.fromEntries(Object.entries(failed).filter(([number]) => !known.has(number))),
    unsent: unsent.filter((number) => possible.has(number)),
    settled: [...new Set([...settled, ...made])],
  }
}

/** What failed of these orders alone. */
export const sentOf = (
  { failed, unsent }: CodOutcome,
  numbers: ReadonlySet<string>,
): Pick<CodOutcome, 'failed' | 'unsent'> => ({
  failed: Object.fromEntries(Object.entries(failed).filter(([number]) => numbers.has(number))),
  unsent: unsent.filter((number) => numbers.has(number)),
})
