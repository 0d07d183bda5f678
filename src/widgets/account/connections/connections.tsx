import { messages as accountMessages } from 'langraan:messages/account'
import { messages } from 'langraan:messages/account.connections'
import { messages as failureMessages } from 'langraan:messages/failure'
import { messages as lazyMessages } from 'langraan:messages/lazy'
import { useLingui } from '@lingui/react/macro'
import { connectionNames } from '../../../core/account/account.contract'
import { defineWidget } from '../../runtime/define-widget'
import { part, title } from '../account.css'
import { ConnectionsSkeleton } from '../account-social'
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
  messages: [messages, accountMessages, failureMessages, lazyMessages],
  Skeleton: ConnectionsSkeleton,
  View: ConnectionsView,
})
