import { useLingui } from '@lingui/react/macro'
import Granted from 'lucide-react/icons/check'
import Denied from 'lucide-react/icons/minus'
import {
  isGranted,
  isPartly,
  type PermissionAction,
  type PermissionSubject,
  permissionActions,
  permissionSubjects,
} from '../../../core/users/users.permissions'
import { Checkbox } from '../../ui/checkbox'
import { VisuallyHidden } from '../../ui/visually-hidden'
import * as css from './matrix.css'

function useMatrixMessages() {
  const { t } = useLingui()
  const actions: Record<PermissionAction, string> = {
    read: t({ message: 'Read', context: 'permission' }),
    write: t({ message: 'Change', context: 'permission' }),
    create: t({ message: 'Create', context: 'permission' }),
    delete: t({ message: 'Delete', context: 'permission' }),
  }
  const subjects: Record<PermissionSubject, string> = {
    all: t`Everything`,
    Analytics: t`Overview and figures`,
    Order: t`Orders, labels, customers`,
    Parcel: t`Packing: labels, tracking, packed, shipped`,
    Settlement: t`COD settlement`,
    Shop: t`Shops`,
    Product: t`Products`,
    Invoice: t`Invoices`,
    User: t`Users`,
    Activity: t`Activity log`,
    PersonalData: t`Personal data of customers`,
    Email: t`Email`,
    Chat: t`Chat`,
    Todo: t`Todo`,
    Calendar: t`Calendar`,
    DataTable: t`Data tables`,
    Blog: t`Blog`,
    ACL: t`Access control`,
    Auth: t`Your account and help`,
  }
  return { actions, subjects }
}

type PermissionMatrixProps = {
  /** `action:subject`, with wildcards as in abilities */
  codes: readonly string[]
  /** undefined: read-only */
  onGrant?: (action: PermissionAction, subject: PermissionSubject, isOn: boolean) => void
}

type PlaceProps = PermissionMatrixProps & { action: PermissionAction; subject: PermissionSubject }

function Place({ codes, action, subject, onGrant }: PlaceProps) {
  const { t } = useLingui()
  const messages = useMatrixMessages()
  const isOn = isGranted(codes, action, subject)
  if (!onGrant)
    return (
      <span className={isOn ? css.granted : css.denied}>
        {isOn ? <Granted aria-hidden="true" /> : <Denied aria-hidden="true" />}
        <VisuallyHidden>{isOn ? t`Granted` : t`Not granted`}</VisuallyHidden>
      </span>
    )
  return (
    <Checkbox
      className={css.check}
      checked={isOn}
      indeterminate={subject === 'all' && isPartly(codes, action)}
      labelHidden
      onChange={(next) => onGrant(action, subject, next)}
    >
      {`${messages.subjects[subject]}: ${messages.actions[action]}`}
    </Checkbox>
  )
}

const rows: readonly PermissionSubject[] = ['all', ...permissionSubjects]

export function PermissionMatrix(props: PermissionMatrixProps) {
  const { t } = useLingui()
  const messages = useMatrixMessages()
  return (
    <div className={css.root}>
      <table data-field="permissions" className={css.table} part="permissions">
        <caption className={css.caption}>{t`Permissions`}</caption>
        <thead>
          <tr>
            <th scope="col" className={css.part}>{t`Area`}</th>
            {permissionActions.map((action) => (
              <th key={action} scope="col" className={css.column}>
                {messages.actions[action]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((subject) => (
            <tr key={subject} data-subject={subject} className={css.row}>
              <th scope="row" className={subject === 'all' ? css.all : css.part}>
                {messages.subjects[subject]}
              </th>
              {permissionActions.map((action) => (
                <td key={action} className={css.column}>
                  <Place {...props} action={action} subject={subject} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
