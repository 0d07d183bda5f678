import { lookUp } from '../../core/kernel/look-up'
import type { Order } from '../../core/orders/orders.contract'
import { provinces } from '../../core/orders/orders.provinces'
import { kindOf } from './orders.row'
import { textCode } from './orders.text-codes'

/** By digits and letters, and signs other than the one that stands for any other value. */
const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz!#$%&()*+,-./:;<=>@[]^_`{|}~'

const numbered = (values: readonly (string | number)[]): Readonly<Record<string, string>> =>
  Object.fromEntries(values.map((value, nth) => [value, alphabet.charAt(nth)]))

/** What lists filter by, as columns of `orders`, and a letter for each value. Stored, also by a migration: never change one. */
const lettersOf = {
  status: { new: 'n', confirmed: 'c', packed: 'p', shipped: 's', delivered: 'd', cancelled: 'x', returned: 'r' },
  payment_status: { unpaid: 'u', pending: 'w', paid: 'p', refunded: 'r' },
  payment_method: { transfer: 't', promptpay: 'p', cod: 'c', cash: 'm' },
  delivery: { ems: 'e', registered: 'r', flash: 'f', kex: 'k', jt: 'j', pickup: 'p' },
  printed: { 0: 'n', 1: 'y' },
  // of so many shops: more have the letter of any other value
  shop_id: numbered(Array.from({ length: 90 }, (_, nth) => nth)),
  province: numbered(provinces),
} as const satisfies Readonly<Record<string, Readonly<Record<string, string>>>>

export type Facet = keyof typeof lettersOf
export const facets = Object.keys(lettersOf) as readonly Facet[]

/** Any other value. */
const otherLetter = '?'

/** Undefined for a value that has none of its own. */
export const letterOf = (facet: Facet, value: string | number): string | undefined =>
  lookUp<string>(lettersOf[facet], String(value))

const statuses = new Map<string, string>(Object.entries(lettersOf.status).map(([status, letter]) => [letter, status]))
/** Undefined for the letter of any other status. */
export const statusOfLetter = (letter: string): string | undefined => statuses.get(letter)

const valuesOf = (order: Order) => ({ ...kindOf(order), province: order.province })

/** An order's letters, in the order of `facets`. */
export function lettersOfOrder(order: Order): readonly string[] {
  const values = valuesOf(order)
  return facets.map((facet) => letterOf(facet, values[facet]) ?? otherLetter)
}

/** What the column of a facet has for a value. */
type AsStored = (facet: Facet, value: string) => string | number

const asStoredNow: AsStored = (facet, value) => (facet === 'province' ? textCode(value) : value)
/** At the version of the migration that filled the letters. */
const asStoredThen: AsStored = (_, value) => value

/** The letter of a row of `orders`, in SQL. */
export const letterInSql = (facet: Facet, asStored = asStoredNow): string => {
  const whens = Object.entries(lettersOf[facet]).map(
    ([value, letter]) => `when '${asStored(facet, value)}' then '${letter}'`,
  )
  return `case cast(orders.${facet} as text) ${whens.join(' ')} else '${otherLetter}' end`
}

/** How many ids a row of `order_letters` is about: it fits into a page of SQLite's. */
export const blockLength = 900

const filledFrom = (asStored: AsStored): string =>
  facets
    .map(
      (facet) => `
insert into order_letters
with recursive places (place) as (select 0 union all select place + 1 from places where place < ${blockLength - 1})
select '${facet}', block,
  string_agg(case when id is null then ' ' else ${letterInSql(facet, asStored)} end, '' order by place)
from (select distinct id / ${blockLength} as block from orders) as blocks cross join places
left join orders on orders.id = block * ${blockLength} + place
group by block;`,
    )
    .join('')

/** Fills `order_letters` from the orders; a blank stands for no order. */
export const fillLetters = filledFrom(asStoredNow)
/** The same in a migration: the version of its tables. */
export const fillFirstLetters = filledFrom(asStoredThen)
