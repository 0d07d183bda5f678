import { useLingui } from '@lingui/react/macro'
import { Button } from '../ui/button'
import { Dialog } from '../ui/dialog'
import { saveFile } from '../ui/save-file'
import { useDataUrl } from '../ui/use-data-url'
import * as css from './attach.css'

type PictureDialogProps = { name: string; content: Blob | undefined; open: boolean; onClose(): void }

/** A picture, large, with a button that downloads it. */
export function PictureDialog({ name, content, open, onClose }: PictureDialogProps) {
  const { t } = useLingui()
  const address = useDataUrl(open ? content : undefined)
  return (
    <Dialog
      open={open}
      look="wide"
      title={name}
      closeLabel={t`Close`}
      onClose={onClose}
      footer={
        <Button
          onClick={({ currentTarget }) => content && saveFile(name, content, currentTarget)}
        >{t`Download`}</Button>
      }
    >
      {address && <img className={css.large} src={address} alt={name} />}
    </Dialog>
  )
}
