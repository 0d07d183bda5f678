import { useLingui } from '@lingui/react/macro'
import { socialNames } from '../../../core/users/users.user'
import * as fields from '../../ui/form.css'
import type { UserForm } from '../fields/use-user-form'
import { UserText } from '../fields/user-text'
import * as css from './edit.css'

/** The tab Social: where else somebody is found. */
export function SocialFields({ form }: { form: UserForm }) {
  const { t } = useLingui()
  return (
    <div className={css.groups}>
      <p className={fields.quiet}>{t`Enter a profile link or username.`}</p>
      <div className={fields.pairs}>
        {socialNames.map((name) => (
          <UserText
            key={name}
            form={form}
            path={`social.${name}`}
            value={form.draft.social[name]}
            onChange={(typed) => form.setSocial({ [name]: typed })}
          />
        ))}
      </div>
    </div>
  )
}
