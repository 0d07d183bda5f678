import { useLingui } from '@lingui/react/macro'
import Back from 'lucide-react/icons/arrow-left'
import Edit from 'lucide-react/icons/pencil'
import Remove from 'lucide-react/icons/trash-2'
import { type ReactNode, useContext } from 'react'
import type { User } from '../../../core/users/users.user'
import { Avatar } from '../../ui/avatar'
import { Badge } from '../../ui/badge'
import { Button } from '../../ui/button'
import { nameOf } from '../use-user-changes'
import { useUserMessages } from '../use-user-messages'
import type { UserRights } from '../use-user-rights'
import { UserNavigationContext } from '../user-navigation'
import { NavigationButton } from '../user-navigation-button'
import { UserRoleName } from '../user-role'
import * as css from './view.css'

function Told({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={css.item}>
      <dt className={css.quiet}>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

type UserCardProps = { user: User; rights: UserRights; onRemove(): void }

/** Who somebody is here, with the ways to change that. */
export function UserCard({ user, rights, onRemove }: UserCardProps) {
  const { t } = useLingui()
  const messages = useUserMessages()
  const { hasList } = useContext(UserNavigationContext)
  const { id, username, email, contact, company, country, role, status, avatar } = user
  const isMe = username === rights.me
  return (
    <section className={css.card} aria-label={t`About this user`}>
      <div className={css.head}>
        {hasList && <NavigationButton look="ghost" icon={<Back />} label={t`Back to users`} to={{ mode: 'list' }} />}
        <Avatar name={nameOf(user)} src={avatar || undefined} size="l" />
        <div className={css.who}>
          <h2 className={css.name}>
            <bdi>{nameOf(user)}</bdi>
          </h2>
          <p className={css.quiet}>
            <bdi>@{username}</bdi>
          </p>
        </div>
        <div className={css.badges}>
          <Badge tone={messages.statusTone(status)}>{messages.status(status)}</Badge>
          {isMe && <Badge tone="accent">{t`You`}</Badge>}
        </div>
        <div className={css.actions}>
          {rights.canWrite && (
            <NavigationButton look="primary" icon={<Edit />} to={{ mode: 'edit', id }}>
              {t`Edit`}
            </NavigationButton>
          )}
          {rights.canDelete && !isMe && (
            <Button icon={<Remove />} onClick={onRemove}>
              {t`Delete`}
            </Button>
          )}
        </div>
      </div>
      <dl className={css.list}>
        <Told name={t`Role`}>
          <UserRoleName role={role} />
        </Told>
        <Told name={t`Email`}>
          <a className={css.link} href={`mailto:${email}`}>
            <bdi>{email}</bdi>
          </a>
        </Told>
        <Told name={t`Phone`}>
          {contact ? (
            <a className={css.link} href={`tel:${contact.replace(/[^\d+]/g, '')}`}>
              {contact}
            </a>
          ) : (
            '–'
          )}
        </Told>
        <Told name={t`Company`}>{company || '–'}</Told>
        <Told name={t`Country`}>{country || '–'}</Told>
      </dl>
    </section>
  )
}
