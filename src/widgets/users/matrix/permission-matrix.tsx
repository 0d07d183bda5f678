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
import { usePermissionNames } from './use-permission-names'

type PermissionMatrixProps = {
  /** `action:subject`, with wildcards as in abilities */
  codes: readonly string[]
  /** undefined: read-only */
  onGrant?: (action: PermissionAction, subject: PermissionSubject, isOn: boolean) => void
}

type PlaceProps = PermissionMatrixProps & { action: PermissionAction; subject: PermissionSubject }

function Place({ codes, action, subject, onGrant }: PlaceProps) {
  const { t } = useLingui()
  const messages = usePermissionNames()
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
  const messages = usePermissionNames()
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
