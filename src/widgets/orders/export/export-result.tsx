import { Plural, useLingui } from '@lingui/react/macro'
import type { ParcelProblem } from '../../../core/orders/couriers/orders.courier-sheet'
import { Button } from '../../ui/button'
import { ErrorPanel } from '../../ui/error-panel'
import { Problem } from '../../ui/problem'
import * as css from './export-dialog.css'
import type { ExportFile } from './use-export-file'

function useProblemText() {
  const { t } = useLingui()
  return ({ heading, problem }: ParcelProblem): string => {
    if (problem === 'missing') return t`${heading}: missing`
    if (problem === 'too-long') return t`${heading}: too long for this courier`
    if (problem === 'postcode') return t`${heading}: not a postcode of five digits`
    return t`${heading}: not a Thai phone number`
  }
}

/** Orders that the courier wouldn't take; the file is saved without them only if the user says so. */
function Held({ file }: { file: ExportFile }) {
  const { t } = useLingui()
  const textOf = useProblemText()
  const { problems, count } = file
  const numbers = [...new Set(problems.map(({ OrderNumber }) => OrderNumber))]
  return (
    <>
      <Problem
        actions={
          count > 0 &&
          !file.isSaved && (
            <Button size="s" onClick={file.save}>
              <Plural value={count} one="Save the other order" other="Save the other # orders" />
            </Button>
          )
        }
      >
        <Plural
          value={numbers.length}
          one="The courier won't take # order as it is. Correct it and export again."
          other="The courier won't take # orders as they are. Correct them and export again."
        />
      </Problem>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it */}
      <section className={css.problems} aria-label={t`Orders to correct`} tabIndex={0}>
        <ul>
          {problems.map((each) => (
            <li key={`${each.OrderNumber} ${each.heading}`}>
              <bdi className={css.file}>{each.OrderNumber}</bdi> {textOf(each)}
            </li>
          ))}
        </ul>
      </section>
    </>
  )
}

/** What is in the file, what isn't, and why. */
export function ExportResult({ file }: { file: ExportFile }) {
  const { t } = useLingui()
  const { name, count, leftOut, problems, unknown, isOfAll, isSaved, failure } = file
  if (failure)
    return (
      <ErrorPanel title={t`Couldn't write the file`} onRetry={file.save} retryLabel={t`Try again`}>
        {failure === 'note' &&
          t`The activity log has to have an export before it is saved, and couldn't be reached. Check your connection.`}
      </ErrorPanel>
    )
  if (count === 0 && problems.length === 0)
    return (
      <p role="status">
        {isOfAll
          ? t`No orders here are waiting to be sent by a courier or by post. No file was created.`
          : t`No orders here are waiting to be sent by this courier. No file was created.`}
      </p>
    )
  return (
    <div className={css.progress} role="status">
      {problems.length > 0 && <Held file={file} />}
      {isSaved && (
        <p>
          <Plural value={count} one="# order saved as" other="# orders saved as" />{' '}
          <bdi className={css.file}>{name}</bdi>
        </p>
      )}
      {leftOut > 0 && (
        <p className={css.quiet}>
          {isOfAll ? (
            <Plural
              value={leftOut}
              one="# order is left out: picked up by the customer, or already closed."
              other="# orders are left out: picked up by the customer, or already closed."
            />
          ) : (
            <Plural
              value={leftOut}
              one="# order is left out: not delivered by this courier, or already closed."
              other="# orders are left out: not delivered by this courier, or already closed."
            />
          )}
        </p>
      )}
      {unknown.length > 0 && (
        <p className={css.quiet}>
          {t`A later version stored what goes into these columns. This one doesn't know it, so they are empty:`}{' '}
          <bdi>{unknown.join(', ')}</bdi>
        </p>
      )}
      {isSaved && (
        <Button look="ghost" size="s" onClick={file.save}>
          {t`Save again`}
        </Button>
      )}
    </div>
  )
}
