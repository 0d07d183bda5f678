import { useLingui } from '@lingui/react/macro'
import { connectionNames, linkNames } from '../../core/account/account.contract'
import { lazyPart } from '../../core/kernel/lazy-part'
import { Lazy } from '../lazy/lazy'
import { Skeleton } from '../ui/skeleton'
import * as css from './account.css'
import { AccountText } from './account-text'
import type { Drafted } from './use-account'

const connections = lazyPart(() => import('./connections/connections'))

/** Accounts elsewhere before their code is here. */
export const ConnectionsSkeleton = () => <Skeleton shape="block" height={66} count={connectionNames.length} />

/** Where else somebody is found, and which accounts elsewhere are theirs. */
export function AccountSocial({ form }: { form: Drafted }) {
  const { t } = useLingui()
  return (
    <div className={css.parts}>
      <section className={css.part}>
        <h2 className={css.title}>{t`Links`}</h2>
        <p className={css.quiet}>{t`Enter a profile link or username.`}</p>
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
      <Lazy part={connections} fallback={<ConnectionsSkeleton />}>
        {({ Connections }) => <Connections form={form} />}
      </Lazy>
    </div>
  )
}
