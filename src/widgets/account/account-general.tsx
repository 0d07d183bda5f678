import { useLingui } from '@lingui/react/macro'
import * as css from './account.css'
import { AccountPicture } from './account-picture'
import { AccountText } from './account-text'
import type { Drafted } from './use-account'

type TextName = 'username' | 'fullName' | 'email' | 'company'

/** Who somebody is here: what others see of them. */
export function AccountGeneral({ form }: { form: Drafted }) {
  const { t } = useLingui()
  const { general } = form.draft
  const text = (name: TextName) => ({
    form,
    path: `general.${name}`,
    value: general[name],
    onChange: (typed: string) => form.setGeneral({ [name]: typed }),
    required: true,
  })
  return (
    <div className={css.parts}>
      <AccountPicture form={form} />
      <div className={css.pairs}>
        <AccountText {...text('username')} hint={t`Short, no spaces`} />
        <AccountText {...text('fullName')} />
        <AccountText {...text('email')} mode="email" hint={t`You use it to sign in.`} />
        <AccountText {...text('company')} />
      </div>
    </div>
  )
}
