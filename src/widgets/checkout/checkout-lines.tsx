import { Plural, useLingui } from '@lingui/react/macro'
import { timesSatang } from '../../core/kernel/money'
import type { OrderLine } from '../../core/orders/orders.contract'
import { Price } from '../ui/price'
import * as css from './checkout.css'

const most = 6

/** What is bought, in short. */
export function CheckoutLines({ lines }: { lines: readonly OrderLine[] }) {
  const { t } = useLingui()
  // a single one left over takes no more room than saying so
  const shown = lines.length > most + 1 ? lines.slice(0, most) : lines
  const rest = lines.length - shown.length
  return (
    <ul className={css.lines} aria-label={t`Products`}>
      {shown.map(({ uq, name, Quantity, price }) => (
        <li key={uq} className={css.line}>
          <span className={css.lineName}>
            <bdi>{name}</bdi> <span className={css.quiet}>× {Quantity}</span>
          </span>
          <Price amount={timesSatang(price, Quantity)} exact />
        </li>
      ))}
      {rest > 0 && (
        <li className={css.quiet}>
          <Plural value={rest} one="and # more line" other="and # more lines" />
        </li>
      )}
    </ul>
  )
}
