import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { ConfirmDialog } from '../ui/confirm-dialog'
import type { Unsaved } from './use-unsaved'

type LeaveQuestionProps = {
  unsaved: Pick<Unsaved, 'isAsking' | 'leave' | 'stay'> & Partial<Pick<Unsaved, 'isUncertain'>>
  children?: ReactNode
}

export function LeaveQuestion({ unsaved, children }: LeaveQuestionProps) {
  const { t } = useLingui()
  return (
    <ConfirmDialog
      open={unsaved.isAsking}
      dangerous
      title={unsaved.isUncertain ? t`Leave without knowing whether it was saved?` : t`Leave without saving?`}
      confirmLabel={t`Leave`}
      cancelLabel={t`Keep editing`}
      onConfirm={unsaved.leave}
      onCancel={unsaved.stay}
    >
      {unsaved.isUncertain
        ? t`There was no response, so it may or may not be saved. Save again to find out.`
        : (children ?? t`You have unsaved changes.`)}
    </ConfirmDialog>
  )
}
