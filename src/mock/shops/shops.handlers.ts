import { shopsCalls } from '../../core/shops/shops.contract'
import { shopUpdateCalls } from '../../core/shops/shops.update.contract'
import type { AppMock } from '../app-mock'
import { handle, missing } from '../handle'
import { shopsTable } from './shops.seed'

export const shopsMock: AppMock = {
  tables: [shopsTable],
  handlers: [
    handle(shopsCalls.list, ({ world }) => ({ shops: [...world.read(shopsTable)] })),

    handle(shopUpdateCalls.update, ({ body, world }) => {
      const shops = world.read(shopsTable)
      const known = shops.find(({ id }) => id === body.shop.id)
      if (!known) return missing()
      const shop = { ...body.shop, siId: known.siId }
      world.write(
        shopsTable,
        shops.map((each) => (each === known ? shop : each)),
      )
      return { shop }
    }),
  ],
}
