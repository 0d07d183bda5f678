import { useLingui } from '@lingui/react/macro'
import Clip from 'lucide-react/icons/paperclip'
import Close from 'lucide-react/icons/x'
import { useRef } from 'react'
import type { LetterUpload } from '../../../core/email/compose/email.compose.uploads'
import { isRefusal } from '../../../core/kernel/errors'
import { lookUp } from '../../../core/kernel/look-up'
import { hint, list } from '../../attach/attach.css'
import { FileRow } from '../../attach/file-row'
import { useAttachMessages } from '../../attach/use-attach-messages'
import { Button } from '../../ui/button'
import { FieldError } from '../../ui/field-error'
import { Problem } from '../../ui/problem'
import { acceptedFiles } from '../../ui/taken-files'
import * as css from './compose.css'
import type { WrittenLetter } from './use-letter'

type RemoveProps = { label: string; onRemove(): void }

const Remove = ({ label, onRemove }: RemoveProps) => (
  <button type="button" className={css.remove} aria-label={label} onClick={onRemove}>
    <Close size={14} aria-hidden="true" />
  </button>
)

type UploadProps = { upload: LetterUpload; onCancel(): void; onRetry(): void }

function Upload({ upload: { name, file, error }, onCancel, onRetry }: UploadProps) {
  const { t } = useLingui()
  const messages = useAttachMessages()
  if (!error)
    return (
      <FileRow name={name} size={messages.size(file.size)} isBusy>
        <span role="status" className={hint}>{t`Adding…`}</span>
        <Remove label={t`Cancel adding ${name}`} onRemove={onCancel} />
      </FileRow>
    )
  return (
    <li>
      <Problem
        actions={
          <>
            {!isRefusal(error) && <Button size="s" onClick={onRetry}>{t`Try again`}</Button>}
            <Button size="s" look="ghost" label={t`Dismiss ${name}`} onClick={onCancel}>{t`Dismiss`}</Button>
          </>
        }
      >
        <bdi>{name}</bdi>: {messages.problem(error)}
      </Problem>
    </li>
  )
}

/** Why the letter can't be sent, or closed, because of its files. */
function useProblem({ fields, uploads }: WrittenLetter): string | undefined {
  const { t } = useLingui()
  const [code] = lookUp(fields, 'attachments') ?? []
  if (code === 'pending' && uploads.some(({ error }) => !error))
    return t`A file is still being added. Wait for it, or cancel it.`
  if (code === 'pending' && uploads.length > 0) return t`A file couldn't be added. Try again, or dismiss it.`
  if (code === 'too-many') return t`At most 10 files fit into an email.`
  if (code === 'too-large') return t`All files together may have at most 15 MB.`
  return undefined
}

/** Positions of files that the backend no longer has. */
const lostIn = ({ error, saved }: WrittenLetter): ReadonlySet<number> =>
  new Set(
    saved === 'failed'
      ? Object.keys(error?.detail.fields ?? {}).flatMap((path) => {
          const [, position] = /^email\.attachments\.(\d+)$/.exec(path) ?? []
          return position === undefined ? [] : [Number(position)]
        })
      : [],
  )

export function ComposeFiles({ written }: { written: WrittenLetter }) {
  const { t } = useLingui()
  const messages = useAttachMessages()
  const problem = useProblem(written)
  const { letter, uploads, edit } = written
  const files = letter.attachments ?? []
  const lost = lostIn(written)
  if (files.length + uploads.length === 0) return null
  return (
    <div className={css.files}>
      <ul className={list} aria-label={t`Attachments`}>
        {files.map((file, position) => (
          <FileRow
            key={file.file?.id ?? `${file.fileName} ${file.url.slice(0, 80)}`}
            name={file.fileName}
            size={file.file ? messages.size(file.file.bytes) : file.size}
            isWrong={lost.has(position)}
          >
            <Remove
              label={t`Remove ${file.fileName}`}
              onRemove={() => edit({ attachments: files.filter((each) => each !== file) })}
            />
          </FileRow>
        ))}
        {uploads.map((upload) => (
          <Upload
            key={upload.key}
            upload={upload}
            onCancel={() => written.cancelUpload(upload.key)}
            onRetry={() => written.retryUpload(upload.key)}
          />
        ))}
      </ul>
      {problem !== undefined && <FieldError>{problem}</FieldError>}
      {lost.size > 0 && (
        <FieldError>{t`The shop no longer has the marked files. Remove them, then add them again.`}</FieldError>
      )}
      <p className={hint}>{t`Up to 10 pictures or PDF files of 4 MB each, 15 MB in all.`}</p>
    </div>
  )
}

/** Opens the file picker. */
export function AttachButton({ onFiles }: { onFiles(files: File[]): void }) {
  const { t } = useLingui()
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button
        look="ghost"
        icon={<Clip />}
        label={t`Attach files`}
        title={t`Attach files: pictures or PDF, 4 MB each`}
        onClick={() => input.current?.click()}
      />
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept={acceptedFiles}
        aria-label={t`Attach files`}
        onChange={(event) => {
          onFiles([...(event.currentTarget.files ?? [])])
          event.currentTarget.value = ''
        }}
      />
    </>
  )
}
