import type { InvoiceItem } from '../../../core/invoices/invoices.invoice'
import type { Satang } from '../../../core/kernel/money'
import * as css from './paper.css'
import type { PaperMessages } from './use-paper-messages'

type PaperItemsProps = {
  /** those of this page */
  items: readonly InvoiceItem[]
  /** how many stand on the pages before */
  first: number
  /** what each of the invoice's items comes to */
  lines: readonly Satang[]
  messages: PaperMessages
}

const discountText = ({ discount }: InvoiceItem, messages: PaperMessages): string => {
  if (discount.kind === 'none') return ''
  return discount.kind === 'amount' ? messages.money(discount.value) : messages.percent(discount.value)
}

/** What is charged for. */
export function PaperItems({ items, first, lines, messages }: PaperItemsProps) {
  const hasDiscounts = items.some(({ discount }) => discount.kind !== 'none')
  return (
    <table className={css.items}>
      <thead>
        <tr>
          <th scope="col" className={css.root}>
            {messages.location}
          </th>
          <th scope="col" className={css.text}>
            {messages.item}
          </th>
          <th scope="col">{messages.quantity}</th>
          <th scope="col" className={css.spare}>
            {messages.cost}
          </th>
          {hasDiscounts && (
            <th scope="col" className={css.spare}>
              {messages.discount}
            </th>
          )}
          <th scope="col">{messages.sum}</th>
        </tr>
      </thead>
      <tbody>
        {items.map((item, position) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two lines may say the same, and none moves
          <tr key={position}>
            <td className={css.root}>{first + position + 1}</td>
            <td className={css.text}>
              <bdi className={css.name}>{item.name}</bdi>
              {item.description !== '' && <bdi className={css.description}>{item.description}</bdi>}
            </td>
            <td>{item.quantity}</td>
            <td className={css.spare}>{messages.money(item.cost)}</td>
            {hasDiscounts && <td className={css.spare}>{discountText(item, messages)}</td>}
            <td>{messages.money(lines[first + position] ?? item.cost)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
