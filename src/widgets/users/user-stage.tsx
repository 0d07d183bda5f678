import { useLingui } from '@lingui/react/macro'
import { lazyPart } from '../../core/kernel/lazy-part'
import { Lazy } from '../lazy/lazy'
import { EmptyPanel } from '../ui/empty-panel'
import { Loading, Skeleton } from '../ui/skeleton'
import type { UserMode, UserPlace } from './user-ways'
import * as css from './users.css'
import { WayButton } from './way-button'

export type UserSaved = { id: number }

/** What a room gets: where it is, and whom it tells. */
export type UserRoomProps = { place: UserPlace; onSaved?: ((detail: UserSaved) => void) | undefined }

// the plain file: one that is asked for again comes as it is
const sheet = lazyPart(() => import('./view/user-sheet'))
const edit = lazyPart(() => import('./edit/user-edit'))

/** One user before the code is here. */
export const UserPlaceholder = () => (
  <Loading className={css.one}>
    <Skeleton shape="block" height={140} />
    <Skeleton shape="block" height={320} />
  </Loading>
)

function Room({ mode, ...props }: UserRoomProps & { mode: UserMode }) {
  const place = <UserPlaceholder />
  if (mode === 'edit')
    return (
      <Lazy part={edit} place={place}>
        {({ UserEdit }) => <UserEdit {...props} />}
      </Lazy>
    )
  return (
    <Lazy part={sheet} place={place}>
      {({ UserSheet }) => <UserSheet {...props} />}
    </Lazy>
  )
}

/** Where there is no list to go back to. */
function Closed() {
  const { t } = useLingui()
  return (
    <EmptyPanel
      title={t`No user selected`}
      action={<WayButton to={{ mode: 'view' }}>{t`Show first user`}</WayButton>}
    />
  )
}

/** One user: looked at or changed. Another place is another room. */
export function UserStage({ place, onSaved }: UserRoomProps) {
  if (place.mode === 'list') return <Closed />
  return <Room key={JSON.stringify(place)} mode={place.mode} place={place} onSaved={onSaved} />
}
