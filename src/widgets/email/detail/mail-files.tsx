import { Plural, useLingui } from '@lingui/react/macro'
import Download from 'lucide-react/icons/download'
import File from 'lucide-react/icons/file'
import Document from 'lucide-react/icons/file-text'
import Broken from 'lucide-react/icons/image-off'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { MailAttachment } from '../../../core/email/email.contract'
import { PictureDialog } from '../../attach/picture-dialog'
import { useAttachMessages } from '../../attach/use-attach-messages'
import { saveFile } from '../../ui/save-file'
import { Spinner } from '../../ui/spinner'
import { useDataUrl } from '../../ui/use-data-url'
import * as css from './mail-detail.css'
import { useMailFile } from './use-mail-file'

/** only images that need no request are shown without asking */
const isOwnPicture = (address: string) => address.startsWith('data:image/')
/** allowed link targets */
const isSafe = (address: string) => /^(https?:|data:(?!text\/html)|blob:|\/(?!\/))/i.test(address)

type RowProps = { name: string; size: string; picture: ReactNode; children: ReactNode }

const Row = ({ name, size, picture, children }: RowProps) => (
  <li className={css.file}>
    {picture}
    <span className={css.fileName}>
      <bdi className={css.fileTitle} title={name}>
        {name}
      </bdi>
      <span className={css.fileSize}>{size}</span>
    </span>
    {children}
  </li>
)

/** A file elsewhere, by its address. */
function LinkedFile({ file: { fileName, thumbnail, url, size } }: { file: MailAttachment }) {
  const { t } = useLingui()
  const picture = (
    <span className={css.thumbnail} aria-hidden="true">
      {isOwnPicture(thumbnail) ? <img src={thumbnail} alt="" /> : <File />}
    </span>
  )
  return (
    <Row name={fileName} size={size} picture={picture}>
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
    </Row>
  )
}

type StoredProps = { id: string; name: string; size: string; isPicture: boolean }

/** A picture shows itself; anything else is saved once it has loaded. */
function LoadedFile({ id, name, size, isPicture }: StoredProps) {
  const { t } = useLingui()
  const { content, isFailed, reload } = useMailFile(id)
  const address = useDataUrl(isPicture ? content : undefined)
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const save = () => content && button.current && saveFile(name, content, button.current)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as soon as it is there
  useEffect(() => {
    if (!isPicture) save()
  }, [content])
  const picture = address ? (
    <button type="button" className={css.view} aria-label={t`View ${name}`} onClick={() => setOpen(true)}>
      <img src={address} alt="" />
    </button>
  ) : (
    <span className={css.thumbnail} aria-hidden="true">
      {isFailed ? <Broken /> : isPicture ? <Spinner /> : <Document />}
    </span>
  )
  const label = isFailed ? t`Load ${name} again` : t`Download ${name}`
  return (
    <Row name={name} size={isFailed ? t`Couldn't be loaded` : size} picture={picture}>
      <button
        ref={button}
        type="button"
        className={css.save}
        aria-label={label}
        title={label}
        onClick={isFailed ? reload : save}
      >
        <Download aria-hidden="true" />
      </button>
      <PictureDialog name={name} content={content} open={isOpen} onClose={() => setOpen(false)} />
    </Row>
  )
}

function StoredFile(props: StoredProps) {
  const { t } = useLingui()
  const { name, size, isPicture } = props
  const [isWanted, setWanted] = useState(isPicture)
  if (isWanted) return <LoadedFile {...props} />
  const picture = (
    <span className={css.thumbnail} aria-hidden="true">
      <Document />
    </span>
  )
  return (
    <Row name={name} size={size} picture={picture}>
      <button
        type="button"
        className={css.save}
        aria-label={t`Download ${name}`}
        title={t`Download ${name}`}
        onClick={() => setWanted(true)}
      >
        <Download aria-hidden="true" />
      </button>
    </Row>
  )
}

export function MailFiles({ files }: { files: readonly MailAttachment[] }) {
  const { size } = useAttachMessages()
  if (files.length === 0) return null
  return (
    <section className={css.files}>
      <h3 className={css.filesTitle}>
        <Plural value={files.length} one="# attachment" other="# attachments" />
      </h3>
      <ul className={css.fileList}>
        {files.map((each) =>
          each.file ? (
            <StoredFile
              key={each.file.id}
              id={each.file.id}
              name={each.fileName}
              size={size(each.file.bytes)}
              isPicture={each.file.type.startsWith('image/')}
            />
          ) : (
            <LinkedFile key={`${each.fileName} ${each.url.slice(0, 80)}`} file={each} />
          ),
        )}
      </ul>
    </section>
  )
}
