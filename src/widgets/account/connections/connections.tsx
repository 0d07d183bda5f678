import { texts as accountTexts } from 'langraan:texts/account'
import { texts } from 'langraan:texts/account.connections'
import { texts as failureTexts } from 'langraan:texts/failure'
import { texts as lazyTexts } from 'langraan:texts/lazy'
import { useLingui } from '@lingui/react/macro'
import { connectionNames } from '../../../core/account/account.contract'
import { defineWidget } from '../../root/define-widget'
import { part, title } from '../account.css'
import { ConnectionsPlace } from '../account-social'
import type { Drafted } from '../use-account'
import { Connection } from './connection'
import { connections } from './connections.css'

function ConnectionsView({ form }: { form: Drafted }) {
  const { t } = useLingui()
  return (
    <section className={part}>
      <h2 className={title}>{t`Connected accounts`}</h2>
      <ul className={connections}>
        {connectionNames.map((name) => (
          <Connection key={name} name={name} form={form} />
        ))}
      </ul>
    </section>
  )
}

/** Accounts elsewhere that are somebody's own. */
export const Connections = defineWidget<{ form: Drafted }>({
  apps: {},
  texts: [texts, accountTexts, failureTexts, lazyTexts],
  Skeleton: ConnectionsPlace,
  View: ConnectionsView,
})
