import { useLingui } from '@lingui/react/macro'
import Yes from 'lucide-react/icons/circle-check'
import No from 'lucide-react/icons/lock'
import { Link } from 'wouter'
import { Avatar } from '../ui/avatar'
import { Badge } from '../ui/badge'
import { Card } from '../ui/card'
import * as css from './access-control.css'
import { otherCodes } from './access-rights'
import { AccessTable } from './access-table'
import { filledGroups } from './menu-groups'
import { RoleName } from './role-name'
import { menuEntries } from './routes'
import { isOpenTo } from './routes/menu-entry'
import { useSession } from './use-session'

const groups = filledGroups(menuEntries)

/** What the signed-in account may open. */
export function AccessControl() {
  const { t, i18n } = useLingui()
  const session = useSession()
  const { user, abilities, permissions } = session
  const others = otherCodes(permissions)
  const name = user ? user.fullName || user.username : ''
  const closed = menuEntries.some((entry) => !isOpenTo(entry, session))
  return (
    <div className={css.cards}>
      {user && (
        <Card title={t`Your account`}>
          <div className={css.person}>
            <Avatar name={name} src={user.avatar ?? undefined} size="l" />
            <div className={css.words}>
              <p className={css.name}>{name}</p>
              <p className={css.muted}>{user.email}</p>
              <Badge tone="accent">
                <RoleName role={user.role} />
              </Badge>
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
                  const open = isOpenTo(entry, session)
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
          <AccessTable abilities={abilities} permissions={permissions} />
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
