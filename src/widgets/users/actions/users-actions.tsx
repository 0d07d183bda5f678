import { messages } from 'langraan:messages/users.actions'
import { Plural, useLingui } from '@lingui/react/macro'
import Remove from 'lucide-react/icons/trash-2'
import Close from 'lucide-react/icons/x'
import { useState } from 'react'
import { authApp } from '../../../core/auth/app'
import { usersApp } from '../../../core/users/app'
import type { UserSetting } from '../../../core/users/users.changes'
import { type User, userPlans, userStatuses } from '../../../core/users/users.user'
import { useReportLoadFailure } from '../../lazy/use-pressed-part'
import { defineWidget } from '../../runtime/define-widget'
import { Button } from '../../ui/button'
import { ConfirmDialog } from '../../ui/confirm-dialog'
import { Menu, type MenuItem } from '../../ui/menu'
import { type Named, nameOf } from '../use-user-changes'
import { useUserMessages } from '../use-user-messages'
import type { UserRights } from '../use-user-rights'
import type { ChosenUsers } from '../use-users'
import * as css from './users-actions.css'

type DeleteQuestionProps = { user: User | undefined; onConfirm(user: User): void; onCancel(): void }

function DeleteQuestionView({ user, onConfirm, onCancel }: DeleteQuestionProps) {
  const { t } = useLingui()
  const name = user ? nameOf(user) : ''
  return (
    <ConfirmDialog
      open={user !== undefined}
      dangerous
      title={t`Delete ${name}?`}
      confirmLabel={t`Delete`}
      cancelLabel={t`Keep`}
      onCancel={onCancel}
      onConfirm={() => user && onConfirm(user)}
    >
      {t`They'll no longer be able to sign in. You can undo this for five seconds.`}
    </ConfirmDialog>
  )
}

type UsersBulkProps = {
  chosen: ChosenUsers
  rights: UserRights
  onSet(users: readonly Named[], setting: UserSetting): void
  onRemove(users: readonly Named[]): void
}

function Choice({ label, items }: { label: string; items: readonly MenuItem[] }) {
  const reportLoadFailure = useReportLoadFailure()
  return <Menu trigger={(props) => <Button {...props}>{label}</Button>} items={items} onFailed={reportLoadFailure} />
}

/** Users can't delete themselves. */
function UsersBulkView({ chosen, rights, onSet, onRemove }: UsersBulkProps) {
  const { t } = useLingui()
  const messages = useUserMessages()
  const [isAsking, setAsking] = useState(false)
  const others = chosen.users.filter(({ username }) => username !== rights.me)
  const elsewhere = chosen.count - chosen.onPage
  const set = (setting: UserSetting) => {
    onSet(chosen.users, setting)
    chosen.clear()
  }
  return (
    <section aria-label={t`Selected users`} className={css.bar} part="bulk">
      <p role="status" className={css.count}>
        <strong>
          <Plural value={chosen.count} one="# selected" other="# selected" />
        </strong>
        {elsewhere > 0 && (
          <span className={css.elsewhere}>
            <Plural value={elsewhere} one="# of them not on this page" other="# of them not on this page" />
          </span>
        )}
      </p>
      {rights.canWrite && (
        <>
          <Choice
            label={t`Change status`}
            items={userStatuses.map((status) => ({
              value: status,
              label: messages.status(status),
              onSelect: () => set({ status }),
            }))}
          />
          <Choice
            label={t`Change plan`}
            items={userPlans.map((currentPlan) => ({
              value: currentPlan,
              label: messages.plan(currentPlan),
              onSelect: () => set({ currentPlan }),
            }))}
          />
        </>
      )}
      {rights.canDelete && (
        <Button icon={<Remove />} disabled={others.length === 0} onClick={() => setAsking(true)}>
          {t`Delete`}
        </Button>
      )}
      <span className={css.end}>
        <Button look="ghost" icon={<Close />} label={t`Clear selection`} onClick={chosen.clear} />
      </span>
      <ConfirmDialog
        open={isAsking}
        dangerous
        title={<Plural value={others.length} one="Delete # user?" other="Delete # users?" />}
        confirmLabel={t`Delete`}
        cancelLabel={t`Keep`}
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false)
          onRemove(others)
          chosen.clear()
        }}
      >
        <p>{t`They'll no longer be able to sign in. You can undo this for five seconds.`}</p>
        {others.length < chosen.count && <p>{t`Your own account is kept: you can't delete yourself.`}</p>}
      </ConfirmDialog>
    </section>
  )
}

const apps = { users: usersApp, auth: authApp }

const Nothing = () => null

export const UsersBulk = defineWidget({ apps, messages: [messages], Skeleton: Nothing, View: UsersBulkView })

export const DeleteQuestion = defineWidget({ apps, messages: [messages], Skeleton: Nothing, View: DeleteQuestionView })
