import { useLingui } from '@lingui/react/macro'
import { noMoney, type Satang } from '../../core/kernel/money'
import { isTransfer } from '../../core/order/order.body'
import { paymentMethods } from '../../core/orders/orders.contract'
import { useOrderMessages } from '../orders/use-order-messages'
import { useLocale } from '../runtime/use-locale'
import { Button } from '../ui/button'
import { Checkbox } from '../ui/checkbox'
import { Price } from '../ui/price'
import { priceText } from '../ui/price-text'
import { RadioGroup } from '../ui/radio-group'
import * as css from './order.css'
import { OrderAmount } from './order-fields'
import type { OpenOrder } from './use-order'
import { useOrderFormMessages } from './use-order-form-messages'

export function OrderPayment({ order }: { order: OpenOrder }) {
  const messages = useOrderMessages()
  const { labels, errorText } = useOrderFormMessages()
  return (
    <div data-field="paymentMethod" className={css.payment}>
      <RadioGroup
        label={labels.paymentMethod}
        look="segmented"
        value={order.fields.paymentMethod}
        onChange={(method) => order.set('paymentMethod', method)}
        options={paymentMethods.map((value) => ({ value, label: messages.method(value) }))}
        error={errorText(order.errors.paymentMethod)}
      />
      {isTransfer(order.fields) && (
        <Checkbox checked={order.fields.saidPaid} onChange={(on) => order.set('saidPaid', on)}>
          {labels.saidPaid}
        </Checkbox>
      )}
    </div>
  )
}

function CODFee({ order }: { order: OpenOrder }) {
  const { t } = useLingui()
  const locale = useLocale()
  const { ruleFee } = order.totals
  const fee = priceText(ruleFee, locale)
  const isOwn = order.fields.CODFee !== null
  return (
    <div className={css.stack}>
      <OrderAmount
        order={order}
        name="CODFee"
        placeholder={fee.replace('฿', '').trim()}
        hint={isOwn ? t`The shop's rule would be ${fee}` : t`Shop's rule: ${fee}`}
      />
      {isOwn && (
        <Button size="s" look="ghost" onClick={() => order.set('CODFee', null)}>
          {t`Use the shop's rule`}
        </Button>
      )}
    </div>
  )
}

function Shipping({ order }: { order: OpenOrder }) {
  const { t } = useLingui()
  const locale = useLocale()
  const { ruleShipping } = order.totals
  if (ruleShipping === noMoney) return <OrderAmount order={order} name="shippingCost" />
  const usual = priceText(ruleShipping, locale)
  const isOwn = order.fields.shippingCost !== null
  return (
    <div className={css.stack}>
      <OrderAmount
        order={order}
        name="shippingCost"
        placeholder={usual.replace('฿', '').trim()}
        hint={isOwn ? t`The shop usually charges ${usual}` : t`The shop's usual cost: ${usual}`}
      />
      {isOwn && (
        <Button size="s" look="ghost" onClick={() => order.set('shippingCost', null)}>
          {t`Use the shop's usual cost`}
        </Button>
      )}
    </div>
  )
}

export function OrderCosts({ order }: { order: OpenOrder }) {
  return (
    <div className={css.pairs}>
      <Shipping order={order} />
      <OrderAmount order={order} name="discount" />
      <OrderAmount order={order} name="otherCost" />
      {order.fields.paymentMethod === 'cod' && <CODFee order={order} />}
    </div>
  )
}

function Sum({ label, amount, minus = false }: { label: string; amount: Satang; minus?: boolean }) {
  return (
    <div className={css.sum}>
      <dt className={css.quiet}>{label}</dt>
      <dd>
        {minus && '−'}
        <Price amount={amount} exact />
      </dd>
    </div>
  )
}

export function OrderTotals({ order }: { order: OpenOrder }) {
  const { t } = useLingui()
  const { fields, totals, lines } = order
  const pieces = lines.reduce((sum, { Quantity }) => sum + Quantity, 0)
  return (
    <dl className={css.sums}>
      <Sum label={t`Products (${pieces} pcs)`} amount={totals.goods} />
      {totals.shippingCost !== noMoney && <Sum label={t`Shipping`} amount={totals.shippingCost} />}
      {totals.CODFee !== noMoney && <Sum label={t`COD fee`} amount={totals.CODFee} />}
      {fields.otherCost !== noMoney && <Sum label={t`Other costs`} amount={fields.otherCost} />}
      {fields.discount !== noMoney && <Sum label={t`Discount`} amount={fields.discount} minus />}
      <div className={css.total}>
        <dt>{t`Total`}</dt>
        <dd className={css.amount}>
          <Price amount={totals.total} exact />
        </dd>
      </div>
    </dl>
  )
}
