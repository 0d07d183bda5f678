import { Plural } from '@lingui/react/macro'
import Check from 'lucide-react/icons/check'
import type { CodOutcome as Outcome } from '../../core/cod/cod.outcomes'
import { isConclusive } from '../../core/kernel/outcome'
import * as css from './cod.css'

/** What became of the parcels that were marked here. */
export function CodOutcome({ outcome, isStoring }: { outcome: Outcome; isStoring: boolean }) {
  const { failed, unsent, settled } = outcome
  const errors = Object.values(failed)
  const unknown = errors.filter((error) => !isConclusive(error)).length
  const unmarked = errors.length - unknown + unsent.length
  return (
    <>
      {unknown > 0 && (
        <p className={css.fieldError} role="alert">
          <Plural
            value={unknown}
            one="We couldn't confirm whether # parcel was marked. It's safe to try again: none is marked twice."
            other="We couldn't confirm whether # parcels were marked. It's safe to try again: none is marked twice."
          />
        </p>
      )}
      {unmarked > 0 && (
        <p className={css.fieldError} role="alert">
          <Plural
            value={unmarked}
            one="# parcel couldn't be marked. It's still selected: try again."
            other="# parcels couldn't be marked. They're still selected: try again."
          />
        </p>
      )}
      <p className={css.said} role="status">
        {!isStoring && settled.length > 0 && (
          <>
            <Check className={css.saidIcon} aria-hidden="true" />
            <span>
              <Plural value={settled.length} one="# parcel marked as received" other="# parcels marked as received" />
            </span>
          </>
        )}
      </p>
    </>
  )
}
