import { Plural, useLingui } from '@lingui/react/macro'
import Check from 'lucide-react/icons/check'
import Back from 'lucide-react/icons/undo-2'
import { useRef } from 'react'
import type { CodPlace } from '../../core/cod/cod.outcomes'
import { isConclusive } from '../../core/kernel/outcome'
import { Button } from '../ui/button'
import { useKeptFocus } from '../ui/use-kept-focus'
import * as css from './cod.css'
import type { Cod } from './use-cod'

/** What became of the parcels that were marked here, and the way back. */
export function CodOutcome({ cod, place }: { cod: Cod; place: CodPlace }) {
  const { t } = useLingui()
  const { failed, unsent, settled, undone, notUndone } = place === 'list' ? cod.listOutcome : cod.byHandOutcome
  const isStoring = cod.isStoringAt(place)
  const isUndoing = cod.isUndoingAt(place)
  const left = isUndoing ? 0 : Object.keys(notUndone).length
  const errors = Object.values(failed)
  const unknown = errors.filter((error) => !isConclusive(error)).length
  const saidRef = useRef<HTMLParagraphElement>(null)
  // the button goes with what it undid
  useKeptFocus(saidRef, undone.length)
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
      {left > 0 && (
        <p className={css.fieldError} role="alert">
          <Plural
            value={left}
            one="# parcel couldn't be put back. Open its order to see how it stands."
            other="# parcels couldn't be put back. Open their orders to see how they stand."
          />
        </p>
      )}
      <p ref={saidRef} tabIndex={-1} className={css.said} role="status">
        {!isStoring && undone.length > 0 && settled.length === 0 && (
          <span>
            <Plural value={undone.length} one="# parcel is outstanding again" other="# parcels are outstanding again" />
          </span>
        )}
        {!isStoring && settled.length > 0 && (
          <>
            <Check className={css.saidIcon} aria-hidden="true" />
            <span>
              <Plural value={settled.length} one="# parcel marked as received" other="# parcels marked as received" />
            </span>
          </>
        )}
      </p>
      {!isStoring && settled.length > 0 && (
        <Button
          look="ghost"
          size="s"
          icon={<Back />}
          className={css.undo}
          busy={isUndoing}
          disabled={cod.status !== 'ready'}
          onClick={() => cod.undo(place)}
        >
          {t`Undo`}
        </Button>
      )}
    </>
  )
}
