import { useLingui } from '@lingui/react/macro'
import { lazyPart } from '../../core/kernel/lazy-part'
import { Lazy } from '../lazy/lazy'
import { EmptyPanel } from '../ui/empty-panel'
import { NavigationButton, type UserMode } from './user-navigation'
import { type UserPartProps, UserPlaceholder } from './user-part'

// keep a bare import(): a retry resolves to the module itself
const sheet = lazyPart(() => import('./view/user-detail'))
const edit = lazyPart(() => import('./edit/user-edit'))

function Part({ mode, ...props }: UserPartProps & { mode: UserMode }) {
  const fallback = <UserPlaceholder />
  if (mode === 'edit')
    return (
      <Lazy part={edit} fallback={fallback}>
        {({ UserEdit }) => <UserEdit {...props} />}
      </Lazy>
    )
  return (
    <Lazy part={sheet} fallback={fallback}>
      {({ UserDetail }) => <UserDetail {...props} />}
    </Lazy>
  )
}

function Closed() {
  const { t } = useLingui()
  return (
    <EmptyPanel
      title={t`No user selected`}
      action={<NavigationButton to={{ mode: 'view' }}>{t`Show first user`}</NavigationButton>}
    />
  )
}

export function UserStage({ location, ...props }: UserPartProps) {
  if (location.mode === 'list') return <Closed />
  return <Part key={JSON.stringify(location)} mode={location.mode} location={location} {...props} />
}
