import { Plural, useLingui } from '@lingui/react/macro'
import Printer from 'lucide-react/icons/printer'
import Warning from 'lucide-react/icons/triangle-alert'
import { useEffect, useRef } from 'react'
import type { RaanError } from '../../core/kernel/errors'
import { mostLabels } from '../../core/labels/labels.context'
import type { PrintJob } from '../../core/labels/labels.job'
import type { RefusedOrder } from '../../core/orders/orders.changes.contract'
import { useChangeMessages } from '../orders/use-change-messages'
import { Button } from '../ui/button'
import * as css from './labels.css'

function Refused({ refused, onClose }: { refused: readonly RefusedOrder[]; onClose: (() => void) | undefined }) {
  const { t } = useLingui()
  const messages = useChangeMessages()
  if (refused.length === 0) return null
  return (
    <div className={css.warn}>
      <p className={css.noticeTitle}>{t`Not printed`}</p>
      <ul className={css.list}>
        {refused.map((each) => (
          <li key={each.OrderNumber}>
            <bdi>{each.OrderNumber}</bdi>: {messages.refused(each)}
          </li>
        ))}
      </ul>
      {onClose && (
        <Button size="s" look="ghost" onClick={onClose}>
          {t`Close`}
        </Button>
      )}
    </div>
  )
}

type BegunProps = { open: number; isHeld: boolean; onResume(): void; onDrop(): void }

function Begun({ open, isHeld, onResume, onDrop }: BegunProps) {
  const { t } = useLingui()
  return (
    <div className={css.warn}>
      <p className={css.noticeTitle}>{t`A print wasn't finished`}</p>
      <p>
        <Plural
          value={open}
          one="# order may be marked as printed without a label. Print it: it's marked only once."
          other="# orders may be marked as printed without a label. Print them: they're marked only once."
        />
      </p>
      <span className={css.actions}>
        <Button size="s" icon={<Printer />} disabled={isHeld} onClick={onResume}>
          {t`Finish printing`}
        </Button>
        <Button size="s" look="ghost" onClick={onDrop}>
          {t`Don't print`}
        </Button>
      </span>
    </div>
  )
}

type ResultProps = { job: PrintJob; onRepeat(): void; onClose(): void }

function Result({ job, onRepeat, onClose }: ResultProps) {
  const { t } = useLingui()
  const { orders, refused, printIds, state } = job
  return (
    <>
      {orders.length > 0 && (
        <div className={state === 'failed' ? css.bad : css.good}>
          <p className={css.noticeTitle}>
            {state === 'failed' ? (
              t`The print window did not open`
            ) : (
              <Plural value={orders.length} one="# label printed" other="# labels printed" />
            )}
            {printIds.length > 0 && <bdi> · {printIds.join(', ')}</bdi>}
          </p>
          {state === 'failed' && <p>{t`The orders are marked as printed. Print them again.`}</p>}
          <span className={css.actions}>
            <Button size="s" icon={<Printer />} onClick={onRepeat}>
              {t`Print again`}
            </Button>
            <Button size="s" look="ghost" onClick={onClose}>
              {t`Close`}
            </Button>
          </span>
        </div>
      )}
      <Refused refused={refused} onClose={orders.length === 0 ? onClose : undefined} />
    </>
  )
}

type LabelsPrintProps = {
  count: number
  /** selected orders that aren't paid */
  unpaid: number
  busy: boolean
  /** why printing isn't possible, except that nothing is selected */
  blockedReason: string | undefined
  failure: RaanError | undefined
  /** the failed request stamped nothing */
  isUnstamped: boolean
  /** orders of print jobs that were started but never printed */
  open: number
  /** a finished print job */
  job: PrintJob | undefined
  onPrint(): void
  onResume(): void
  onDrop(): void
  onRepeat(): void
  onClose(): void
}

export function LabelsPrint(props: LabelsPrintProps) {
  const {
    count,
    unpaid,
    busy,
    blockedReason,
    failure,
    isUnstamped,
    open,
    job,
    onPrint,
    onResume,
    onDrop,
    onRepeat,
    onClose,
  } = props
  const { t } = useLingui()
  const messages = useChangeMessages()
  const results = useRef<HTMLDivElement>(null)
  const over = job?.id
  // the focused row may have left the queue
  useEffect(() => {
    if (over !== undefined) results.current?.focus()
  }, [over])
  const tooMany = count > mostLabels ? t`At most ${mostLabels} labels at a time` : undefined
  const why = blockedReason ?? tooMany ?? (count === 0 ? t`Choose orders to print` : undefined)
  return (
    <>
      <Button
        look="primary"
        size="l"
        wide
        icon={<Printer />}
        busy={busy}
        disabled={why !== undefined}
        aria-keyshortcuts="Control+Enter"
        onClick={onPrint}
      >
        {count === 0 ? t`Print labels` : <Plural value={count} one="Print # label" other="Print # labels" />}
      </Button>
      {why && <p className={css.why}>{why}</p>}
      {unpaid > 0 && (
        <p className={css.unpaid} role="status">
          <Warning size={16} aria-hidden="true" />
          <Plural
            value={unpaid}
            one="# selected order isn't paid yet. Its label says so next to the number."
            other="# selected orders aren't paid yet. Their labels say so next to the number."
          />
        </p>
      )}
      <div ref={results} role="status" tabIndex={-1} className={css.results}>
        {failure && (
          <div className={css.bad}>
            <p className={css.noticeTitle}>{t`Nothing was printed`}</p>
            <p>{messages.failure(failure, { unanswered: isUnstamped ? 0 : 1 })}</p>
          </div>
        )}
        {open > 0 && !busy && (!failure || count === 0) && (
          <Begun open={open} isHeld={blockedReason !== undefined} onResume={onResume} onDrop={onDrop} />
        )}
        {job && <Result job={job} onRepeat={onRepeat} onClose={onClose} />}
      </div>
    </>
  )
}
