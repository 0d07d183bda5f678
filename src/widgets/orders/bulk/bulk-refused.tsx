import { Plural, useLingui } from '@lingui/react/macro'
import type { RefusedOrder } from '../../../core/orders/orders.changes.contract'
import { Button } from '../../ui/button'
import { Dialog } from '../../ui/dialog'
import { useChangeWords } from '../use-change-words'
import * as css from './bulk-bar.css'

type BulkRefusedProps = { changed: number; refused: readonly RefusedOrder[]; onClose(): void }

/** The orders that were left alone, each with its reason. */
export function BulkRefused({ changed, refused, onClose }: BulkRefusedProps) {
  const { t } = useLingui()
  const words = useChangeWords()
  return (
    <Dialog
      open
      title={<Plural value={refused.length} one="# order was left as it is" other="# orders were left as they are" />}
      closeLabel={t`Close`}
      onClose={onClose}
      footer={
        <Button look="primary" data-autofocus="" onClick={onClose}>
          {t`Close`}
        </Button>
      }
    >
      <p className={css.sum}>
        <Plural value={changed} _0="No order was changed." one="# order was changed." other="# orders were changed." />{' '}
        {t`These stay selected:`}
      </p>
      <ul className={css.refused}>
        {refused.map((each) => (
          <li key={each.OrderNumber} className={css.item}>
            <bdi className={css.number}>{each.OrderNumber}</bdi>
            <span>{words.refused(each)}</span>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
