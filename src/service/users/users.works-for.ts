import { shopLimitOf } from '../../core/users/users.shops'
import type { User } from '../../core/users/users.user'
import type { Bearer } from '../rights'
import { shopsTable } from '../shops/shops.table'
import { type Tx, wholeOf } from '../store'

type WorksFor = Pick<User, 'role' | 'shops'>

/** As stored: sorted, without repetitions, and missing for all shops. */
export function worksForOf({
  role,
  shops,
}: {
  role: string
  shops?: readonly number[] | undefined
}): Pick<User, 'shops'> {
  const limit = shopLimitOf({ role, shops })
  return limit ? { shops: [...new Set(limit)].sort((one, other) => one - other) } : {}
}

/** What a new user works for if nothing is said: for no more than their author. */
export const worksForLike = (bearer: Bearer | null, user: { role: string; shops?: readonly number[] | undefined }) =>
  worksForOf({ role: user.role, shops: user.shops ?? bearer?.shops })

/** Errors for shops that the caller doesn't know; those that the user had stay. */
export function unknownShops(
  tx: Tx,
  shops: readonly number[] = [],
  before: readonly number[] = [],
): Record<string, string[]> {
  const known = new Set([...tx.read(shopsTable).map(({ id }) => id), ...before])
  return shops.every((shop) => known.has(shop)) ? {} : { shops: ['unknown'] }
}

/** The names of a user's shops; '' = all. */
export function worksForText(tx: Tx, user: WorksFor): string {
  const names = new Map(
    wholeOf(tx)
      .read(shopsTable)
      .map(({ id, ShopName }) => [id, ShopName]),
  )
  return (shopLimitOf(user) ?? []).map((shop) => names.get(shop) || String(shop)).join(', ')
}
