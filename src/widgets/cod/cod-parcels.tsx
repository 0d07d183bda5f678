import { Plural, useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import { lookUp } from '../../core/kernel/look-up'
import { addSatang } from '../../core/kernel/money'
import type { Order } from '../../core/orders/orders.contract'
import { usePagingLabels } from '../list/list-pages'
import { PhoneNumbers } from '../list/phone-numbers'
import { useStaffName } from '../orders/detail/use-staff'
import { useChangeMessages } from '../orders/use-change-messages'
import { useOrderMessages } from '../orders/use-order-messages'
import { Badge } from '../ui/badge'
import { Button } from '../ui/button'
import { Card } from '../ui/card'
import { Checkbox } from '../ui/checkbox'
import { EmptyPanel } from '../ui/empty-panel'
import { Field } from '../ui/field'
import { Pagination } from '../ui/pagination'
import { Price } from '../ui/price'
import { Select } from '../ui/select'
import { Cell, HeadCell, Row, Table, TableBody, TableHead } from '../ui/table'
import { useKeptFocus } from '../ui/use-kept-focus'
import * as css from './cod.css'
import { CodOutcome } from './cod-outcome'
import { TickAll } from './cod-tick-all'
import type { Cod } from './use-cod'

type OrderLinkProps = {
  OrderNumber: string
  hrefOf: ((OrderNumber: string) => string) | undefined
  onOpen: ((OrderNumber: string) => void) | undefined
}

function OrderLink({ OrderNumber, hrefOf, onOpen }: OrderLinkProps) {
  if (!onOpen || !hrefOf) return <span className={css.number}>{OrderNumber}</span>
  return (
    <a
      className={css.link}
      href={hrefOf(OrderNumber)}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return
        event.preventDefault()
        onOpen(OrderNumber)
      }}
    >
      {OrderNumber}
    </a>
  )
}

const perPage = 25
/** Days after which a courier should have paid. */
const lateAfter = 14

type CodParcelsProps = { cod: Cod; canTick: boolean } & Omit<OrderLinkProps, 'OrderNumber'>

type ParcelProps = { order: Order; cod: Cod; canTick: boolean; link: Omit<OrderLinkProps, 'OrderNumber'> }

function Parcel({ order, cod, canTick, link }: ParcelProps) {
  const { t } = useLingui()
  const { failure } = useChangeMessages()
  const { OrderNumber } = order
  const age = cod.ageOf(order.createdAt)
  const error = lookUp(cod.byHandOutcome.failed, OrderNumber)
  const messages = useOrderMessages()
  return (
    <Row>
      {canTick && (
        <Cell>
          <Checkbox
            labelHidden
            checked={cod.byHand.has(OrderNumber)}
            disabled={cod.status === 'storing'}
            onChange={(on) => cod.tickParcel(OrderNumber, on)}
          >
            {t`Mark ${order.OrderNumber} as received`}
          </Checkbox>
        </Cell>
      )}
      <Cell label={t`Order`}>
        <span className={css.stack}>
          <OrderLink OrderNumber={OrderNumber} {...link} />{' '}
          {cod.byHandOutcome.unsent.includes(OrderNumber) && <span className={css.quiet}>{t`Not sent yet`}</span>}
          {error && <span className={css.fieldError}>{failure(error)}</span>}
        </span>
      </Cell>
      <Cell label={t`Customer`}>
        <span className={css.stack}>
          <bdi>{order.name}</bdi>
          <PhoneNumbers numbers={order.phoneNumber} className={css.quiet} />
        </span>
      </Cell>
      <Cell label={t`Courier`}>
        <span className={css.stack}>
          {messages.delivery(order.DeliveryType)}
          <bdi className={css.quiet}>{order.trackingNumber}</bdi>
        </span>
      </Cell>
      <Cell label={t`Status`}>
        <Badge tone={messages.statusTone(order.OrderStatus)}>
          {messages.status(order.OrderStatus, order.OrderStatusDisplay)}
        </Badge>
      </Cell>
      <Cell label={t`Waiting`} numeric>
        <span className={age > lateAfter ? css.late : css.number}>
          <Plural value={age} one="# day" other="# days" />
        </span>
      </Cell>
      <Cell label={t`To collect`} numeric>
        <Price amount={order.total} exact className={css.strong} />
      </Cell>
    </Row>
  )
}

