import { useLingui } from '@lingui/react/macro'
import Yes from 'lucide-react/icons/check'
import No from 'lucide-react/icons/minus'
import type { Grant } from '../../core/auth/auth.ability'
import { lookUp } from '../../core/kernel/look-up'
import { Cell, HeadCell, Row, Table, TableBody, TableHead } from '../ui/table'
import { VisuallyHidden } from '../ui/visually-hidden'
import * as css from './access-control.css'
import { rightsOf } from './access-rights'
import { screens } from './routes'
import type { SessionOfDashboard } from './use-session'

const subjects = [...new Set([...screens.map(({ subject }) => subject), 'Auth'])]

/** A code of the rights in words; one that a backend made up stays as it is. */
function useRightMessages() {
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

type AccessTableProps = Pick<SessionOfDashboard, 'abilities' | 'permissions'>

/** What may be done with what, and why. */
export function AccessTable({ abilities, permissions }: AccessTableProps) {
  const { t } = useLingui()
  const { actionOf, subjectOf, reasonOf } = useRightMessages()
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
                  {grant ? <Yes aria-hidden="true" /> : <No aria-hidden="true" />}
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
