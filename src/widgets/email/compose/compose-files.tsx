import { useLingui } from '@lingui/react/macro'
import Clip from 'lucide-react/icons/paperclip'
import Close from 'lucide-react/icons/x'
import type { MailAttachment } from '../../../core/email/email.contract'
import * as css from './compose.css'
import * as chip from './recipients-field.css'

type ComposeFilesProps = { files: readonly MailAttachment[]; onChange(files: MailAttachment[]): void }

/** Files that go along with a letter that is passed on. */
export function ComposeFiles({ files, onChange }: ComposeFilesProps) {
  const { t } = useLingui()
  if (files.length === 0) return null
  return (
    <ul className={css.files} aria-label={t`Attachments`}>
      {files.map((file) => (
        <li key={`${file.fileName} ${file.url.slice(0, 80)}`} className={chip.chip}>
          <Clip size={14} aria-hidden="true" />
          <span className={chip.chipText}>{file.fileName}</span>
          <button
            type="button"
            className={chip.remove}
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
