import { useLingui } from '@lingui/react/macro'
import { Avatar } from '../ui/avatar'
import { PictureFile, readPicture } from '../ui/picture-file'
import * as css from './account.css'
import type { Drafted } from './use-account'
import { useAccountMessages } from './use-account-messages'

/** The picture of whoever is signed in: another one from a file, cut to a square, or none. */
export function AccountPicture({ form }: { form: Drafted }) {
  const { t } = useLingui()
  const { errorText } = useAccountMessages()
  const { avatar, fullName, username } = form.draft.general
  return (
    <div className={css.picture} data-field="general.avatar">
      <Avatar name={fullName || username} src={avatar || undefined} size="l" />
      <div className={css.stack}>
        <PictureFile
          accept="image/*"
          read={readPicture}
          isThere={Boolean(avatar)}
          labels={{
            choose: t`Change picture`,
            remove: t`Remove picture`,
            hint: t`We crop it to a square and resize it.`,
          }}
          said={form.errors['general.avatar']}
          errorText={errorText}
          onChange={(picture) => form.setGeneral({ avatar: picture ?? null })}
        />
      </div>
    </div>
  )
}
