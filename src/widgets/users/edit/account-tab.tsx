import { useLingui } from '@lingui/react/macro'
import Alert from 'lucide-react/icons/triangle-alert'
import { sameCodes } from '../../../core/users/users.permissions'
import * as fields from '../../ui/form.css'
import { AccountFields } from '../fields/account-fields'
import type { UserForm } from '../fields/use-user-form'
import { PermissionMatrix } from '../matrix/permission-matrix'
import * as css from './edit.css'
import { UserPicture } from './user-picture'

/** The tab Account: picture, name, place here, and what somebody may do. */
export function AccountTab({ form, isMe }: { form: UserForm; isMe: boolean }) {
  const { t } = useLingui()
  const isOtherwise = form.base !== undefined && !sameCodes(form.base.permissions, form.draft.permissions)
  return (
    <div className={css.groups}>
      <UserPicture form={form} />
      <AccountFields form={form} isNew={false} />
      <section className={css.group}>
        <h3 className={fields.groupTitle}>{t`Permissions`}</h3>
        <p className={fields.quiet}>{t`They apply from the next sign-in, or immediately for yourself.`}</p>
        <div role="status">
          {isMe && isOtherwise && (
            <p className={css.warning}>
              <Alert className={css.warningIcon} aria-hidden="true" />
              {t`These are your own permissions. You'll lose access to whatever you remove here when you save.`}
            </p>
          )}
        </div>
        <PermissionMatrix codes={form.draft.permissions} onGrant={form.grant} />
      </section>
    </div>
  )
}
