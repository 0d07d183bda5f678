import { useLingui } from '@lingui/react/macro'
import Before from 'lucide-react/icons/chevron-left'
import After from 'lucide-react/icons/chevron-right'
import Photo from 'lucide-react/icons/image'
import NoPhoto from 'lucide-react/icons/image-off'
import { useEffect, useRef, useState } from 'react'
import { lookUp } from '../../core/kernel/look-up'
import type { Profile } from '../../core/profile/profile.contract'
import { LazyDialog } from '../lazy/lazy-dialog'
import { useEffectEvent } from '../runtime/use-effect-event'
import { Button } from '../ui/button'
import { EmptyPanel } from '../ui/empty-panel'
import { Picture } from '../ui/picture'
import { readingKey } from '../ui/reading-key'
import * as css from './profile.css'

type DialogProps = {
  photos: Profile['latestPhotos']
  /** undefined: closed */
  at: number | undefined
  nameOf(at: number): string
  onGo(at: number): void
  onClose(): void
}

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 }

/** Arrow keys switch photos, wrapping around. */
function ProfilePhotoDialog({ photos, at, nameOf, onGo, onClose }: DialogProps) {
  const { t } = useLingui()
  const [failed, setFailed] = useState<string>()
  const containerRef = useRef<HTMLDivElement>(null)
  const count = photos.length
  const shown = Math.min(at ?? 0, count - 1)
  const photo = photos[shown]
  const step = (by: number) => onGo((shown + by + count) % count)
  const go = useEffectEvent(step)
  const isOpen = at !== undefined
  useEffect(() => {
    const node = containerRef.current
    if (!node || !isOpen) return
    // anywhere in the dialog
    const press = (event: KeyboardEvent) => {
      const by = lookUp(steps, readingKey({ key: event.key, currentTarget: node }))
      if (by === undefined) return
      event.preventDefault()
      go(by)
    }
    node.addEventListener('keydown', press)
    return () => node.removeEventListener('keydown', press)
  }, [isOpen, go])
  if (!photo) return null
  const nth = shown + 1
  return (
    <div ref={containerRef}>
      <LazyDialog
        open={isOpen}
        look="wide"
        onClose={onClose}
        closeLabel={t`Close`}
        title={nameOf(shown)}
        footer={
          count > 1 && (
            <div className={css.steps}>
              <Button icon={<Before className={css.towards} />} onClick={() => step(-1)}>
                {t`Previous photo`}
              </Button>
              <span className={css.quiet} aria-live="polite">
                {t`${nth} of ${count}`}
              </span>
              <Button data-autofocus="" onClick={() => step(1)}>
                {t`Next photo`}
                <After size={18} className={css.towards} aria-hidden="true" />
              </Button>
            </div>
          )
        }
      >
        {failed === photo.img ? (
          <p className={css.lost}>
            <NoPhoto aria-hidden="true" /> {t`Couldn't load this photo`}
          </p>
        ) : (
          <img
            key={photo.id}
            className={css.large}
            src={photo.img}
            alt={photo.alt}
            onError={() => setFailed(photo.img)}
          />
        )}
      </LazyDialog>
    </div>
  )
}

type PhotosProps = {
  photos: Profile['latestPhotos']
  /** maximum number shown; the dialog has all */
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
