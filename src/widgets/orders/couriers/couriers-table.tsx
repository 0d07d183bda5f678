import { useLingui } from '@lingui/react/macro'
import Pencil from 'lucide-react/icons/pencil'
import { bodyOf, draftOf } from '../../../core/orders/couriers/orders.courier-format.fields'
import type { StoredFormat } from '../../../core/orders/couriers/orders.courier-formats.contract'
import type { DeliveryType } from '../../../core/orders/orders.contract'
import { Badge } from '../../ui/badge'
import { Button } from '../../ui/button'
import { Cell, HeadCell, Row, Table, TableBody, TableHead } from '../../ui/table'
import { useOrderMessages } from '../use-order-messages'
import * as css from './couriers.css'
import { useFormatChoices } from './use-format-names'

type CourierRowProps = { courier: DeliveryType; format: StoredFormat; onOpen(courier: string): void }

function CourierRow({ courier, format, onOpen }: CourierRowProps) {
  const { t } = useLingui()
  const { delivery } = useOrderMessages()
  const { files } = useFormatChoices()
  const name = delivery(courier)
  const { file, columns } = bodyOf(draftOf(format))
  const { own, changedBy = '' } = format
  const open = () => onOpen(courier.value)
  return (
    <Row
      pressable
      data-courier={courier.value}
      onClick={({ target }) => {
        if (!(target as Element).closest('button, a')) open()
      }}
    >
      <Cell>
        <button type="button" className={css.name} onClick={open}>
          <bdi>{name}</bdi>
        </button>
      </Cell>
      <Cell label={t`Format`}>
        <span className={css.stack}>
          {own ? (
            <Badge tone="success">{t`Your own`}</Badge>
          ) : (
            <Badge tone="warning">{t`Not verified: check before use`}</Badge>
          )}
          {own && changedBy !== '' && <span className={css.quiet}>{t`Changed by ${changedBy}`}</span>}
        </span>
      </Cell>
      <Cell label={t`File`}>{files[file]}</Cell>
      <Cell label={t`Columns`}>{columns.length}</Cell>
      <Cell>
        <Button size="s" icon={<Pencil />} label={t`Edit the format of ${name}`} onClick={open}>
          {t`Edit`}
        </Button>
      </Cell>
    </Row>
  )
}

type CouriersTableProps = {
  couriers: readonly DeliveryType[]
  formatOf(courier: string): StoredFormat
  onOpen(courier: string): void
}

export function CouriersTable({ couriers, formatOf, onOpen }: CouriersTableProps) {
  const { t } = useLingui()
  return (
    <Table caption={t`Couriers' formats`}>
      <TableHead sticky>
        <HeadCell>{t`Courier`}</HeadCell>
        <HeadCell>{t`Format`}</HeadCell>
        <HeadCell>{t`File`}</HeadCell>
        <HeadCell>{t`Columns`}</HeadCell>
        <HeadCell>{t`Edit`}</HeadCell>
      </TableHead>
      <TableBody>
        {couriers.map((courier) => (
          <CourierRow key={courier.value} courier={courier} format={formatOf(courier.value)} onOpen={onOpen} />
        ))}
      </TableBody>
    </Table>
  )
}
