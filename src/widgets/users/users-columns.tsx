import { useLingui } from '@lingui/react/macro'
import type { User } from '../../core/users/users.user'
import type { Column } from '../data-table/columns'
import { Avatar } from '../ui/avatar'
import { Badge } from '../ui/badge'
import { classNames } from '../ui/class-names'
import { nameOf } from './use-user-changes'
import { useUserMessages } from './use-user-messages'
import { NavigationLink } from './user-navigation'
import { UserRoleName } from './user-role'
import * as css from './users.css'

type Marks = {
  /** username of the current user */
  me: string | undefined
  /** id of the user just added */
  newest: number | undefined
}

function Person({ user, me, newest }: Marks & { user: User }) {
  const { t } = useLingui()
  const name = nameOf(user)
  return (
    <span className={css.person}>
      <span className={css.avatar}>
        <Avatar name={name} src={user.avatar || undefined} />
      </span>
      <span className={css.stack}>
        <span className={css.names}>
          <NavigationLink className={css.name} to={{ mode: 'view', id: user.id }}>
            <bdi>{name}</bdi>
          </NavigationLink>
          {user.id === newest && (
            <span className={css.fresh}>
              <Badge tone="success">{t({ message: 'New', context: 'user' })}</Badge>
            </span>
          )}
          {user.username === me && <Badge tone="accent">{t`You`}</Badge>}
        </span>
        <bdi className={css.quiet}>@{user.username}</bdi>
      </span>
    </span>
  )
}

const orNothing = (text: string) => <bdi>{text || '–'}</bdi>

/** The first column and the status can't be hidden. */
export function useUserColumns(marks: Marks): readonly Column<User>[] {
  const { t } = useLingui()
  const messages = useUserMessages()
  return [
    {
      key: 'fullName',
      label: t`User`,
      bare: true,
      sort: true,
      cell: (user) => <Person user={user} {...marks} />,
    },
    {
      key: 'email',
      label: t`Email`,
      sort: true,
      hideable: true,
      className: classNames(css.seldom, css.plain, css.whole),
      headClassName: css.seldom,
      cell: ({ email }) => <bdi className={css.anywhere}>{email}</bdi>,
    },
    {
      key: 'role',
      label: t`Role`,
      sort: true,
      sortedBy: 'place',
      hideable: true,
      className: css.plain,
      cell: ({ role }) => <UserRoleName role={role} />,
    },
    {
      key: 'currentPlan',
      label: t`Plan`,
      sort: true,
      sortedBy: 'place',
      hideable: true,
      cell: ({ currentPlan }) => messages.plan(currentPlan),
    },
    {
      key: 'company',
      label: t`Company`,
      sort: true,
      hideable: true,
      cell: ({ company }) => orNothing(company),
    },
    { key: 'country', label: t`Country`, sort: true, hideable: true, cell: ({ country }) => orNothing(country) },
    {
      key: 'contact',
      label: t`Phone`,
      sort: true,
      sortedBy: 'number',
      hideable: true,
      className: css.plain,
      cell: ({ contact }) => <span className={css.nowrap}>{contact || '–'}</span>,
    },
    {
      key: 'status',
      label: t`Status`,
      sort: true,
      sortedBy: 'place',
      className: css.plain,
      cell: ({ status }) => <Badge tone={messages.statusTone(status)}>{messages.status(status)}</Badge>,
    },
  ]
}
