import { useLingui } from '@lingui/react/macro'
import { lookUp } from '../../../core/kernel/look-up'
import { shopPriceOf } from '../../../core/products/edit/products.edit.fields'
import { useShops } from '../../shops/use-shops'
import { Field } from '../../ui/field'
import * as form from '../../ui/form.css'
import { MoneyField } from '../../ui/money-field'
import type { ProductForm } from './use-product-form'
import { useProductMessages } from './use-product-messages'

/** Prices in other shops; with one shop, the product's price is enough. */
export function ProductPrices({ edit }: { edit: ProductForm }) {
  const { t } = useLingui()
  const { labels, errorText } = useProductMessages()
  const { shops } = useShops()
  if (shops.length < 2) return null
  return (
    <section className={form.group} data-field="prices">
      <h3 className={form.groupTitle}>{labels.prices}</h3>
      <p className={form.quiet}>{t`Only where a shop sells it at another price.`}</p>
      <div className={form.pairs}>
        {shops.map(({ id, ShopName }) => (
          <div key={id} data-field={`prices.shop${id}`}>
            <Field label={ShopName} error={errorText(lookUp(edit.errors, `prices.shop${id}`), `prices.shop${id}`)}>
              <MoneyField
                value={edit.draft.prices.find(({ shopId }) => shopId === id)?.price ?? null}
                placeholder={t`as the product`}
                onChange={(price) => edit.setShopPrice(id, price)}
                onError={(code) => edit.refuse(shopPriceOf(id), code)}
              />
            </Field>
          </div>
        ))}
      </div>
    </section>
  )
}
