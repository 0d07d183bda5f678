import { Avatar } from '../ui/avatar'
import { classNames } from '../ui/class-names'
import * as css from './profile-post.css'
import type { Author } from './use-profile'

type SpokenProps = {
  by: Author
  text: string
  /** when, or that it is on its way */
  note: string
  isFaint?: boolean
}

/** One comment: plain words of somebody. */
export const Spoken = ({ by, text, note, isFaint = false }: SpokenProps) => (
  <li className={classNames(css.comment, isFaint && css.faint)} tabIndex={-1}>
    <Avatar name={by.username} src={by.avatar || undefined} size="s" />
    <div className={css.bubble}>
      <p className={css.by}>
        <span className={css.name}>{by.username}</span>
        {note && <span className={css.quiet}>{note}</span>}
      </p>
      <p className={css.words} dir="auto">
        {text}
      </p>
    </div>
  </li>
)
