import { Plural, useLingui } from '@lingui/react/macro'
import type { RaanError } from '../../core/kernel/errors'
import type { PrintJob } from '../../core/labels/labels.job'
import { momentText } from '../i18n/dates'
import { useChangeWords } from '../orders/use-change-words'
import { useLocale } from '../root/use-locale'
import { ConfirmDialog } from '../ui/confirm-dialog'
import * as css from './labels.css'
import * as printCss from './labels-print.css'

type LabelsAgainProps = {
  /** undefined: there is nothing to ask */
  job: PrintJob | undefined
  busy: boolean
  failure: RaanError | undefined
  onConfirm(): void
  onSkip(): void
}

/** Labels that were printed before: two parcels of one order cost a shop dear. */
export function LabelsAgain({ job, busy, failure, onConfirm, onSkip }: LabelsAgainProps) {
  const { t } = useLingui()
  const locale = useLocale()
  const words = useChangeWords()
  const again = job?.again ?? []
  const fresh = job?.orders.length ?? 0
  return (
    <ConfirmDialog
      open={job !== undefined}
      title={<Plural value={again.length} one="This label was printed before" other="# labels were printed before" />}
      confirmLabel={t`Print again anyway`}
      cancelLabel={fresh > 0 ? t`Print only the new ones` : t`Do not print`}
      dangerous
      busy={busy}
      onConfirm={onConfirm}
      onCancel={onSkip}
    >
      <div className={css.options}>
        <ul className={printCss.list}>
          {again.map(({ OrderNumber, name, printAddrData: { printBy, printAddrDate } }) => (
            <li key={OrderNumber}>
              <span className={css.number}>{OrderNumber}</span> <bdi>{name}</bdi>
              <div className={printCss.reason}>
                {printBy ? t`Printed by ${printBy}` : t`Printed`}
                {printAddrDate && <> · {momentText(printAddrDate, locale)}</>}
              </div>
            </li>
          ))}
        </ul>
        {failure && (
          <p className={printCss.bad} role="alert">
            {words.failure(failure)}
          </p>
        )}
      </div>
    </ConfirmDialog>
  )
}
