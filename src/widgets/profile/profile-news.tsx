import { useLingui } from '@lingui/react/macro'
import type { Profile } from '../../core/profile/profile.contract'
import { Avatar } from '../ui/avatar'
import { Card } from '../ui/card'
import * as css from './profile.css'

/** What others wrote elsewhere: their words alone, nothing of theirs is fetched but a picture. */
export function ProfileNews({ news }: { news: Profile['twitterFeeds'] }) {
  const { t } = useLingui()
  if (news.length === 0) return null
  return (
    <Card title={t`News in brief`}>
      <ul className={css.rows}>
        {news.map(({ id, title, userImg, handle, tags, desc }) => (
          <li key={id} className={css.row}>
            <Avatar name={title} src={userImg || undefined} />
            <div className={css.rowWords}>
              <span className={css.strong}>{title}</span>
              {handle && (
                <span className={css.quiet} dir="ltr">
                  @{handle.replace(/^@/, '')}
                </span>
              )}
              {desc && (
                <span className={css.words} dir="auto">
                  {desc}
                </span>
              )}
              {tags && <span className={css.tag}>{tags}</span>}
            </div>
          </li>
        ))}
      </ul>
    </Card>
  )
}
