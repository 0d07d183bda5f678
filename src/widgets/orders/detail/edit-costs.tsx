import { useLingui } from '@lingui/react/macro'
import { noMoney, type Satang, satang } from '../../../core/kernel/money'
import { codFee } from '../../../core/order/order.totals'
import { deliveryTypes, type PaymentMethod, paymentMethods } from '../../../core/orders/orders.contract'
import { useOrderFormMessages } from '../../order/use-order-form-messages'
import { useLocale } from '../../runtime/use-locale'
import { Button } from '../../ui/button'
import { Field } from '../../ui/field'
import * as form from '../../ui/form.css'
import { priceText } from '../../ui/price-text'
import { Select } from '../../ui/select'
import { useOrderMessages } from '../use-order-messages'
import { EditAmountField } from './edit-field'
import type { OpenEdit } from './use-order-edit'
import { useOrderShop } from './use-shown-order'

/** The fee under the shop's rule; undefined until the shop is loaded. */
function useRuleFee({ base, totals }: OpenEdit): Satang | undefined {
  const shop = useOrderShop(base.shopId)
  return shop && codFee(shop.CODRule, satang(Math.max(0, totals.total - totals.CODFee)))
}

function CODFee({ edit, ruleFee }: { edit: OpenEdit; ruleFee: Satang | undefined }) {
  const { t } = useLingui()
  const locale = useLocale()
  if (ruleFee === undefined) return <EditAmountField edit={edit} name="CODFee" />
  const fee = priceText(ruleFee, locale)
  const isOwn = edit.draft.CODFee !== ruleFee
  return (
    <div>
      <EditAmountField
        edit={edit}
        name="CODFee"
        hint={isOwn ? t`The shop's rule would be ${fee}` : t`Shop's rule: ${fee}`}
      />
      {isOwn && (
        <Button size="s" look="ghost" onClick={() => edit.set('CODFee', ruleFee)}>
          {t`Use the shop's rule`}
        </Button>
      )}
    </div>
  )
}

export function EditCosts({ edit }: { edit: OpenEdit }) {
  const { t } = useLingui()
  const messages = useOrderMessages()
  const { labels, errorText } = useOrderFormMessages()
  const ruleFee = useRuleFee(edit)
  const { DeliveryType, paymentMethod, CODFee: fee } = edit.draft
  const choosePayment = (method: PaymentMethod) => {
    edit.set('paymentMethod', method)
    if (method === 'cod' && fee === noMoney && ruleFee !== undefined) edit.set('CODFee', ruleFee)
  }
  const chooseDelivery = (value: string) => {
    const chosen = deliveryTypes.find((each) => each.value === value)
    if (chosen) edit.set('DeliveryType', { ...chosen })
  }
  const isOwnType = !deliveryTypes.some(({ value }) => value === DeliveryType.value)
  const types = [...(isOwnType ? [DeliveryType] : []), ...deliveryTypes]
  return (
    <section className={form.group}>
      <h4 className={form.groupTitle}>{t`Delivery and payment`}</h4>
      <div className={form.pairs}>
        <div data-field="DeliveryType">
          <Field label={labels.DeliveryType} error={errorText(edit.errors.DeliveryType)}>
            <Select
              value={DeliveryType.value}
              onChange={chooseDelivery}
              options={types.map((type) => ({ value: type.value, label: messages.delivery(type) }))}
            />
          </Field>
        </div>
        <div data-field="paymentMethod">
          <Field label={t`Payment method`} error={errorText(edit.errors.paymentMethod)}>
            <Select
              value={paymentMethod}
              onChange={choosePayment}
              options={[...new Set([...paymentMethods, paymentMethod])].map((value) => ({
                value,
                label: messages.method(value),
              }))}
            />
          </Field>
        </div>
        <EditAmountField edit={edit} name="shippingCost" />
        <EditAmountField edit={edit} name="discount" />
        <EditAmountField edit={edit} name="otherCost" />
        {paymentMethod === 'cod' && <CODFee edit={edit} ruleFee={ruleFee} />}
      </div>
    </section>
  )
}
