import { Plural, useLingui } from '@lingui/react/macro'
import Remove from 'lucide-react/icons/trash-2'
import { useRef } from 'react'
import type { Order } from '../../../core/orders/orders.contract'
import type { TrackingLine, TrackingProblem } from '../../../core/orders/orders.tracking'
import { Badge } from '../../ui/badge'
import { Button } from '../../ui/button'
import { Cell, HeadCell, Row, Table, TableBody, TableHead } from '../../ui/table'
import { useOrderMessages } from '../use-order-messages'
import * as css from './tracking.css'

type TrackingLinesProps = {
  lines: readonly TrackingLine[]
  /** why the backend rejected an order */
  reasonOf(OrderNumber: string): string | undefined
  /** the courier whose numbers look different from the line's */
  unlikeOf(line: TrackingLine): Order['DeliveryType'] | undefined
  onRemove(line: number): void
}

/** More would make typing slow; hidden lines are sent, too. */
const mostShown = 200

function useProblemMessages() {
  const { t } = useLingui()
  const problems: Record<TrackingProblem, string> = {
    format: t`Not recognised as a tracking number`,
    'no-order': t`The order number is missing`,
    'no-tracking': t`The tracking number is missing`,
    ambiguous: t`Several numbers on one line: keep only one`,
    'check-digit': t`A digit is mistyped: the check digit doesn't match`,
    twice: t`This order has different numbers in the list`,
    repeated: t`Same as a line above; sent once`,
  }
  return problems
}

/** Errors first, with their line numbers. */
export function TrackingLines({ lines, reasonOf, unlikeOf, onRemove }: TrackingLinesProps) {
  const { t } = useLingui()
  const problems = useProblemMessages()
  const messages = useOrderMessages()
  const containerRef = useRef<HTMLDivElement>(null)
  if (lines.length === 0) return null
  const faulty = lines.filter(({ problem }) => problem !== undefined && problem !== 'repeated').length
  return (
    <div ref={containerRef} tabIndex={-1} className={css.lines}>
      {faulty > 0 && (
        <p className={css.failure}>
          <Plural
            value={faulty}
            one="# line isn't ready and won't be sent."
            other="# lines aren't ready and won't be sent."
          />
        </p>
      )}
      <Table caption={t`How the list was read`}>
        <TableHead>
          <HeadCell>{t`Order number`}</HeadCell>
          <HeadCell>{t`Tracking number`}</HeadCell>
          <HeadCell>{t`Remark`}</HeadCell>
          <HeadCell>{t`Remove`}</HeadCell>
        </TableHead>
        <TableBody>
          {lines.slice(0, mostShown).map((each) => {
            const { line, text, OrderNumber, trackingNumber, problem, isShared } = each
            const unlike = unlikeOf(each)
            const courier = unlike && messages.delivery(unlike)
            const reason = problem ? problems[problem] : reasonOf(OrderNumber)
            const number = line + 1
            return (
              <Row key={line}>
                <Cell label={t`Order number`}>
                  <bdi className={css.number}>{OrderNumber || '–'}</bdi>
                </Cell>
                <Cell label={t`Tracking number`}>
                  <bdi className={css.number}>{trackingNumber || '–'}</bdi>
                </Cell>
                <Cell label={t`Remark`}>
                  {reason ? (
                    <span className={problem === 'repeated' ? css.hint : css.reason}>{reason}</span>
                  ) : courier ? (
                    <span className={css.hint}>{t`Looks unlike ${courier}`}</span>
                  ) : isShared ? (
                    <span className={css.hint}>{t`Another order has the same number`}</span>
                  ) : (
                    <Badge tone="success">{t`Ready`}</Badge>
                  )}
                  {problem && problem !== 'repeated' && <bdi className={css.given}>{text}</bdi>}
                </Cell>
                <Cell>
                  <Button
                    look="ghost"
                    size="s"
                    icon={<Remove />}
                    label={t`Remove line ${number} of the list`}
                    onClick={() => {
                      containerRef.current?.focus()
                      onRemove(line)
                    }}
                  />
                </Cell>
              </Row>
            )
          })}
        </TableBody>
      </Table>
      {lines.length > mostShown && (
        <p className={css.hint}>
          <Plural value={lines.length - mostShown} one="and # more line" other="and # more lines" />
        </p>
      )}
    </div>
  )
}
