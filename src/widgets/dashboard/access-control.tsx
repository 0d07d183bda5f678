import { useLingui } from '@lingui/react/macro'
import Yes from 'lucide-react/icons/circle-check'
import No from 'lucide-react/icons/lock'
import { Link } from 'wouter'
import { Avatar } from '../ui/avatar'
import { Badge } from '../ui/badge'
import { Card } from '../ui/card'
import * as css from './access-control.css'
import { RoleName } from './role-name'
import { screens } from './routes'
import { useSession } from './use-session'

// a screen of one thing is reached from its list
const places = screens.filter(({ path }) => !path.includes(':'))

/** What the signed-in account may open. */
export function AccessControl() {
  const { t, i18n } = useLingui()
  const { user, can, permissions } = useSession()
  const name = user ? user.fullName || user.username : ''
  const closed = screens.some(({ subject }) => !can('read', subject))
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
      <Card title={t`What you may open`} flush>
        <ul>
          {places.map(({ path, label, icon: Icon, subject }) => {
            const open = can('read', subject)
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
        {permissions.length > 0 && (
          <p className={css.codes}>
            {t`Granted besides:`}{' '}
            {permissions.map((code) => (
              <Badge key={code}>{code}</Badge>
            ))}
          </p>
        )}
        {closed && <p className={css.note}>{t`An administrator can open more for you.`}</p>}
      </Card>
    </div>
  )
}
