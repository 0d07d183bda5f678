import { useLingui } from '@lingui/react/macro'
import Clip from 'lucide-react/icons/paperclip'
import Close from 'lucide-react/icons/x'
import { useRef } from 'react'
import type { ChosenFile } from '../../../core/chat/chat.chosen'
import type { FileProblem } from '../../../core/kernel/file-problem'
import { hint, list } from '../../attach/attach.css'
import { FileRow } from '../../attach/file-row'
import { useAttachMessages } from '../../attach/use-attach-messages'
import { Button } from '../../ui/button'
import { acceptedFiles } from '../../ui/taken-files'
import * as css from './conversation.css'

type ChosenFilesProps = { files: readonly ChosenFile[]; onDrop(key: string): void }

/** Files that go with the next message. */
export function ChosenFiles({ files, onDrop }: ChosenFilesProps) {
  const { t } = useLingui()
  const messages = useAttachMessages()
  const problems: Record<FileProblem, string> = {
    'too-large': t`Larger than 4 MB: can't be sent`,
    empty: t`Empty: can't be sent`,
    type: t`Not a picture or PDF: can't be sent`,
  }
  if (files.length === 0) return null
  return (
    <div className={css.chosen}>
      <ul className={list} aria-label={t`Files to send`}>
        {files.map(({ key, name, bytes, problem }) => (
          <FileRow key={key} name={name} size={messages.size(bytes)} problem={problem && problems[problem]}>
            <Button size="s" look="ghost" icon={<Close />} label={t`Remove ${name}`} onClick={() => onDrop(key)} />
          </FileRow>
        ))}
      </ul>
      <p className={hint}>{t`Pictures or PDF files of up to 4 MB.`}</p>
    </div>
  )
}

/** Opens the file picker. */
export function ChooseButton({ onFiles }: { onFiles(files: File[]): void }) {
  const { t } = useLingui()
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button look="ghost" icon={<Clip />} label={t`Add pictures or files`} onClick={() => input.current?.click()} />
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept={acceptedFiles}
        aria-label={t`Add pictures or files`}
        onChange={(event) => {
          onFiles([...(event.currentTarget.files ?? [])])
          event.currentTarget.value = ''
        }}
      />
    </>
  )
}
