import { type CustomerText, customerPlace, customerTexts } from '../../core/customers/customers.place'
import { phoneLines, type Search } from '../../core/orders/orders.search'

export type CardTexts = Readonly<Record<CustomerText | 'note' | 'flag', string>>

/** A customer as they were before they were merged into another one. */
export type MergedCard = CardTexts & {
  /** stays in use: the activity log refers to it */
  readonly id: number
  readonly keys: readonly string[]
  /** as lists showed them */
  readonly shownName: string
  readonly shownPhone: string
  readonly merged: readonly MergedCard[]
  readonly apart?: readonly number[]
  /** the other one's own texts without and with this one's; missing in older rows */
  readonly into?: { readonly before: CardTexts; readonly after: CardTexts }
}

/** What staff know of a customer beyond their orders. Empty texts are those of the last order. */
export type CustomerCard = CardTexts & {
  readonly id: number
  /** of the `customerKey`s of their orders, the current one first; no two cards share one */
  readonly keys: readonly string[]
  readonly merged: readonly MergedCard[]
  /** ids of customers from whom this one was separated: the activity log names this one there */
  readonly apart?: readonly number[]
  /** milliseconds since 1970 */
  readonly changedAt: number
  readonly version: number
  readonly changedBy?: string
}

export const blankTexts: CardTexts = {
  ...(Object.fromEntries(customerTexts.map((name) => [name, ''])) as Record<CustomerText, string>),
  note: '',
  flag: '',
}

type Identified = { readonly id: number; readonly merged: readonly MergedCard[] }
/** Those of a card and of all that were merged into it. */
export const idsOf = ({ id, merged }: Identified): number[] => [id, ...merged.flatMap(idsOf)]

/** Whether staff entered an address. */
const hasPlace = (texts: Partial<CardTexts>): boolean => customerPlace.some((name) => (texts[name] ?? '') !== '')

type Texts = Readonly<Record<CustomerText, string>>

/** Staff's own texts over those of the last order. The parts of an address belong together. */
export function shownTexts(latest: Texts | undefined, card: CardTexts | undefined): Texts {
  const place = card && hasPlace(card) ? card : (latest ?? blankTexts)
  return {
    name: card?.name || latest?.name || '',
    phoneNumber: card?.phoneNumber || latest?.phoneNumber || '',
    ...(Object.fromEntries(customerPlace.map((name) => [name, place[name]])) as Pick<
      Texts,
      (typeof customerPlace)[number]
    >),
  }
}

/** Keys that are phone numbers, apart from those in `phoneNumber`. */
export function otherKeyPhones(keys: readonly string[], phoneNumber: string): string[] {
  const shown = phoneLines(phoneNumber).split('\n')
  return keys.filter((key) => /^\d+$/.test(key) && !shown.includes(key))
}

/** A card's names and phone numbers, and those of merged customers. */
export const textsOf = (card: CardTexts & { merged: readonly MergedCard[] }): string[] => [
  card.name,
  card.phoneNumber,
  ...card.merged.flatMap((each) => [each.shownName, each.shownPhone, ...textsOf(each)]),
]

/** Whether a card's names and phone numbers contain the term. */
export const isInCard = ({ isIn, digits }: Search, card: CustomerCard): boolean => {
  const texts = textsOf(card)
  return (
    texts.some(isIn) ||
    (digits !== '' && [...card.keys, ...texts.map(phoneLines)].some((phone) => phone.includes(digits)))
  )
}
