import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Dialog } from '../ui/dialog'
import * as css from './transfer.css'

type TransferFrameProps = {
  title: string
  /** can't be closed while records are stored */
  stage: string
  onClose(): void
  children: ReactNode
}

/** The dialog in which records are saved as a file and imported from one. */
export function TransferFrame({ title, stage, onClose, children }: TransferFrameProps) {
  const { t } = useLingui()
  return (
    <Dialog open look="end" title={title} closeLabel={t`Close`} dismissible={stage !== 'running'} onClose={onClose}>
      <div className={css.body}>{children}</div>
    </Dialog>
  )
}
