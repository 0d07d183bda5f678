import { texts as failureTexts } from 'langraan:texts/failure'
import { texts as lazyTexts } from 'langraan:texts/lazy'
import { texts as listTexts } from 'langraan:texts/list'
import { texts as userTexts } from 'langraan:texts/users'
import { texts as fieldTexts } from 'langraan:texts/users.fields'
import { texts as matrixTexts } from 'langraan:texts/users.matrix'
import { texts } from 'langraan:texts/users.view'
import { useLingui } from '@lingui/react/macro'
import { useContext, useState } from 'react'
import type { User } from '../../../core/users/users.user'
import { StalePanel } from '../../failure/failure-panel'
import { defineWidget } from '../../root/define-widget'
import { Card } from '../../ui/card'
import { DeleteQuestion } from '../deeds/users-deeds'
import { PermissionMatrix } from '../matrix/permission-matrix'
import { useFailedUserChanges, useUserChanges } from '../use-user-changes'
import { useUserRights } from '../use-user-rights'
import { UserProblem } from '../user-problem'
import { UserPlaceholder, type UserRoomProps } from '../user-stage'
import { UserWaysContext } from '../user-ways'
import { apps } from '../users'
import { useShownUser } from './use-shown-user'
import { UserCard } from './user-card'
import { UserFigures } from './user-figures'
import { UserPlan } from './user-plan'
import { UserTold } from './user-told'
import * as css from './view.css'

function UserSheetView({ place }: UserRoomProps) {
  const { t } = useLingui()
  const { user, figures, status, error, reload } = useShownUser(place.id)
  const { go } = useContext(UserWaysContext)
  const rights = useUserRights()
  const { remove } = useUserChanges()
  const [asked, setAsked] = useState<User>()
  useFailedUserChanges()
  if (!user) return <UserProblem status={status} error={error} onRetry={reload} />
  return (
    <div className={css.place} part="user">
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
          <UserTold user={user} />
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
export const UserSheet = defineWidget<UserRoomProps>({
  apps,
  texts: [texts, userTexts, fieldTexts, matrixTexts, listTexts, failureTexts, lazyTexts],
  Skeleton: UserPlaceholder,
  View: UserSheetView,
})
