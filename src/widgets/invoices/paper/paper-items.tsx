import type { InvoiceItem } from '../../../core/invoices/invoices.invoice'
import type { Satang } from '../../../core/kernel/money'
import * as css from './paper.css'
import type { PaperWords } from './use-paper-words'

type PaperItemsProps = {
  /** those of this page */
  items: readonly InvoiceItem[]
  /** how many stand on the pages before */
  first: number
  /** what each of the invoice's items comes to */
  lines: readonly Satang[]
  words: PaperWords
}

const discountText = ({ discount }: InvoiceItem, words: PaperWords): string => {
  if (discount.kind === 'none') return ''
  return discount.kind === 'amount' ? words.money(discount.value) : words.percent(discount.value)
}

/** What is charged for. */
export function PaperItems({ items, first, lines, words }: PaperItemsProps) {
  const hasDiscounts = items.some(({ discount }) => discount.kind !== 'none')
  return (
    <table className={css.items}>
      <thead>
        <tr>
          <th scope="col" className={css.place}>
            {words.place}
          </th>
          <th scope="col" className={css.text}>
            {words.item}
          </th>
          <th scope="col">{words.quantity}</th>
          <th scope="col" className={css.spare}>
            {words.cost}
          </th>
          {hasDiscounts && (
            <th scope="col" className={css.spare}>
              {words.discount}
            </th>
          )}
          <th scope="col">{words.sum}</th>
        </tr>
      </thead>
      <tbody>
        {items.map((item, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two lines may say the same, and none moves
          <tr key={place}>
            <td className={css.place}>{first + place + 1}</td>
            <td className={css.text}>
              <bdi className={css.name}>{item.name}</bdi>
              {item.description !== '' && <bdi className={css.description}>{item.description}</bdi>}
            </td>
            <td>{item.quantity}</td>
            <td className={css.spare}>{words.money(item.cost)}</td>
            {hasDiscounts && <td className={css.spare}>{discountText(item, words)}</td>}
            <td>{words.money(lines[first + place] ?? item.cost)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
