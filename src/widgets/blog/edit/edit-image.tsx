import { useLingui } from '@lingui/react/macro'
import Sign from 'lucide-react/icons/newspaper'
import { Picture } from '../../ui/picture'
import { PictureFile } from '../../ui/picture-file'
import * as css from './edit.css'
import { imageKinds, readImage } from './read-image'
import { useEditMessages } from './use-post-edit-messages'
import type { PostForm } from './use-post-form'

/** The picture above a post. */
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
