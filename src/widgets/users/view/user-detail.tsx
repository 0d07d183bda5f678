import { messages as failureMessages } from 'langraan:messages/failure'
import { messages as lazyMessages } from 'langraan:messages/lazy'
import { messages as listMessages } from 'langraan:messages/list'
import { messages as roleMessages } from 'langraan:messages/roles'
import { messages as userMessages } from 'langraan:messages/users'
import { messages as fieldMessages } from 'langraan:messages/users.fields'
import { messages as matrixMessages } from 'langraan:messages/users.matrix'
import { messages } from 'langraan:messages/users.view'
import { useLingui } from '@lingui/react/macro'
import Back from 'lucide-react/icons/arrow-left'
import Key from 'lucide-react/icons/key-round'
import Edit from 'lucide-react/icons/pencil'
import Remove from 'lucide-react/icons/trash-2'
import { type ReactNode, useContext, useState } from 'react'
import { authApp } from '../../../core/auth/app'
import { lazyPart } from '../../../core/kernel/lazy-part'
import { shopsApp } from '../../../core/shops/app'
import { usersApp } from '../../../core/users/app'
import type { User } from '../../../core/users/users.user'
import { StalePanel } from '../../failure/failure-panel'
import { useOpenedPart } from '../../lazy/use-pressed-part'
import { defineWidget } from '../../runtime/define-widget'
import { Avatar } from '../../ui/avatar'
import { Badge } from '../../ui/badge'
import { Button } from '../../ui/button'
import { Card } from '../../ui/card'
import { DeleteQuestion } from '../actions/users-actions'
import { useShopNames } from '../fields/use-shop-names'
import { PermissionMatrix } from '../matrix/permission-matrix'
import { nameOf, useFailedUserChanges, useUserChanges } from '../use-user-changes'
import { useUserMessages } from '../use-user-messages'
import { type UserRights, useUserRights } from '../use-user-rights'
import { NavigationButton, UserNavigationContext } from '../user-navigation'
import { type UserPartProps, UserPlaceholder } from '../user-part'
import { UserProblem } from '../user-problem'
import { UserRoleName } from '../user-role'
import { useShownUser } from './use-shown-user'
import { UserAbout, UserFigures, UserPlan } from './user-cards'
import * as css from './view.css'

function Told({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={css.item}>
      <dt className={css.quiet}>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

type UserCardProps = {
  user: User
  rights: UserRights
  /** undefined where nobody can set a password with a link */
  onLink: (() => void) | undefined
  onRemove(): void
}

function UserCard({ user, rights, onLink, onRemove }: UserCardProps) {
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
          {onLink && rights.isOwner && !isMe && status !== 'pending' && (
            <Button icon={<Key />} aria-haspopup="dialog" onClick={onLink}>
              {t`New password link`}
            </Button>
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
        <Told name={t`Works for`}>{useShopNames(user) || t`All shops`}</Told>
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

const passwordLink = lazyPart(() => import('../link/password-link-dialog'))

function UserDetailView({ location, inviteHref }: UserPartProps) {
  const { t } = useLingui()
  const { user, figures, status, error, reload } = useShownUser(location.id)
  const { go } = useContext(UserNavigationContext)
  const rights = useUserRights()
  const { remove } = useUserChanges()
  const [asked, setAsked] = useState<User>()
  const [isLinking, setLinking] = useState(false)
  const endLinking = () => setLinking(false)
  const linking = useOpenedPart(passwordLink, isLinking, endLinking)
  useFailedUserChanges()
  if (!user) return <UserProblem status={status} error={error} onRetry={reload} />
  return (
    <div className={css.root} part="user">
      {status === 'failed' && <StalePanel title={t`Couldn't refresh this`} error={error} onRetry={reload} />}
      <UserCard
        user={user}
        rights={rights}
        onLink={inviteHref === undefined ? undefined : () => setLinking(true)}
        onRemove={() => setAsked(user)}
      />
      <div className={css.columns}>
        <div className={css.column}>
          {figures && <UserFigures figures={figures} />}
          <Card title={t`Permissions`}>
            <PermissionMatrix codes={user.permissions} />
          </Card>
        </div>
        <div className={css.column}>
          <UserPlan plan={user.currentPlan} />
          <UserAbout user={user} />
        </div>
      </div>
      {isLinking && linking && inviteHref !== undefined && (
        <linking.PasswordLinkDialog user={user} pattern={inviteHref} onClose={endLinking} />
      )}
      <DeleteQuestion
        user={asked}
        onCancel={() => setAsked(undefined)}
        onConfirm={(gone) => {
          setAsked(undefined)
          remove([gone])
          go({ mode: 'list' })
        }}
      />
    </div>
  )
}

export const UserDetail = defineWidget<UserPartProps>({
  apps: { users: usersApp, shops: shopsApp, auth: authApp },
  messages: [
    messages,
    userMessages,
    fieldMessages,
    matrixMessages,
    listMessages,
    failureMessages,
    lazyMessages,
    roleMessages,
  ],
  Skeleton: UserPlaceholder,
  View: UserDetailView,
})
