import { useLingui } from '@lingui/react/macro'
import { isSettleable, type LineState, type SettlementLine } from '../../core/cod/cod.settlement'
import { lookUp } from '../../core/kernel/look-up'
import { satang } from '../../core/kernel/money'
import type { Order } from '../../core/orders/orders.contract'
import { useChangeMessages } from '../orders/use-change-messages'
import { useOrderMessages } from '../orders/use-order-messages'
import { Badge, type BadgeTone } from '../ui/badge'
import { Checkbox } from '../ui/checkbox'
import { Price } from '../ui/price'
import { Cell, HeadCell, Row, Table, TableBody, TableHead } from '../ui/table'
import * as css from './cod.css'
import { TickAll } from './cod-tick-all'
import type { Cod } from './use-cod'

const notShipped: readonly string[] = ['new', 'confirmed', 'packed']

const isOver = ({ OrderStatus }: Order): boolean => OrderStatus === 'cancelled' || OrderStatus === 'returned'

const tones: Record<LineState, BadgeTone> = {
  matched: 'success',
  difference: 'warning',
  settled: 'neutral',
  'not-due': 'danger',
  repeated: 'neutral',
  undelivered: 'danger',
  'no-amount': 'danger',
  doubtful: 'danger',
  unknown: 'danger',
}

function useLineMessages() {
  const { t } = useLingui()
  const states: Record<LineState, string> = {
    matched: t`Matches`,
    difference: t`Different amount`,
    settled: t`Already received`,
    'not-due': t`Nothing to collect`,
    repeated: t`Already listed above`,
    undelivered: t`Not delivered according to the list`,
    'no-amount': t`No amount`,
    doubtful: t`Unclear: check the list`,
    unknown: t`Not found in this period`,
  }
  return { state: (state: LineState) => states[state], tone: (state: LineState) => tones[state] }
}

type LineProps = Pick<Cod, 'ticked' | 'listOutcome' | 'tick'> & {
  line: SettlementLine
  isHeld: boolean
}

function Difference({ line: { state, order, amount } }: { line: SettlementLine }) {
  if (state !== 'difference' || !order || amount === undefined) return null
  const more = amount > order.total
  return (
    <span className={css.late}>
      {more ? '+' : '−'}
      <Price amount={satang(Math.abs(amount - order.total))} exact />
    </span>
  )
}

/** Not due, and how its order stands. */
function NotDue({ order: { OrderStatus } }: { order: Order }) {
  const { t } = useLingui()
  const messages = useOrderMessages()
  const isAhead = notShipped.includes(OrderStatus)
  return (
    <>
      <Badge tone={isAhead ? 'warning' : 'danger'}>{isAhead ? t`Not shipped yet` : t`Nothing to collect`}</Badge>
      <span className={css.quiet}>{messages.status(OrderStatus)}</span>
    </>
  )
}

function Line({ line, ticked, listOutcome: { failed, unsent, settled }, tick, isHeld }: LineProps) {
  const { t } = useLingui()
  const messages = useLineMessages()
  const { failure } = useChangeMessages()
  const number = line.order?.OrderNumber ?? ''
  const error = lookUp(failed, number)
  const isStored = settled.includes(number) && line.state === 'settled'
  return (
    <Row>
      <Cell>
        <Checkbox
          labelHidden
          checked={ticked.has(number) && isSettleable(line)}
          disabled={isHeld || !isSettleable(line)}
          onChange={(on) => tick(number, on)}
        >
          {t`Mark ${number || line.text} as received`}
        </Checkbox>
      </Cell>
      <Cell label={t`Order`}>
        <span className={css.stack}>
          {line.order ? <span className={css.number}>{number}</span> : <bdi className={css.raw}>{line.text}</bdi>}
          {line.order && <bdi className={css.quiet}>{line.order.name}</bdi>}
          {line.order && (line.state === 'doubtful' || line.state === 'undelivered') && (
            <bdi className={css.raw}>{line.text}</bdi>
          )}
        </span>
      </Cell>
      <Cell label={t`To collect`} numeric>
        {line.order && !isOver(line.order) && <Price amount={line.order.total} exact />}
      </Cell>
      <Cell label={t`Amount collected`} numeric>
        {line.amount !== undefined && <Price amount={line.amount} exact className={css.strong} />}
      </Cell>
      <Cell label={t`Difference`} numeric>
        <Difference line={line} />
      </Cell>
      <Cell label={t`Result`}>
        <span className={css.stack}>
          {line.state === 'not-due' && line.order ? (
            <NotDue order={line.order} />
          ) : (
            <Badge tone={isStored ? 'success' : messages.tone(line.state)}>
              {isStored ? t`Received` : messages.state(line.state)}
            </Badge>
          )}
          {unsent.includes(number) && <span className={css.quiet}>{t`Not sent yet`}</span>}
          {error && <span className={css.fieldError}>{failure(error)}</span>}
        </span>
      </Cell>
    </Row>
  )
}

export function CodLines({ lines, ...rest }: Pick<Cod, 'lines'> & Omit<LineProps, 'line'>) {
  const { t } = useLingui()
  return (
    <Table caption={t`The courier's list`}>
      <TableHead>
        <TickAll
          numbers={lines.flatMap((line) => (line.order && isSettleable(line) ? [line.order.OrderNumber] : []))}
          ticked={rest.ticked}
          isHeld={rest.isHeld}
          onTick={rest.tick}
        />
        <HeadCell>{t`Order`}</HeadCell>
        <HeadCell numeric>{t`To collect`}</HeadCell>
        <HeadCell numeric>{t`Amount collected`}</HeadCell>
        <HeadCell numeric>{t`Difference`}</HeadCell>
        <HeadCell>{t`Result`}</HeadCell>
      </TableHead>
      <TableBody>
        {lines.map((line) => (
          <Line key={line.line} line={line} {...rest} />
        ))}
      </TableBody>
    </Table>
  )
}
