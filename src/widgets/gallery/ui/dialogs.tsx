import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Button } from '../../ui/button'
import { ConfirmDialog } from '../../ui/confirm-dialog'
import { Dialog } from '../../ui/dialog'
import { sampleShops } from '../samples'
import { State, States } from '../state'

type Opened = 'centre' | 'end' | 'question' | undefined

export function Dialogs() {
  const { t } = useLingui()
  const [opened, setOpened] = useState<Opened>()
  const [answer, setAnswer] = useState('')
  const [shop] = sampleShops
  const close = () => setOpened(undefined)
  const decide = (text: string) => {
    setAnswer(text)
    close()
  }
  return (
    <States>
      <State name={t`In the middle`}>
        <Button onClick={() => setOpened('centre')}>{t`Open`}</Button>
      </State>
      <State name={t`On the side`}>
        <Button onClick={() => setOpened('end')}>{t`Open`}</Button>
      </State>
      <State name={t`Destructive question`}>
        <Button look="danger" onClick={() => setOpened('question')}>{t`Delete`}</Button>
        <output>{answer}</output>
      </State>
      <Dialog
        open={opened === 'centre' || opened === 'end'}
        look={opened === 'end' ? 'end' : 'centre'}
        title={t`Shop`}
        closeLabel={t`Close`}
        onClose={close}
        footer={<Button look="primary" onClick={close}>{t`OK`}</Button>}
      >
        {shop}
      </Dialog>
      <ConfirmDialog
        open={opened === 'question'}
        title={t`Delete ${shop}?`}
        confirmLabel={t`Delete`}
        cancelLabel={t`Cancel`}
        dangerous
        onConfirm={() => decide(t`Deleted`)}
        onCancel={() => decide(t`Kept`)}
      >
        {t`Nothing is deleted here: this is an example.`}
      </ConfirmDialog>
    </States>
  )
}
