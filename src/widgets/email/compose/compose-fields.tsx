import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { FieldErrors } from '../../../core/kernel/errors'
import { lookUp } from '../../../core/kernel/look-up'
import { RichText } from '../../rich-text/rich-text'
import { box } from '../../ui/box.css'
import { Button } from '../../ui/button'
import * as css from './compose.css'
import { ComposeFiles } from './compose-files'
import { RecipientsField } from './recipients-field'
import { usePeople, type WrittenLetter } from './use-letter'

const hasError = (fields: FieldErrors, group: string) => lookUp(fields, group)?.includes('required') === true

export function ComposeFields({ written }: { written: WrittenLetter }) {
  const { letter, fields, edit, send } = written
  const { t } = useLingui()
  const known = usePeople()
  const [shown, setShown] = useState({ cc: letter.cc.length > 0, bcc: letter.bcc.length > 0 })
  const isNew = letter.to.length === 0
  // replies start in the text
  const [startsInText] = useState(!isNew)
  return (
    <div className={css.fields}>
      <RecipientsField
        label={t({ message: 'To', context: 'mail' })}
        people={letter.to}
        onChange={(to) => edit({ to })}
        known={known}
        error={hasError(fields, 'to') ? t`Add at least one recipient` : undefined}
        autoFocus={!startsInText}
      >
        <span className={css.more}>
          {!shown.cc && (
            <Button look="ghost" size="s" onClick={() => setShown({ ...shown, cc: true })}>
              {t`Cc`}
            </Button>
          )}
          {!shown.bcc && (
            <Button look="ghost" size="s" onClick={() => setShown({ ...shown, bcc: true })}>
              {t`Bcc`}
            </Button>
          )}
        </span>
      </RecipientsField>
      {shown.cc && <RecipientsField label={t`Cc`} people={letter.cc} onChange={(cc) => edit({ cc })} known={known} />}
      {shown.bcc && (
        <RecipientsField label={t`Bcc`} people={letter.bcc} onChange={(bcc) => edit({ bcc })} known={known} />
      )}
      <input
        type="text"
        className={`${box} ${css.subject}`}
        aria-label={t`Subject`}
        placeholder={t`Subject`}
        value={letter.subject}
        onChange={(event) => edit({ subject: event.currentTarget.value })}
      />
      <ComposeFiles written={written} />
      <div className={css.text}>
        <RichText
          label={t`Message`}
          value={letter.message}
          onChange={(message) => edit({ message })}
          onSubmit={send}
          autoFocus={startsInText}
          minHeight={260}
        />
      </div>
    </div>
  )
}
