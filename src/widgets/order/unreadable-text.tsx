import FileQuestion from 'lucide-react/icons/file-question-mark'
import { type ReactNode, useState } from 'react'
import { Button } from '../ui/button'
import { ConfirmDialog } from '../ui/confirm-dialog'
import * as css from './later/order-later.css'

type UnreadableTextProps = {
  label: string
  title: string
  hint: string
  text: string
  textLabel: string
  discardLabel: string
  keepLabel: string
  question: string
  children: ReactNode
  onDiscard(): void
}

/** Shows the raw text of what can no longer be opened, so that the user can copy from it. */
export function UnreadableText(props: UnreadableTextProps) {
  const { label, title, hint, text, textLabel, discardLabel, keepLabel, question, children, onDiscard } = props
  const [asking, setAsking] = useState(false)
  return (
    <section className={css.offer} aria-label={label}>
      <FileQuestion className={css.offerIcon} aria-hidden="true" />
      <div className={css.noticeBody}>
        <p className={css.noticeTitle}>{title}</p>
        <p>{hint}</p>
        <textarea className={css.record} readOnly rows={4} aria-label={textLabel} value={text} />
        <div className={css.actions}>
          <Button look="ghost" size="s" onClick={() => setAsking(true)}>
            {discardLabel}
          </Button>
        </div>
      </div>
      <ConfirmDialog
        open={asking}
        dangerous
        title={question}
        confirmLabel={discardLabel}
        cancelLabel={keepLabel}
        onConfirm={() => {
          setAsking(false)
          onDiscard()
        }}
        onCancel={() => setAsking(false)}
      >
        {children}
      </ConfirmDialog>
    </section>
  )
}
