import { useLingui } from '@lingui/react/macro'
import { lookUp } from '../../core/kernel/look-up'

/** Unknown roles are shown as they came. */
export function RoleName({ role }: { role: string }) {
  const { t } = useLingui()
  const known: Readonly<Record<string, string>> = {
    admin: t`Administrator`,
    author: t`Author`,
    client: t`Client`,
    editor: t`Editor`,
    maintainer: t`Maintainer`,
    subscriber: t`Subscriber`,
  }
  return lookUp(known, role) ?? role
}
