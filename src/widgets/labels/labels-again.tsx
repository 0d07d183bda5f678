import { Plural, useLingui } from '@lingui/react/macro'
import type { RaanError } from '../../core/kernel/errors'
import type { PrintJob } from '../../core/labels/labels.job'
import { momentText } from '../i18n/dates'
import { useChangeMessages } from '../orders/use-change-messages'
import { useLocale } from '../runtime/use-locale'
import { ConfirmDialog } from '../ui/confirm-dialog'
import * as css from './labels.css'

type LabelsAgainProps = {
  /** undefined: nothing to confirm */
  job: PrintJob | undefined
  busy: boolean
  failure: RaanError | undefined
  /** the failed request stamped nothing */
  isUnstamped: boolean
  onConfirm(): void
  onSkip(): void
}

/** Confirms reprinting: two parcels for one order are costly. */
export function LabelsAgain({ job, busy, failure, isUnstamped, onConfirm, onSkip }: LabelsAgainProps) {
  const { t } = useLingui()
  const locale = useLocale()
  const messages = useChangeMessages()
  const again = job?.again ?? []
  const own = new Set(job?.mayBeOwn ?? [])
  const isOwn = again.length > 0 && own.size === again.length
  const fresh = job?.orders.length ?? 0
  return (
    <ConfirmDialog
      open={job !== undefined}
      title={
        isOwn ? (
          <Plural
            value={again.length}
            one="Your last attempt got no response"
            other="Your last attempt at # labels got no response"
          />
        ) : (
          <Plural value={again.length} one="This label was printed before" other="# labels were printed before" />
        )
      }
      confirmLabel={isOwn ? t`Print them now` : t`Print again anyway`}
      cancelLabel={fresh > 0 ? t`Print only the new ones` : t`Don't print`}
      dangerous={!isOwn}
      busy={busy}
      onConfirm={onConfirm}
      onCancel={onSkip}
    >
      <div className={css.options}>
        <ul className={css.list}>
          {again.map(({ OrderNumber, name, printAddrData: { printBy, printAddrDate } }) => (
            <li key={OrderNumber}>
              <span className={css.number}>{OrderNumber}</span> <bdi>{name}</bdi>
              <div className={css.reason}>
                {own.has(OrderNumber) && (
                  <p>{t`Marked as printed, probably by your last attempt, which got no response. No label was printed.`}</p>
                )}
                {printBy ? t`Printed by ${printBy}` : t`Printed`}
                {printAddrDate && <> · {momentText(printAddrDate, locale)}</>}
              </div>
            </li>
          ))}
        </ul>
        {failure && (
          <p className={css.bad} role="alert">
            {messages.failure(failure, { unanswered: isUnstamped ? 0 : 1 })}
          </p>
        )}
      </div>
    </ConfirmDialog>
  )
}
