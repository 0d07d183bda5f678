import { Plural, useLingui } from '@lingui/react/macro'
import InviteIcon from 'lucide-react/icons/link'
import Add from 'lucide-react/icons/user-plus'
import type { UnknownValue } from '../../core/kernel/filter'
import type { UserFilters } from '../../core/users/users.machine'
import { userPlans, userRoles, userStatuses } from '../../core/users/users.user'
import { ColumnMenu } from '../data-table/column-menu'
import type { Column } from '../data-table/columns'
import { FilterChips } from '../list/filter-chips'
import { word } from '../list/list.css'
import { ListBar } from '../list/list-bar'
import { Button } from '../ui/button'
import { Field } from '../ui/field'
import { Select } from '../ui/select'
import { useUserMessages } from './use-user-messages'
import type { UsersList, useHiddenColumns } from './use-users'
import * as css from './users.css'

type Choice<V extends string> = {
  label: string
  all: string
  value: NoInfer<V> | UnknownValue | undefined
  values: readonly V[]
  textOf(value: string): string
  onChoose(value: NoInfer<V> | undefined): void
}

function Choose<V extends string>({ label, all, value, values, textOf, onChoose }: Choice<V>) {
  const isKnown = value === undefined || values.some((each) => each === value)
  const shown = isKnown ? values : [...values, value]
  return (
    <Field label={label} labelHidden>
      <Select<V | UnknownValue | ''>
        value={value ?? ''}
        onChange={(chosen) => onChoose(values.find((each) => each === chosen))}
        options={[{ value: '', label: all }, ...shown.map((each) => ({ value: each, label: textOf(each) }))]}
      />
    </Field>
  )
}

function UsersFilters({ list }: { list: UsersList }) {
  const { t } = useLingui()
  const messages = useUserMessages()
  const { role, currentPlan, status } = list.filters
  return (
    <div className={css.filters}>
      <Choose
        label={t`Role`}
        all={t`All roles`}
        value={role}
        values={userRoles}
        textOf={messages.role}
        onChoose={(value) => list.filter({ role: value })}
      />
      <Choose
        label={t`Plan`}
        all={t`All plans`}
        value={currentPlan}
        values={userPlans}
        textOf={messages.plan}
        onChoose={(value) => list.filter({ currentPlan: value })}
      />
      <Choose
        label={t`Status`}
        all={t`Any status`}
        value={status}
        values={userStatuses}
        textOf={messages.status}
        onChoose={(value) => list.filter({ status: value })}
      />
    </div>
  )
}

export function UsersChips({ list }: { list: UsersList }) {
  const { t } = useLingui()
  const messages = useUserMessages()
  const { role, currentPlan, status } = list.filters
  const marks: { key: keyof UserFilters; name: string; value: string | undefined }[] = [
    { key: 'role', name: t`Role`, value: role && messages.role(role) },
    { key: 'currentPlan', name: t`Plan`, value: currentPlan && messages.plan(currentPlan) },
    { key: 'status', name: t`Status`, value: status && messages.status(status) },
  ]
  return (
    <FilterChips<Partial<UserFilters>>
      className={css.chips}
      marks={marks.flatMap(({ value, ...mark }) =>
        value ? { ...mark, value, without: { [mark.key]: undefined } } : [],
      )}
      onFilter={list.filter}
      onClear={() => list.filter({ role: undefined, currentPlan: undefined, status: undefined })}
    />
  )
}

type UsersBarProps = {
  list: UsersList
  columns: readonly Pick<Column<never>, 'key' | 'label' | 'hideable'>[]
  choice: ReturnType<typeof useHiddenColumns>
  /** undefined without permission to add users */
  onAdd: (() => void) | undefined
  /** undefined if nobody can be invited here */
  onInvite: (() => void) | undefined
}

export function UsersBar({ list, columns, choice, onAdd, onInvite }: UsersBarProps) {
  const { t } = useLingui()
  return (
    <search className={css.bar}>
      <ListBar
        list={list}
        label={t`Search users`}
        placeholder={t`Name or email`}
        countClass={word}
        count={<Plural value={list.total} one="# user" other="# users" />}
        actions={
          <>
            <ColumnMenu columns={columns} hidden={choice.hidden} onChange={choice.hide} />
            {onInvite && (
              <Button icon={<InviteIcon />} aria-haspopup="dialog" onClick={onInvite}>
                <span className={word}>{t`Invite`}</span>
              </Button>
            )}
            {onAdd && (
              <Button look="primary" icon={<Add />} aria-haspopup="dialog" onClick={onAdd}>
                {t`Add a user`}
              </Button>
            )}
          </>
        }
      >
        <UsersFilters list={list} />
      </ListBar>
    </search>
  )
}
