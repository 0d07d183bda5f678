import { encode } from '../../core/kernel/codec'
import { type Shop, shopsCalls } from '../../core/shops/shops.contract'
import { shopUpdateCalls } from '../../core/shops/shops.update.contract'
import { handle, type Service } from '../handle'
import { isStale, nextVersion, withVersion } from '../record-version'
import { missing, reply } from '../reply'
import { changesBetween, note } from '../users/users.activity.write'
import { shopsTable } from './shops.table'

export const shopsService: Service = {
  tables: [shopsTable],
  handlers: [
    handle(shopsCalls.list, ({ tx }) => ({ shops: tx.read(shopsTable).map(withVersion) })),

    handle(shopUpdateCalls.update, ({ body, user, tx }) => {
      const shops = tx.read(shopsTable)
      const known = shops.find(({ id }) => id === body.shop.id)
      if (!known) return missing()
      if (isStale(known, body.shop.version))
        return reply(409, encode(shopUpdateCalls.update.conflict, { shop: withVersion(known) }))
      const changes = changesBetween(known, { ...known, ...body.shop, siId: known.siId })
      if (changes.length === 0) return { shop: withVersion(known) }
      const shop: Shop = { ...body.shop, siId: known.siId, ...nextVersion(known, user) }
      tx.write(
        shopsTable,
        shops.map((each) => (each === known ? shop : each)),
      )
      note(tx, user, { kind: 'shop', call: shopUpdateCalls.update.name, record: shop.ShopName, changes })
      return { shop }
    }),
  ],
}
