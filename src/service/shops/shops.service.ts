import { encode } from '../../core/kernel/codec'
import { accountText, bankName } from '../../core/shops/shops.banks'
import { noShop, type Shop, shopsCalls } from '../../core/shops/shops.contract'
import { isNewlyMistyped } from '../../core/shops/shops.promptpay'
import { isNewlyUndialled, shopUpdateCalls } from '../../core/shops/shops.update.contract'
import { handle, type Service } from '../handle'
import { isStale, nextVersion, withVersion } from '../record-version'
import { missing, refuse, reply } from '../reply'
import { changesBetween, note } from '../users/users.activity.write'
import { shopsTable } from './shops.table'

/** As the log says it. */
const watched = ({ BankAccounts, Closed, ShippingCost, ...shop }: Shop) => ({
  ...shop,
  ShippingCost: String(ShippingCost / 100),
  BankAccounts: BankAccounts.map(({ Bank, Number: digits, Holder }) =>
    [bankName(Bank, true), accountText(digits), Holder].join(' '),
  ).join(', '),
  Closed: Closed ? 'yes' : 'no',
})

export const shopsService: Service = {
  tables: [shopsTable],
  handlers: [
    handle(shopsCalls.list, ({ tx }) => ({ shops: tx.read(shopsTable).map(withVersion) })),

    handle(shopUpdateCalls.add, ({ body, user, tx }) => {
      const shops = tx.read(shopsTable)
      const id = Math.max(0, ...shops.map((shop) => shop.id)) + 1
      const shop: Shop = { ...noShop, ...body.shop, id, siId: 0, ...nextVersion({ version: 0 }, user) }
      tx.write(shopsTable, [...shops, shop])
      const { siId: _, ...named } = watched(shop)
      const changes = changesBetween({ Closed: 'no', ShippingCost: '0' }, named)
      note(tx, user, { kind: 'shop', call: shopUpdateCalls.add.name, record: shop.ShopName, changes })
      return { shop }
    }),

    handle(shopUpdateCalls.update, ({ body, user, tx }) => {
      const shops = tx.read(shopsTable)
      const stored = shops.find(({ id }) => id === body.shop.id)
      if (!stored) return missing()
      // fields that came later are missing in older rows
      const known = { ...noShop, ...stored }
      if (isStale(known, body.shop.version))
        return reply(409, encode(shopUpdateCalls.update.conflict, { shop: withVersion(known) }))
      if (isNewlyMistyped(body.shop.TaxId, known.TaxId)) return refuse({ 'shop.TaxId': ['check-digit'] })
      if (isNewlyUndialled(body.shop.PhoneNumber, known.PhoneNumber)) return refuse({ 'shop.PhoneNumber': ['phone'] })
      if (isNewlyMistyped(body.shop.PromptPayId, known.PromptPayId))
        return refuse({ 'shop.PromptPayId': ['check-digit'] })
      const wanted: Shop = { ...known, ...body.shop, siId: known.siId }
      const changes = changesBetween(watched(known), watched(wanted))
      if (changes.length === 0) return { shop: withVersion(known) }
      const shop: Shop = { ...wanted, ...nextVersion(known, user) }
      tx.write(
        shopsTable,
        shops.map((each) => (each === stored ? shop : each)),
      )
      note(tx, user, { kind: 'shop', call: shopUpdateCalls.update.name, record: shop.ShopName, changes })
      return { shop }
    }),
  ],
}
