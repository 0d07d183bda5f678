import Unread from 'lucide-react/icons/mail'
import Read from 'lucide-react/icons/mail-open'
import Clip from 'lucide-react/icons/paperclip'
import Star from 'lucide-react/icons/star'
import Trash from 'lucide-react/icons/trash-2'
import User from 'lucide-react/icons/user'
import * as avatar from '../ui/avatar.css'
import { Button } from '../ui/button'
import { checkbox } from '../ui/checkbox.css'
import { classNames } from '../ui/class-names'
import { VisuallyHidden } from '../ui/visually-hidden'
import { dots } from './email.css'
import * as css from './mail-row.css'
import * as end from './mail-row-end.css'

export const MailRowPattern = () => (
  <div className={css.row} data-mail="">
    <label className={css.tick}>
      <input type="checkbox" className={checkbox} />
    </label>
    <button type="button" className={css.star} data-key="star">
      <Star aria-hidden="true" />
    </button>
    <span className={css.avatar}>
      <span className={classNames(avatar.avatar, avatar.sizes.s)} part="avatar" aria-hidden="true" data-place="avatar">
        <User className={avatar.icon} />
      </span>
    </span>
    <button type="button" className={css.open} data-key="open">
      <VisuallyHidden>
        <span data-place="unread" />
      </VisuallyHidden>
      <span className={css.who} data-place="who" />
      <span className={css.words}>
        <span className={css.subject} data-place="subject" /> <span className={css.preview} data-place="preview" />
      </span>
    </button>
    <span className={end.marks}>
      <Clip role="img" data-place="clip" />
      <span role="img" className={dots} data-place="labels" />
    </span>
    <time className={end.time} />
    <span className={end.quick}>
      <Button
        look="ghost"
        size="s"
        data-key="read"
        icon={
          <>
            <Unread className={end.whenRead} />
            <Read className={end.whenUnread} />
          </>
        }
        label=""
      />
      <Button look="ghost" size="s" data-key="trash" icon={<Trash />} label="" />
    </span>
  </div>
)
