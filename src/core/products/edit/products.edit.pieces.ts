import type { FieldErrors } from '../../kernel/errors'
import { isSoldItself } from '../products.product'
import { parsePieces } from '../stock/products.stock.fields'

/** The stock that a new product or variant is added with, as typed. */
export type OpeningDraft = {
  /** pieces in the shop; blank = not counted */
  onHand: string
  /** low at this number of available pieces; blank = 0 */
  lowAt: string
}

export const blankOpening: OpeningDraft = { onHand: '', lowAt: '' }

const openingFields = Object.keys(blankOpening) as (keyof OpeningDraft)[]

export const isOpeningField = (name: string): boolean => openingFields.some((field) => field === name)

/** The fields whose errors an edit clears: without a limit, pieces aren't needed. */
export const clearedBy = (name: string): string[] => (name === 'lowAt' ? ['lowAt', 'onHand'] : [name])

/** The numbers that are typed; none for a text that isn't one. */
export const openingOf = (typed: OpeningDraft): { onHand?: number; lowAt?: number } =>
  Object.fromEntries(
    openingFields.flatMap((name) => {
      const pieces = parsePieces(typed[name])
      return typeof pieces === 'number' ? [[name, pieces]] : []
    }),
  )

function errorsOf(typed: OpeningDraft, path = ''): FieldErrors {
  const wrong = openingFields.filter((name) => parsePieces(typed[name]) === undefined)
  const isLimitOnly = parsePieces(typed.onHand) === null && parsePieces(typed.lowAt) !== null && wrong.length === 0
  return Object.fromEntries([
    ...wrong.map((name) => [path + name, ['whole']]),
    ...(isLimitOnly ? [[`${path}onHand`, ['uncounted']]] : []),
  ])
}

type Counted = OpeningDraft & { variants: readonly (OpeningDraft & { id: number; archived: boolean })[] }

/** What is wrong with the stock of what is new, by path. */
export const openingErrors = (isNew: boolean, product: Counted): FieldErrors =>
  Object.assign(
    isNew && isSoldItself(product) ? errorsOf(product) : {},
    ...product.variants.map((variant, nth) => (variant.id === 0 ? errorsOf(variant, `variants.${nth}.`) : {})),
  )
