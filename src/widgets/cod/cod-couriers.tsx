import { Plural, useLingui } from '@lingui/react/macro'
import type { Sum } from '../../core/cod/cod.summary'
import { addSatang } from '../../core/kernel/money'
import { useOrderMessages } from '../orders/use-order-messages'
import { Card } from '../ui/card'
import { Price } from '../ui/price'
import { Cell, HeadCell, Row, Table, TableBody, TableHead } from '../ui/table'
import * as css from './cod.css'
import type { Cod } from './use-cod'

const none: Sum = { count: 0, amount: addSatang() }
const plus = (a: Sum, b: Sum): Sum => ({ count: a.count + b.count, amount: addSatang(a.amount, b.amount) })

function Money({ sum, strong = false }: { sum: Sum; strong?: boolean }) {
  return (
    <span className={css.sum}>
      <Price amount={sum.amount} exact className={strong ? css.strong : css.number} />
      <span className={css.quiet}>
        <Plural value={sum.count} one="# parcel" other="# parcels" />
      </span>
    </span>
  )
}

export function CodCouriers({ couriers }: Pick<Cod, 'couriers'>) {
  const { t } = useLingui()
  const messages = useOrderMessages()
  const outstanding = couriers.reduce((sum, each) => plus(sum, each.outstanding), none)
  const received = couriers.reduce((sum, each) => plus(sum, each.received), none)
  return (
    <Card title={t`By courier`}>
      <Table caption={t`By courier`}>
        <TableHead>
          <HeadCell>{t`Courier`}</HeadCell>
          <HeadCell numeric>{t`Outstanding`}</HeadCell>
          <HeadCell numeric>{t`Received`}</HeadCell>
        </TableHead>
        <TableBody>
          {couriers.map((each) => (
            <Row key={each.courier.value}>
              <Cell label={t`Courier`}>{messages.delivery(each.courier)}</Cell>
              <Cell label={t`Outstanding`} numeric>
                <Money sum={each.outstanding} strong={each.outstanding.count > 0} />
              </Cell>
              <Cell label={t`Received`} numeric>
                <Money sum={each.received} />
              </Cell>
            </Row>
          ))}
          <Row>
            <Cell label={t`Courier`}>
              <strong>{t`All couriers`}</strong>
            </Cell>
            <Cell label={t`Outstanding`} numeric>
              <Money sum={outstanding} strong />
            </Cell>
            <Cell label={t`Received`} numeric>
              <Money sum={received} strong />
            </Cell>
          </Row>
        </TableBody>
      </Table>
    </Card>
  )
}
