import { useLingui } from '@lingui/react/macro'
import type { UnknownValue } from '../../core/kernel/filter'
import {
  deliveryTypes,
  isOrderDay,
  type PaymentMethod,
  type PaymentStatus,
  paymentMethods,
  paymentStatuses,
} from '../../core/orders/orders.contract'
import type { OrderFilters } from '../../core/orders/orders.machine'
import type { Shop } from '../../core/shops/shops.contract'
import { DateField } from '../ui/date-field'
import { Field } from '../ui/field'
import { Select, type SelectOption } from '../ui/select'
import { useOrderMessages } from './use-order-messages'
import type { OwnCodes } from './use-own-codes'

type OrdersFiltersProps = {
  filters: OrderFilters
  shops: readonly Shop[]
  own: OwnCodes
  onFilter(change: Partial<OrderFilters>): void
}

/** The backend's own codes as filters: they are sent as they are. */
const optionsOf = <V extends string = string>(names: Readonly<Record<string, string>>): SelectOption<V>[] =>
  Object.entries(names).map(([code, label]) => ({ value: code as V, label }))

type ChoiceProps<V extends string> = {
  label: string
  all: string
  value: NoInfer<V> | UnknownValue | undefined
  options: readonly SelectOption<V>[]
  onChoose(value: V | undefined): void
}

function Choice<V extends string>({ label, all, value, options, onChoose }: ChoiceProps<V>) {
  const isKnown = value === undefined || options.some((each) => each.value === value)
  return (
    <Field label={label}>
      <Select<string>
        value={value ?? ''}
        onChange={(chosen) => onChoose(options.find((each) => each.value === chosen)?.value)}
        options={[{ value: '', label: all }, ...options, ...(isKnown ? [] : [{ value, label: value }])]}
      />
    </Field>
  )
}

/** Loaded as a part of its own; used in the toolbar and in the dialog on phones. */
export function OrdersFilters({ filters, shops, own, onFilter }: OrdersFiltersProps) {
  const { t } = useLingui()
  const messages = useOrderMessages()
  const { shopId, deliveryType, paymentStatus, paymentMethod, printed, from, to } = filters
  const isBackwards = from !== undefined && to !== undefined && isOrderDay(from) && isOrderDay(to) && from > to
  return (
    <>
      {(shops.length > 1 || shopId !== undefined) && (
        <Choice
          label={t`Shop`}
          all={t`All shops`}
          value={shopId === undefined ? undefined : String(shopId)}
          options={shops.map(({ id, ShopName }) => ({ value: String(id), label: ShopName }))}
          onChoose={(id) => onFilter({ shopId: id === undefined ? undefined : Number(id) })}
        />
      )}
      <Choice
        label={t`Delivery`}
        all={t`Any`}
        value={deliveryType}
        options={[
          ...deliveryTypes.map((type) => ({ value: type.value as string, label: messages.delivery(type) })),
          ...optionsOf(own.delivery),
        ]}
        onChoose={(value) => onFilter({ deliveryType: value })}
      />
      <Choice
        label={t`Payment`}
        all={t`Any`}
        value={paymentStatus}
        options={[
          ...paymentStatuses.map((value) => ({ value, label: messages.payment(value) })),
          ...optionsOf<PaymentStatus>(own.payment),
        ]}
        onChoose={(value) => onFilter({ paymentStatus: value })}
      />
      <Choice
        label={t`Paid by`}
        all={t`Any`}
        value={paymentMethod}
        options={[
          ...paymentMethods.map((value) => ({ value, label: messages.method(value) })),
          ...optionsOf<PaymentMethod>(own.method),
        ]}
        onChoose={(value) => onFilter({ paymentMethod: value })}
      />
      <Choice
        label={t`Label`}
        all={t`Any`}
        value={typeof printed === 'boolean' ? (printed ? 'yes' : 'no') : printed}
        options={[
          { value: 'no', label: t`Not printed yet` },
          { value: 'yes', label: t`Printed` },
        ]}
        onChoose={(value) => onFilter({ printed: value === undefined ? undefined : value === 'yes' })}
      />
      <DateField
        label={t`From`}
        value={from && isOrderDay(from) ? from : ''}
        error={isBackwards && t`The start date is after the end date.`}
        onChange={(day) => onFilter({ from: day || undefined, days: undefined })}
      />
      <DateField
        label={t`To`}
        value={to && isOrderDay(to) ? to : ''}
        onChange={(day) => onFilter({ to: day || undefined, days: undefined })}
      />
    </>
  )
}
