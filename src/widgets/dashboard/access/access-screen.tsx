import { messages } from 'langraan:messages/dashboard.access'
import { messages as roleMessages } from 'langraan:messages/roles'
import { useLingui } from '@lingui/react/macro'
import Tick from 'lucide-react/icons/check'
import Yes from 'lucide-react/icons/circle-check'
import No from 'lucide-react/icons/lock'
import Dash from 'lucide-react/icons/minus'
import { Link } from 'wouter'
import type { Grant } from '../../../core/auth/auth.ability'
import { lookUp } from '../../../core/kernel/look-up'
import { useRoleNames } from '../../roles/use-role-names'
import { defineWidget } from '../../runtime/define-widget'
import { Avatar } from '../../ui/avatar'
import { Badge } from '../../ui/badge'
import { Card } from '../../ui/card'
import { Loading, Skeleton } from '../../ui/skeleton'
import { Cell, HeadCell, Row, Table, TableBody, TableHead } from '../../ui/table'
import { VisuallyHidden } from '../../ui/visually-hidden'
import type { filledGroups, isOpenTo } from '../routes/menu-entry'
import type { ScreenProps, ScreenRow } from '../routes/row'
import type { SessionOfDashboard } from '../use-session'
import { otherCodes, rightsOf } from './access-rights'
import * as css from './access-screen.css'

/** Unknown permission codes are shown as they came. */
function useRightMessages(screens: readonly ScreenRow[]) {
  const { t, i18n } = useLingui()
  const actions: Readonly<Record<string, string>> = {
    read: t`View`,
    create: t`Add`,
    write: t`Change`,
    delete: t`Delete`,
    manage: t`everything`,
  }
  const known: Readonly<Record<string, string>> = {
    all: t`everything`,
    Analytics: t`Figures`,
    Auth: t`Your account and help`,
    Order: t`Orders`,
    Parcel: t`Packing and labels`,
    Product: t`Products`,
  }
  const actionOf = (action: string) => lookUp(actions, action) ?? action
  const subjectOf = (subject: string) => {
    const screen = screens.find((each) => each.subject === subject)
    return lookUp(known, subject) ?? (screen ? i18n._(screen.label) : subject)
  }
  const reasonOf = ({ by, ability }: Grant) => {
    const code = `${ability.action}:${ability.subject}`
    const isAll = ability.action === 'manage' && ability.subject === 'all'
    const what = isAll ? actionOf('manage') : `${actionOf(ability.action)} · ${subjectOf(ability.subject)}`
    if (by === 'code') return t`Code ${code}`
    return by === 'default' ? t`For every account: ${what}` : t`Ability: ${what}`
  }
  return { actionOf, subjectOf, reasonOf }
}

type AccessTableProps = Pick<SessionOfDashboard, 'abilities' | 'permissions'> & Pick<AccessScreenProps, 'screens'>

function AccessTable({ screens, abilities, permissions }: AccessTableProps) {
  const { t } = useLingui()
  const { actionOf, subjectOf, reasonOf } = useRightMessages(screens)
  const subjects = [...new Set([...screens.map(({ subject }) => subject), 'Auth'])]
  const { actions, rows } = rightsOf(abilities, permissions, subjects)
  return (
    <Table caption={t`What you can do`} className={css.rights}>
      <TableHead>
        <HeadCell>{t`Item`}</HeadCell>
        {actions.map((action) => (
          <HeadCell key={action}>{actionOf(action)}</HeadCell>
        ))}
        <HeadCell>{t`Granted by`}</HeadCell>
      </TableHead>
      <TableBody>
        {rows.map(({ subject, rights, grants }) => (
          <Row key={subject} className={css.rightsRow}>
            <Cell className={css.subject}>{subjectOf(subject)}</Cell>
            {rights.map(({ action, grant }) => (
              <Cell key={action} label={actionOf(action)} className={css.tick}>
                <span className={grant ? css.allowed : css.denied}>
                  {grant ? <Tick aria-hidden="true" /> : <Dash aria-hidden="true" />}
                  <VisuallyHidden>{grant ? t`Yes` : t`No`}</VisuallyHidden>
                </span>
              </Cell>
            ))}
            <Cell label={t`Granted by`} className={css.reason}>
              {grants.length === 0 ? t`Not allowed` : grants.map(reasonOf).join(' · ')}
            </Cell>
          </Row>
        ))}
      </TableBody>
    </Table>
  )
}

type AccessScreenProps = Pick<ScreenProps['routes'], 'screens'> & {
  groups: ReturnType<typeof filledGroups>
  isOpen: typeof isOpenTo
  session: SessionOfDashboard
}

function AccessView({ screens, groups, isOpen, session }: AccessScreenProps) {
  const { t, i18n } = useLingui()
  const roleName = useRoleNames()
  const { user, abilities, permissions } = session
  const others = otherCodes(permissions)
  const name = user ? user.fullName || user.username : ''
  const closed = groups.some(({ own }) => own.some((entry) => !isOpen(entry, session)))
  return (
    <div className={css.cards}>
      {user && (
        <Card title={t`Your account`}>
          <div className={css.person}>
            <Avatar name={name} src={user.avatar ?? undefined} size="l" />
            <div className={css.words}>
              <p className={css.name}>{name}</p>
              <p className={css.muted}>{user.email}</p>
              <Badge tone="accent">{roleName(user.role)}</Badge>
            </div>
          </div>
        </Card>
      )}
      <Card title={t`What you can open`}>
        {closed && <p className={css.note}>{t`An administrator can give you more access.`}</p>}
        <div className={css.groups}>
          {groups.map(({ name, label, own }) => (
            <section key={name} className={css.group}>
              <h3 className={css.heading}>{i18n._(label)}</h3>
              <ul>
                {own.map((entry) => {
                  const { path, label, icon: Icon } = entry
                  const open = isOpen(entry, session)
                  return (
                    <li key={path} className={css.row}>
                      <Icon className={css.icon} aria-hidden="true" />
                      {open ? (
                        <Link href={path} className={css.link}>
                          {i18n._(label)}
                        </Link>
                      ) : (
                        <span className={css.muted}>{i18n._(label)}</span>
                      )}
                      <span className={open ? css.open : css.closed}>
                        {open ? <Yes aria-hidden="true" /> : <No aria-hidden="true" />}
                        {open ? t`Open` : t`Closed`}
                      </span>
                    </li>
                  )
                })}
              </ul>
            </section>
          ))}
        </div>
      </Card>
      {user && (
        <Card title={t`What you can do`} flush>
          <AccessTable screens={screens} abilities={abilities} permissions={permissions} />
          {others.length > 0 && (
            <p className={css.codes}>
              {t`Unknown codes:`}{' '}
              {others.map((code) => (
                <Badge key={code}>{code}</Badge>
              ))}
            </p>
          )}
        </Card>
      )}
    </div>
  )
}

const AccessSkeleton = () => (
  <Loading className={css.cards}>
    <Skeleton shape="block" height={140} />
    <Skeleton shape="block" height={420} count={2} />
  </Loading>
)

export const AccessScreen = defineWidget<AccessScreenProps>({
  apps: {},
  messages: [messages, roleMessages],
  Skeleton: AccessSkeleton,
  View: AccessView,
})
