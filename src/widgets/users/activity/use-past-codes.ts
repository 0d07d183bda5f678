import { useLingui } from '@lingui/react/macro'
import { lookUp } from '../../../core/kernel/look-up'
import type { ActivityEntry } from '../../../core/users/activity/users.activity.contract'
import { useFieldNames, useFormatChoices } from '../../orders/couriers/use-format-names'
import { usePermissionNames } from '../matrix/use-permission-names'

/** Codes as they stand in the activity log, by the names that screens give them; unknown ones as they came. */
export function usePastCodes() {
  const { t } = useLingui()
  const { actions, subjects } = usePermissionNames()
  const { fields } = useFieldNames()
  const { files, phones, noCods } = useFormatChoices()
  const permission = (code: string): string => {
    const [action = '', subject = ''] = code.split(':')
    const what = lookUp(subjects, subject)
    if (what === undefined) return code
    if (action === 'manage') return subject === 'all' ? what : `${what}: ${subjects.all}`
    const how = lookUp(actions, action)
    return how === undefined ? code : `${what}: ${how}`
  }
  const choices: Record<string, Readonly<Record<string, string>>> = { file: files, phone: phones, noCod: noCods }
  return {
    /** `read:Chat, write:Order` */
    permissions: (text: string): string => (text === '' ? '' : text.split(', ').map(permission).join(' · ')),
    /** of a courier's format; its columns are `ชื่อผู้รับ = name * ≤ 100 · โทร = phone` */
    format(field: string, text: string): string {
      if (field !== 'columns') return lookUp(lookUp(choices, field) ?? {}, text) ?? text
      return text.replace(/ = (\w{1,30})(?= \*| ≤| ·|$)/g, (whole, code: string) => {
        const name = lookUp(fields, code)
        return name === undefined ? whole : ` = ${name}`
      })
    },
    /** Customers are named by their number only: their names are personal data. */
    record: ({ kind, record }: ActivityEntry): string =>
      kind === 'customer' && /^\d+$/.test(record) ? t`Customer no. ${record}` : record,
  }
}
