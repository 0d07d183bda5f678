import { classNames } from '../ui/class-names'
import { useUserWords } from './use-user-words'
import * as css from './users.css'

/** What somebody does here, with a sign of its own colour. */
export function UserRoleName({ role }: { role: string }) {
  const words = useUserWords()
  const Icon = words.roleIcon(role)
  return (
    <span className={css.role}>
      <Icon className={classNames(css.roleIcon, css.roleTones[words.roleTone(role)])} aria-hidden="true" />
      {words.role(role)}
    </span>
  )
}
