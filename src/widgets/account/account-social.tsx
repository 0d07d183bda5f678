import { useLingui } from '@lingui/react/macro'
import { connectionNames, linkNames } from '../../core/account/account.contract'
import * as css from './account.css'
import { AccountConnection } from './account-connection'
import { AccountText } from './account-text'
import type { Drafted } from './use-account'

/** Where else somebody is found, and which accounts elsewhere are theirs. */
export function AccountSocial({ form }: { form: Drafted }) {
  const { t } = useLingui()
  return (
    <div className={css.parts}>
      <section className={css.part}>
        <h2 className={css.title}>{t`Links`}</h2>
        <p className={css.quiet}>{t`The address of a page, or the name there.`}</p>
        <div className={css.pairs}>
          {linkNames.map((name) => (
            <AccountText
              key={name}
              form={form}
              path={`social.socialLinks.${name}`}
              value={form.draft.social.socialLinks[name]}
              onChange={(typed) => form.setLink(name, typed)}
            />
          ))}
        </div>
      </section>
      <section className={css.part}>
        <h2 className={css.title}>{t`Connected accounts`}</h2>
        <ul className={css.connections}>
          {connectionNames.map((name) => (
            <AccountConnection key={name} name={name} form={form} />
          ))}
        </ul>
      </section>
    </div>
  )
}
