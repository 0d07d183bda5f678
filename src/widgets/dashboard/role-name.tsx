import { useLingui } from '@lingui/react/macro'
import { lookUp } from '../../core/kernel/look-up'

/** The word for a role; a role that a backend made up stays as it is. */
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
