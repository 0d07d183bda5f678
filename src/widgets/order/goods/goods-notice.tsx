import { messages } from 'langraan:messages/order.goods'
import { Trans, useLingui } from '@lingui/react/macro'
import type { Shop } from '../../../core/shops/shops.contract'
import { defineWidget } from '../../runtime/define-widget'
import { useLocale } from '../../runtime/use-locale'
import { Button } from '../../ui/button'
import { FieldError } from '../../ui/field'
import { priceText } from '../../ui/price-text'
import type { Goods } from '../use-goods'
import * as css from './goods-notice.css'

type GoodsNoticeProps = { goods: Goods; shop: Pick<Shop, 'id' | 'ShopName'> }

function Notice({ goods, shop }: GoodsNoticeProps) {
  const { t } = useLingui()
  const locale = useLocale()
  const { repriced, isUnpriced } = goods
  return (
    <>
      {isUnpriced && (
        <div className={css.failure} role="alert">
          <FieldError>{t`Couldn't check prices and stock of these products.`}</FieldError>
          <Button size="s" onClick={goods.lookAgain}>{t`Try again`}</Button>
        </div>
      )}
      {repriced.length > 0 && (
        <div className={css.notice} role="status">
          <p className={css.title}>
            {shop.id === 0 ? (
              <Trans>Prices have changed</Trans>
            ) : (
              <Trans>
                Prices are now those of <bdi>{shop.ShopName}</bdi>
              </Trans>
            )}
          </p>
          <ul className={css.changes}>
            {repriced.map(({ uq, name, from, to }) => (
              <li key={uq}>
                <bdi>{name}</bdi>{' '}
                <span className={css.prices}>
                  <del>{priceText(from, locale, true)}</del> → <strong>{priceText(to, locale, true)}</strong>
                </span>
              </li>
            ))}
          </ul>
          <Button size="s" onClick={goods.forget}>{t`OK, got it`}</Button>
        </div>
      )}
    </>
  )
}

/** Which lines took another price with the shop, or that prices couldn't be checked. */
export const GoodsNotice = defineWidget<GoodsNoticeProps>({
  apps: {},
  messages: [messages],
  Skeleton: () => null,
  View: Notice,
})