export function CodParcels({ cod, canTick, ...link }: CodParcelsProps) {
  const { parcels, couriers, byHand } = cod
  const { t } = useLingui()
  const staff = useStaffName()
  const messages = useOrderMessages()
  const [courier, setCourier] = useState('')
  const [page, setPage] = useState(1)
  const pagingLabels = usePagingLabels(t`Pages of parcels`)
  const shown = courier === '' ? parcels : parcels.filter(({ DeliveryType }) => DeliveryType.value === courier)
  const last = Math.max(1, Math.ceil(shown.length / perPage))
  const at = Math.min(page, last)
  const rows = shown.slice((at - 1) * perPage, at * perPage)
  const choose = (value: string) => {
    setCourier(value)
    setPage(1)
  }
  const ticked = parcels.filter(({ OrderNumber }) => byHand.has(OrderNumber))
  const count = byHand.size
  const markingRef = useRef<HTMLDivElement>(null)
  useKeptFocus(markingRef, count > 0)
  const owing = couriers.filter(({ outstanding }) => outstanding.count > 0)
  return (
    <Card
      title={t`Outstanding parcels`}
      actions={
        owing.length > 1 && (
          <Field label={t`Courier`} labelHidden>
            <Select
              value={courier}
              onChange={choose}
              options={[
                { value: '', label: t`All couriers` },
                ...owing.map((each) => ({ value: each.courier.value, label: messages.delivery(each.courier) })),
              ]}
            />
          </Field>
        )
      }
    >
      {shown.length === 0 ? (
        <EmptyPanel title={t`Nothing is outstanding`}>
          {t`Parcels with cash on delivery appear here once they are shipped.`}
        </EmptyPanel>
      ) : (
        <Table caption={t`Outstanding parcels`}>
          <TableHead>
            {canTick && (
              <TickAll
                numbers={rows.map(({ OrderNumber }) => OrderNumber)}
                ticked={byHand}
                isHeld={cod.status === 'storing'}
                onTick={cod.tickParcel}
              />
            )}
            <HeadCell>{t`Order`}</HeadCell>
            <HeadCell>{t`Customer`}</HeadCell>
            <HeadCell>{t`Courier`}</HeadCell>
            <HeadCell>{t`Status`}</HeadCell>
            <HeadCell numeric>{t`Waiting`}</HeadCell>
            <HeadCell numeric>{t`To collect`}</HeadCell>
          </TableHead>
          <TableBody>
            {rows.map((order) => (
              <Parcel key={order.OrderNumber} order={order} cod={cod} canTick={canTick} link={link} />
            ))}
          </TableBody>
        </Table>
      )}
      <div ref={markingRef} tabIndex={-1} className={css.marking}>
        {count > 0 && (
          <div className={css.end}>
            <p className={css.sums} aria-live="polite">
              <Plural value={ticked.length} one="# parcel selected" other="# parcels selected" />{' '}
              <Price amount={addSatang(...ticked.map(({ total }) => total))} exact className={css.strong} />
            </p>
            <Button
              look="primary"
              busy={cod.isStoringAt('byHand')}
              disabled={cod.status === 'storing'}
              onClick={() => cod.storeParcels(staff)}
            >
              {t`Mark ${count} as received`}
            </Button>
          </div>
        )}
        <CodOutcome cod={cod} place="byHand" />
      </div>
      {last > 1 && (
        <div className={css.foot}>
          <Pagination page={at} perPage={perPage} total={shown.length} onChange={setPage} labels={pagingLabels} />
        </div>
      )}
    </Card>
  )
}
