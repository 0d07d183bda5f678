import { shopsCalls } from '../../core/shops/shops.contract'
import { shopUpdateCalls } from '../../core/shops/shops.update.contract'
import { handle, type Service } from '../handle'
import { missing } from '../reply'
import { changesBetween, note } from '../users/users.activity.write'
import { shopsTable } from './shops.table'

export const shopsService: Service = {
  tables: [shopsTable],
  handlers: [
    handle(shopsCalls.list, ({ tx }) => ({ shops: [...tx.read(shopsTable)] })),

    handle(shopUpdateCalls.update, ({ body, user, tx }) => {
      const shops = tx.read(shopsTable)
      const known = shops.find(({ id }) => id === body.shop.id)
      if (!known) return missing()
      const shop = { ...body.shop, siId: known.siId }
      tx.write(
        shopsTable,
        shops.map((each) => (each === known ? shop : each)),
      )
      const changes = changesBetween(known, shop)
      if (changes.length > 0)
        note(tx, user, { kind: 'shop', call: shopUpdateCalls.update.name, record: shop.ShopName, changes })
      return { shop }
    }),
  ],
}
