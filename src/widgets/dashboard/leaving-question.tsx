import { useLingui } from '@lingui/react/macro'
import { LazyConfirm } from '../lazy/lazy-dialog'
import type { Leaving } from './use-leaving'

/** Asked before a screen goes on which something is not saved. */
export function LeavingQuestion({ leaving }: { leaving: Pick<Leaving, 'isAsking' | 'stay' | 'goOn'> }) {
  const { t } = useLingui()
  return (
    <LazyConfirm
      open={leaving.isAsking}
      dangerous
      title={t`Leave without saving?`}
      confirmLabel={t`Leave`}
      cancelLabel={t`Keep editing`}
      onConfirm={leaving.goOn}
      onCancel={leaving.stay}
    >
      {t`You have unsaved changes.`}
    </LazyConfirm>
  )
}
