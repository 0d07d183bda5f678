import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Button } from '../ui/button'
import * as css from './transfer.css'

type FileButtonsProps = {
  onReset(): void
  /** starts the import */
  children?: ReactNode
}

/** Below what a file would do or did: the way to another one. */
export function FileButtons({ onReset, children }: FileButtonsProps) {
  const { t } = useLingui()
  return (
    <div className={css.actions}>
      <Button onClick={onReset}>{t`Choose another file`}</Button>
      {children}
    </div>
  )
}
