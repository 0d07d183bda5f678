import { useLingui } from '@lingui/react/macro'
import { Select } from '../ui/select'
import type { OrdersSort } from './use-orders'

type OrdersOrderProps = { sort: OrdersSort; onSort(sort: OrdersSort): void }

const orders = ['ascending', 'descending'] as const
type Choice = `${OrdersSort['column']} ${OrdersSort['order']}`

/** What the heads of columns do, for cards. */
export function OrdersOrder({ sort, onSort }: OrdersOrderProps) {
  const { t } = useLingui()
  const names: Partial<Record<Choice, string>> = {
    'createdAt descending': t`Latest first`,
    'createdAt ascending': t`Oldest first`,
    'name ascending': t`Customer`,
    'province ascending': t`Province`,
    'total descending': t`Highest total`,
    'total ascending': t`Lowest total`,
    'paymentStatus ascending': t`Payment`,
    'OrderStatus ascending': t`Status`,
  }
  const options = Object.entries(names).map(([value, label]) => ({ value: value as Choice, label }))
  return (
    <Select<Choice>
      aria-label={t`Sort by`}
      value={`${sort.column} ${sort.order}`}
      options={options}
      onChange={(choice) => {
        const [column, order] = choice.split(' ')
        onSort({ column: column as OrdersSort['column'], order: orders.find((each) => each === order) ?? 'ascending' })
      }}
    />
  )
}
