import { Plural, useLingui } from '@lingui/react/macro'
import Remove from 'lucide-react/icons/trash-2'
import { useRef } from 'react'
import type { Order } from '../../../core/orders/orders.contract'
import type { TrackingLine, TrackingProblem } from '../../../core/orders/orders.tracking'
import type { LineFacts } from '../../../core/orders/tracking/orders.tracked.line'
import { Badge } from '../../ui/badge'
import { Button } from '../../ui/button'
import { Cell, HeadCell, Row, Table, TableBody, TableHead } from '../../ui/table'
import { useOrderMessages } from '../use-order-messages'
import * as css from './tracking.css'

type TrackingLinesProps = {
  lines: readonly TrackingLine[]
  /** why the backend rejected an order */
  reasonOf(line: TrackingLine): string | undefined
  factsOf(line: TrackingLine): LineFacts
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
    shortened: t`It has lost digits. Format the column as text in the spreadsheet`,
    'check-digit': t`A digit is mistyped: the check digit doesn't match`,
    twice: t`This order has different numbers in the list`,
    repeated: t`Same as a line above; sent once`,
  }
  return problems
}

type RemarksProps = { facts: LineFacts; courier: string | undefined; isShared: boolean }

/** What should be checked before a line is saved. */
function Remarks({ facts: { usedBy, cancelled, replaces }, courier, isShared }: RemarksProps) {
  const { t } = useLingui()
  const status = useOrderMessages().status('cancelled')
  const orders = usedBy.map((number) => (cancelled.includes(number) ? `${number} (${status})` : number)).join(', ')
  if (usedBy.length === 0 && !replaces && !courier && !isShared) return <Badge tone="success">{t`Ready`}</Badge>
  return (
    <span className={css.remarks}>
      {usedBy.length > 0 && <span className={css.doubt}>{t`${orders} already has this number`}</span>}
      {courier && <span className={css.remark}>{t`Looks unlike ${courier}`}</span>}
      {isShared && <span className={css.remark}>{t`Another order has the same number`}</span>}
      {replaces && <span className={css.remark}>{t`Replaces ${replaces}`}</span>}
    </span>
  )
}

/** Errors first, with their line numbers. */
export function TrackingLines({ lines, reasonOf, factsOf, unlikeOf, onRemove }: TrackingLinesProps) {
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
            const reason = problem ? problems[problem] : reasonOf(each)
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
                  <div className={css.remarkCell}>
                    {reason ? (
                      <span className={problem === 'repeated' ? css.hint : css.reason}>{reason}</span>
                    ) : (
                      <Remarks
                        facts={factsOf(each)}
                        courier={unlike && messages.delivery(unlike)}
                        isShared={isShared}
                      />
                    )}
                    {problem && problem !== 'repeated' && <bdi className={css.given}>{text}</bdi>}
                  </div>
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
