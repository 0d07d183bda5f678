import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useToaster } from '../../runtime/use-toaster'
import { Button } from '../../ui/button'
import type { ToastTone } from '../../ui/toaster'
import { State, States } from '../state'

export function Toasts() {
  const { t } = useLingui()
  const toaster = useToaster()
  const [undone, setUndone] = useState(0)
  const titles: Record<ToastTone, string> = {
    info: t`Your first order appears here.`,
    success: t`Order saved`,
    warning: t`Couldn't check everything.`,
    error: t`Couldn't load the order`,
  }
  const show = (tone: ToastTone) => () => toaster.show({ tone, title: titles[tone] })
  return (
    <States>
      <State name={t`Disappear after 6 s`}>
        <Button onClick={show('info')}>{t`Information`}</Button>
        <Button onClick={show('success')}>{t`Saved`}</Button>
        <Button onClick={show('warning')}>{t`Warning`}</Button>
      </State>
      <State name={t`Stays until dismissed`}>
        <Button onClick={show('error')}>{t`Error`}</Button>
      </State>
      <State name={t`With undo`}>
        <Button
          onClick={() =>
            toaster.show({
              tone: 'success',
              title: t`Deleted`,
              action: { label: t`Undo`, isUndo: true, run: () => setUndone(undone + 1) },
            })
          }
        >
          {t`Delete`}
        </Button>
        <output>{undone > 0 && t`Restored`}</output>
      </State>
    </States>
  )
}
