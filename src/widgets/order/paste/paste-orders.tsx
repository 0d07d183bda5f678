import { useLingui } from '@lingui/react/macro'
import type { PastedOrder } from '../../../core/customers/customers.pasted-order'
import { RadioGroup } from '../../ui/radio-group'
import * as css from './paste.css'
import type { Paste } from './use-paste'

const placeOf = ({ subDistrict, district, province, postNum }: PastedOrder): string =>
  [subDistrict, district, province, postNum].flatMap((field) => (field ? [field.value] : [])).join(' ')

/** A message for several recipients: which of them this order is for. */
export function PasteOrders({ paste, readOnly }: { paste: Paste; readOnly: boolean }) {
  const { t } = useLingui()
  const { orders, chosen } = paste
  const count = orders.length
  const nameOf = ({ name, phones }: PastedOrder) => name?.value ?? phones[0]?.value ?? t`Without a name`
  return (
    <div className={css.orders}>
      <RadioGroup
        label={t`This message is for ${count} recipients. Which one is this order for?`}
        hint={t`Save one order per recipient: paste the message again and choose the next one.`}
        value={String(chosen)}
        onChange={(index) => paste.chooseOrder(Number(index))}
        disabled={readOnly}
        options={orders.map((order, index) => ({
          value: String(index),
          label: <bdi>{nameOf(order)}</bdi>,
          hint: placeOf(order),
        }))}
      />
    </div>
  )
}
