import { useLingui } from '@lingui/react/macro'
import { lazyPart } from '../../core/kernel/lazy-part'
import { Dialog } from '../ui/dialog'
import type { CustomiserProps } from './customiser/customiser'
import { Screen } from './screen'

const customiser = lazyPart(
  () => import('./customiser/customiser'),
  ({ Customiser }) => Customiser,
)

type CustomiserDialogProps = CustomiserProps & {
  open: boolean
  onReload: (() => void) | undefined
  onClose(): void
}

/** Everything one can arrange, at the side. */
export function CustomiserDialog({ open, onReload, onClose, ...given }: CustomiserDialogProps) {
  const { t } = useLingui()
  return (
    <Dialog open={open} look="end" title={t`Customise layout`} closeLabel={t`Close layout settings`} onClose={onClose}>
      <Screen part={customiser} given={given} onReload={onReload} />
    </Dialog>
  )
}
