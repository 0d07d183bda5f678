import { classNames } from '../ui/class-names'
import { useUserMessages } from './use-user-messages'
import * as css from './users.css'

export function UserRoleName({ role }: { role: string }) {
  const messages = useUserMessages()
  const Icon = messages.roleIcon(role)
  return (
    <span className={css.role}>
      <Icon className={classNames(css.roleIcon, css.roleTones[messages.roleTone(role)])} aria-hidden="true" />
      {messages.role(role)}
    </span>
  )
}
