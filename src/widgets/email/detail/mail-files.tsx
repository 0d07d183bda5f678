import { Plural, useLingui } from '@lingui/react/macro'
import Download from 'lucide-react/icons/download'
import File from 'lucide-react/icons/file'
import type { MailAttachment } from '../../../core/email/email.contract'
import * as css from './mail-files.css'

/** only what cannot fetch anything from elsewhere is shown by itself */
const isOwnPicture = (address: string) => address.startsWith('data:image/')
/** what a link may lead to */
const isSafe = (address: string) => /^(https?:|data:(?!text\/html)|blob:|\/(?!\/))/i.test(address)

/** The files of a letter: each is saved under its name. */
export function MailFiles({ files }: { files: readonly MailAttachment[] }) {
  const { t } = useLingui()
  if (files.length === 0) return null
  return (
    <section className={css.files}>
      <h3 className={css.filesTitle}>
        <Plural value={files.length} one="# attachment" other="# attachments" />
      </h3>
      <ul className={css.fileList}>
        {files.map(({ fileName, thumbnail, url, size }) => (
          <li key={`${fileName} ${url.slice(0, 80)}`} className={css.file}>
            <span className={css.thumbnail} aria-hidden="true">
              {isOwnPicture(thumbnail) ? <img src={thumbnail} alt="" /> : <File />}
            </span>
            <span className={css.fileName}>
              <span className={css.fileTitle}>{fileName}</span>
              <span className={css.fileSize}>{size}</span>
            </span>
            {isSafe(url) && (
              <a
                className={css.save}
                href={url}
                download={fileName}
                target="_blank"
                rel="noopener noreferrer"
                aria-label={t`Download ${fileName}`}
                title={t`Download ${fileName}`}
              >
                <Download aria-hidden="true" />
              </a>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
