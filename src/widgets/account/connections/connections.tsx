import { messages as accountMessages } from 'langraan:messages/account'
import { messages } from 'langraan:messages/account.connections'
import { messages as failureMessages } from 'langraan:messages/failure'
import { messages as lazyMessages } from 'langraan:messages/lazy'
import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { type ConnectionName, connectionNames, noConnection } from '../../../core/account/account.contract'
import { lookUp } from '../../../core/kernel/look-up'
import { defineWidget } from '../../runtime/define-widget'
import { Avatar } from '../../ui/avatar'
import { Button } from '../../ui/button'
import { Field } from '../../ui/field'
import { Input } from '../../ui/input'
import { part, quiet, title } from '../account.css'
import { ConnectionsSkeleton } from '../account-skeleton'
import type { Drafted } from '../use-account'
import { useAccountMessages } from '../use-account-messages'
import * as css from './connections.css'

type ConnectionProps = { name: ConnectionName; form: Drafted }

function Connection({ name, form }: ConnectionProps) {
  const { t } = useLingui()
  const { labels, errorText } = useAccountMessages()
  const row = useRef<HTMLLIElement>(null)
  const [typed, setTyped] = useState<string>()
  const [isBlank, setBlank] = useState(false)
  const path = `social.connections.${name}`
  const label = lookUp(labels, path) ?? name
  const { id, profileImg } = form.draft.social.connections[name]
  const isOpen = typed !== undefined
  const isFirst = useRef(true)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focused control disappears when one of these changes
  useEffect(() => {
    if (!isFirst.current) row.current?.querySelector<HTMLElement>('input, button')?.focus()
    isFirst.current = false
  }, [isOpen, id === ''])
  const close = () => {
    setTyped(undefined)
    setBlank(false)
  }
  const connect = () => {
    const wanted = (typed ?? '').trim()
    setBlank(wanted === '')
    if (wanted === '') return
    form.connect(name, { id: wanted, profileImg: null })
    close()
  }
  const said = isBlank ? ['required'] : (lookUp(form.errors, path) ?? lookUp(form.errors, `${path}.id`))
  return (
    <li ref={row} className={css.connection} data-field={path}>
      <Avatar name={label} src={profileImg || undefined} />
      <div className={css.connectionName}>
        <span className={css.name}>{label}</span>
        <span className={quiet}>{id === '' ? t`Not connected` : t`Connected as ${id}`}</span>
      </div>
      {isOpen ? (
        <div className={css.connecting}>
          <Field className={css.connectingName} label={t`Your name on ${label}`} error={errorText(said)} required>
            <Input
              value={typed}
              autoComplete="off"
              dir="auto"
              onChange={(text) => {
                setTyped(text)
                setBlank(false)
              }}
              onKeyDown={(event) => {
                if (event.key !== 'Enter' && event.key !== 'Escape') return
                event.preventDefault()
                if (event.key === 'Enter') connect()
                else close()
              }}
            />
          </Field>
          <Button className={css.connectingAction} onClick={connect}>{t`Connect`}</Button>
          <Button className={css.connectingAction} look="ghost" onClick={close}>{t`Cancel`}</Button>
        </div>
      ) : id === '' ? (
        <Button size="s" label={t`Connect ${label}`} onClick={() => setTyped('')}>
          {t`Connect`}
        </Button>
      ) : (
        <Button size="s" look="ghost" label={t`Disconnect ${label}`} onClick={() => form.connect(name, noConnection)}>
          {t`Disconnect`}
        </Button>
      )}
    </li>
  )
}

function ConnectionsView({ form }: { form: Drafted }) {
  const { t } = useLingui()
  return (
    <section className={part}>
      <h2 className={title}>{t`Connected accounts`}</h2>
      <ul className={css.connections}>
        {connectionNames.map((name) => (
          <Connection key={name} name={name} form={form} />
        ))}
      </ul>
    </section>
  )
}

export const Connections = defineWidget<{ form: Drafted }>({
  apps: {},
  messages: [messages, accountMessages, failureMessages, lazyMessages],
  Skeleton: ConnectionsSkeleton,
  View: ConnectionsView,
})
