import { useLingui } from '@lingui/react/macro'
import { Avatar } from '../../ui/avatar'
import { PictureFile } from '../../ui/picture-file'
import { readPicture } from '../../ui/read-picture'
import { useFieldMessages } from '../fields/use-user-field-messages'
import type { UserForm } from '../fields/use-user-form'
import { nameOf } from '../use-user-changes'
import * as css from './edit.css'

/** The picture of a user: another one from a file, cut to a square, or none. */
export function UserPicture({ form: { draft, set, errors } }: { form: UserForm }) {
  const { t } = useLingui()
  const { errorText } = useFieldMessages()
  return (
    <div className={css.picture} data-field="avatar">
      <Avatar name={nameOf(draft)} src={draft.avatar || undefined} size="l" />
      <div className={css.stack}>
        <PictureFile
          accept="image/*"
          read={readPicture}
          isThere={Boolean(draft.avatar)}
          labels={{
            choose: t`Change picture`,
            remove: t`Remove picture`,
            hint: t`We crop it to a square and resize it.`,
          }}
          said={errors.avatar}
          errorText={errorText}
          onChange={(picture) => set('avatar', picture ?? null)}
        />
      </div>
    </div>
  )
}
