import { useLingui } from '@lingui/react/macro'
import Clip from 'lucide-react/icons/paperclip'
import Close from 'lucide-react/icons/x'
import { useState } from 'react'
import type { MailAttachment } from '../../../core/email/email.contract'
import type { FieldErrors } from '../../../core/kernel/errors'
import { lookUp } from '../../../core/kernel/look-up'
import { RichText } from '../../rich-text/rich-text'
import { box } from '../../ui/box.css'
import { Button } from '../../ui/button'
import * as css from './compose.css'
import { RecipientsField } from './recipients-field'
import { usePeople, type WrittenLetter } from './use-letter'

type ComposeFilesProps = { files: readonly MailAttachment[]; onChange(files: MailAttachment[]): void }

function ComposeFiles({ files, onChange }: ComposeFilesProps) {
  const { t } = useLingui()
  if (files.length === 0) return null
  return (
    <ul className={css.files} aria-label={t`Attachments`}>
      {files.map((file) => (
        <li key={`${file.fileName} ${file.url.slice(0, 80)}`} className={css.chip}>
          <Clip size={14} aria-hidden="true" />
          <span className={css.chipText}>{file.fileName}</span>
          <button
            type="button"
            className={css.remove}
            aria-label={t`Remove ${file.fileName}`}
            onClick={() => onChange(files.filter((each) => each !== file))}
          >
            <Close size={14} aria-hidden="true" />
          </button>
        </li>
      ))}
    </ul>
  )
}

const hasError = (fields: FieldErrors, group: string) => lookUp(fields, group)?.includes('required') === true

export function ComposeFields({ written: { letter, fields, edit, send } }: { written: WrittenLetter }) {
  const { t } = useLingui()
  const suggest = usePeople()
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
        suggest={suggest}
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
      {shown.cc && (
        <RecipientsField label={t`Cc`} people={letter.cc} onChange={(cc) => edit({ cc })} suggest={suggest} />
      )}
      {shown.bcc && (
        <RecipientsField label={t`Bcc`} people={letter.bcc} onChange={(bcc) => edit({ bcc })} suggest={suggest} />
      )}
      <input
        type="text"
        className={`${box} ${css.subject}`}
        aria-label={t`Subject`}
        placeholder={t`Subject`}
        value={letter.subject}
        onChange={(event) => edit({ subject: event.currentTarget.value })}
      />
      <ComposeFiles files={letter.attachments ?? []} onChange={(attachments) => edit({ attachments })} />
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
