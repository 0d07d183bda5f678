import { useLingui } from '@lingui/react/macro'
import Edit from 'lucide-react/icons/pencil'
import { useState } from 'react'
import type { Profile } from '../../core/profile/profile.contract'
import { Avatar } from '../ui/avatar'
import { ButtonLink } from '../ui/button'
import type { RaanProfileProps } from './profile'
import * as css from './profile.css'

type HeaderProps = Pick<RaanProfileProps, 'settingsHref' | 'onSettings'> & { header: Profile['header'] }

export function ProfileHeader({ header, settingsHref, onSettings }: HeaderProps) {
  const { t } = useLingui()
  const { avatar, username, designation, coverImg } = header
  const [failed, setFailed] = useState<string>()
  return (
    <header className={css.header}>
      <div className={css.cover}>
        {coverImg && failed !== coverImg && (
          <img className={css.coverImage} src={coverImg} alt="" onError={() => setFailed(coverImg)} />
        )}
      </div>
      <div className={css.person}>
        <span className={css.portrait}>
          <Avatar name={username} src={avatar || undefined} size="xl" />
        </span>
        <div className={css.names}>
          <h2 className={css.name}>{username}</h2>
          {designation && <p className={css.quiet}>{designation}</p>}
        </div>
        {settingsHref !== undefined && (
          <ButtonLink
            icon={<Edit />}
            href={settingsHref}
            onClick={(event) => {
              const isPlain = !(event.ctrlKey || event.metaKey || event.shiftKey)
              if (isPlain && onSettings?.() === false) event.preventDefault()
            }}
          >
            {t`Edit profile`}
          </ButtonLink>
        )}
      </div>
    </header>
  )
}
