import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { Editor } from '../../../core/live/editing/live.editing.contract'
import * as css from './order-detail.css'

type OrderEditorsProps = {
  editors: readonly Editor[]
  /** the order was changed since it was opened for editing */
  isOutdated: boolean
}

export function OrderEditors({ editors, isOutdated }: OrderEditorsProps) {
  const { t } = useLingui()
  const [first, ...others] = editors
  const name = first?.name ?? ''
  return (
    <div role="status" className={css.editors}>
      {first && (
        <p className={css.editing}>
          {others.length === 0
            ? t`${name} is editing this order`
            : t`${name} and ${plural(others.length, { one: '# other', other: '# others' })} are editing this order`}
        </p>
      )}
      {isOutdated && (
        <p className={css.editing}>
          {t`Someone else changed this order. Your entries are still here; when you save, you choose between the two.`}
        </p>
      )}
    </div>
  )
}
