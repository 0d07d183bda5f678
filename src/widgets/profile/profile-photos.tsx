import { useLingui } from '@lingui/react/macro'
import Photo from 'lucide-react/icons/image'
import { useState } from 'react'
import type { Profile } from '../../core/profile/profile.contract'
import { EmptyPanel } from '../ui/empty-panel'
import { Picture } from '../ui/picture'
import * as css from './profile.css'
import { ProfilePhotoDialog } from './profile-photo-dialog'

type PhotosProps = {
  photos: Profile['latestPhotos']
  /** at most this many are laid out; in the dialog are all */
  most?: number
}

export function ProfilePhotos({ photos, most = photos.length }: PhotosProps) {
  const { t } = useLingui()
  const [open, setOpen] = useState<number>()
  if (photos.length === 0) return <EmptyPanel icon={<Photo />} title={t`No photos yet`} />
  const nameOf = (at: number): string => {
    const alt = photos[at]?.alt
    const nth = at + 1
    return alt ? t`Photo ${nth}: ${alt}` : t`Photo ${nth}`
  }
  return (
    <>
      <ul className={css.photos}>
        {photos.slice(0, most).map(({ id, img }, at) => (
          <li key={id}>
            <button type="button" className={css.photo} aria-label={nameOf(at)} onClick={() => setOpen(at)}>
              <Picture src={img} size="fill" icon={<Photo />} />
            </button>
          </li>
        ))}
      </ul>
      <ProfilePhotoDialog photos={photos} at={open} nameOf={nameOf} onGo={setOpen} onClose={() => setOpen(undefined)} />
    </>
  )
}
