import { useLingui } from '@lingui/react/macro'
import { chunkOf, useChunk } from '../order/use-chunk'
import { EmptyPanel } from '../ui/empty-panel'
import { ErrorPanel } from '../ui/error-panel'
import { Loading, Skeleton } from '../ui/skeleton'
import type { UserMode, UserPlace } from './user-ways'
import * as css from './users.css'
import { WayButton } from './way-button'

export type UserSaved = { id: number }

/** What a room gets: where it is, and whom it tells. */
export type UserRoomProps = { place: UserPlace; onSaved?: ((detail: UserSaved) => void) | undefined }

const rooms = {
  view: chunkOf(() => import('./view/user-sheet').then(({ UserSheet: Part }) => ({ Part }))),
  edit: chunkOf(() => import('./edit/user-edit').then(({ UserEdit: Part }) => ({ Part }))),
}

/** One user before the code is here. */
export const UserPlaceholder = () => (
  <Loading className={css.one}>
    <Skeleton shape="block" height={140} />
    <Skeleton shape="block" height={320} />
  </Loading>
)

function Room({ mode, ...props }: UserRoomProps & { mode: UserMode }) {
  const { t } = useLingui()
  const { file, isFailed, enter } = useChunk(rooms[mode], true)
  if (file) return <file.Part {...props} />
  if (!isFailed) return <UserPlaceholder />
  return (
    <ErrorPanel title={t`This part could not be loaded`} onRetry={enter} retryLabel={t`Try again`}>
      {t`Check the connection and try again.`}
    </ErrorPanel>
  )
}

/** Where there is no list to go back to. */
function Closed() {
  const { t } = useLingui()
  return (
    <EmptyPanel
      title={t`No user is open`}
      action={<WayButton to={{ mode: 'view' }}>{t`Show whoever stands first`}</WayButton>}
    />
  )
}

/** One user: looked at or changed. Another place is another room. */
export function UserStage({ place, onSaved }: UserRoomProps) {
  if (place.mode === 'list') return <Closed />
  return <Room key={JSON.stringify(place)} mode={place.mode} place={place} onSaved={onSaved} />
}
