import { messages as failureMessages } from 'langraan:messages/failure'
import { messages as lazyMessages } from 'langraan:messages/lazy'
import { messages as listMessages } from 'langraan:messages/list'
import { messages as userMessages } from 'langraan:messages/users'
import { messages as fieldMessages } from 'langraan:messages/users.fields'
import { messages as matrixMessages } from 'langraan:messages/users.matrix'
import { messages } from 'langraan:messages/users.view'
import { useLingui } from '@lingui/react/macro'
import { useContext, useState } from 'react'
import type { User } from '../../../core/users/users.user'
import { StalePanel } from '../../failure/failure-panel'
import { defineWidget } from '../../runtime/define-widget'
import { Card } from '../../ui/card'
import { DeleteQuestion } from '../actions/users-actions'
import { PermissionMatrix } from '../matrix/permission-matrix'
import { useFailedUserChanges, useUserChanges } from '../use-user-changes'
import { useUserRights } from '../use-user-rights'
import { UserNavigationContext } from '../user-navigation'
import { UserProblem } from '../user-problem'
import { type UserPartProps, UserPlaceholder } from '../user-stage'
import { apps } from '../users'
import { useShownUser } from './use-shown-user'
import { UserAbout } from './user-about'
import { UserCard } from './user-card'
import { UserFigures } from './user-figures'
import { UserPlan } from './user-plan'
import * as css from './view.css'

function UserDetailView({ location }: UserPartProps) {
  const { t } = useLingui()
  const { user, figures, status, error, reload } = useShownUser(location.id)
  const { go } = useContext(UserNavigationContext)
  const rights = useUserRights()
  const { remove } = useUserChanges()
  const [asked, setAsked] = useState<User>()
  useFailedUserChanges()
  if (!user) return <UserProblem status={status} error={error} onRetry={reload} />
  return (
    <div className={css.root} part="user">
      {status === 'failed' && <StalePanel title={t`Couldn't refresh this`} onRetry={reload} />}
      <UserCard user={user} rights={rights} onRemove={() => setAsked(user)} />
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

/** One user: who they are, what they did at the desk, what they may do. */
export const UserDetail = defineWidget<UserPartProps>({
  apps,
  messages: [messages, userMessages, fieldMessages, matrixMessages, listMessages, failureMessages, lazyMessages],
  Skeleton: UserPlaceholder,
  View: UserDetailView,
})
