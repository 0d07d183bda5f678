import { useLingui } from '@lingui/react/macro'
import Sign from 'lucide-react/icons/newspaper'
import { longestImage } from '../../../core/blog/blog.rules'
import { Picture } from '../../ui/picture'
import { PictureFile } from '../../ui/picture-file'
import * as css from './post-edit.css'
import { useEditMessages } from './use-post-edit-messages'
import type { PostForm } from './use-post-form'

type ImageError = 'kind' | 'picture' | 'too-large'

const imageKinds = ['image/png', 'image/jpeg', 'image/webp'] as const
/** file size in bytes; decoding a larger one would freeze the page */
const largestImage = 10_000_000

const longestSide = 1280
const qualities = [0.84, 0.7, 0.5] as const

const refused = (fieldError: ImageError) => new Error(fieldError)

function errorOf({ type, size }: Pick<File, 'type' | 'size'>): ImageError | undefined {
  if (!imageKinds.some((kind) => kind === type)) return 'kind'
  return size > largestImage ? 'too-large' : undefined
}

/** Scales the picture down and returns a data URL. Throws an Error whose message is an error code. */
async function readImage(file: File): Promise<string> {
  const fieldError = errorOf(file)
  if (fieldError) throw refused(fieldError)
  const image = await createImageBitmap(file).catch(() => {
    throw refused('picture')
  })
  const scale = Math.min(1, longestSide / Math.max(image.width, image.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(image.width * scale))
  canvas.height = Math.max(1, Math.round(image.height * scale))
  const pen = canvas.getContext('2d')
  if (!pen) throw refused('picture')
  pen.drawImage(image, 0, 0, canvas.width, canvas.height)
  image.close()
  // browsers that can't write WebP return a PNG
  for (const kind of ['image/webp', 'image/jpeg'])
    for (const quality of qualities) {
      const text = canvas.toDataURL(kind, quality)
      if (text.startsWith(`data:${kind}`) && text.length <= longestImage) return text
    }
  throw refused('too-large')
}

export function EditImage({ form: { draft, set, errors } }: { form: PostForm }) {
  const { t } = useLingui()
  const { labels, errorText } = useEditMessages()
  const image = draft.featuredImage
  return (
    <section className={css.group} data-field="featuredImage" aria-label={labels.featuredImage}>
      <h3 className={css.title}>{labels.featuredImage}</h3>
      <Picture
        size="fill"
        src={image || undefined}
        alt={image && t`Post picture`}
        icon={<Sign />}
        className={css.picture}
      />
      <PictureFile
        accept={imageKinds.join()}
        read={readImage}
        isThere={image !== ''}
        labels={{
          choose: image ? t`Change picture` : t`Choose a picture`,
          remove: t`Remove picture`,
          hint: t`PNG, JPEG or WebP, up to 10 MB. We resize it before saving.`,
        }}
        said={errors.featuredImage}
        errorText={errorText}
        onChange={(picture) => set('featuredImage', picture ?? '')}
      />
    </section>
  )
}
