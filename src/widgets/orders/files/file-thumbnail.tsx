import { useLingui } from '@lingui/react/macro'
import Document from 'lucide-react/icons/file-text'
import Broken from 'lucide-react/icons/image-off'
import { useRef, useState } from 'react'
import type { OrderFile } from '../../../core/orders/orders.contract'
import { Button } from '../../ui/button'
import { Dialog } from '../../ui/dialog'
import { saveFile } from '../../ui/save-file'
import { useDataUrl } from '../../ui/use-data-url'
import * as css from './files.css'
import { useFile } from './use-order-files'

type FileProps = { OrderNumber: string; file: OrderFile; onRemove: (() => void) | undefined }

/** A picture opens large, a PDF is downloaded. */
export function FileThumbnail({ OrderNumber, file, onRemove }: FileProps) {
  const { t } = useLingui()
  const { content, isFailed, reload } = useFile(OrderNumber, file.id)
  const isPicture = file.type !== 'application/pdf'
  const address = useDataUrl(isPicture ? content : undefined)
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const { name } = file
  const save = () => content && button.current && saveFile(name, content, button.current)
  const press = () => {
    if (isFailed) reload()
    else if (isPicture) setOpen(true)
    else save()
  }
  return (
    <li className={css.item}>
      <button
        ref={button}
        type="button"
        className={css.thumbnail}
        title={name}
        aria-label={isFailed ? t`Load ${name} again` : isPicture ? t`View ${name}` : t`Download ${name}`}
        onClick={press}
      >
        {isFailed ? (
          <Broken aria-hidden="true" />
        ) : isPicture ? (
          address && <img className={css.picture} src={address} alt="" />
        ) : (
          <>
            <Document aria-hidden="true" />
            <bdi className={css.name}>{name}</bdi>
          </>
        )}
      </button>
      <Dialog
        open={isOpen}
        look="wide"
        title={name}
        closeLabel={t`Close`}
        onClose={() => setOpen(false)}
        footer={
          <>
            {onRemove && (
              <Button
                look="danger"
                onClick={() => {
                  setOpen(false)
                  onRemove()
                }}
              >{t`Remove`}</Button>
            )}
            <Button onClick={save}>{t`Download`}</Button>
          </>
        }
      >
        {address && <img className={css.large} src={address} alt={name} />}
      </Dialog>
      {!isPicture && onRemove && (
        <Button size="s" look="ghost" label={t`Remove ${name}`} onClick={onRemove}>
          {t`Remove`}
        </Button>
      )}
    </li>
  )
}
