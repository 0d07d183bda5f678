import { useLingui } from '@lingui/react/macro'
import Lock from 'lucide-react/icons/shield-x'
import { Button } from '../ui/button'
import { EmptyPanel } from '../ui/empty-panel'
import { HomeLink } from './home-link'
import * as css from './screen.css'

type NotAuthorisedProps = {
  /** undefined where no screen is open to the person */
  start: string | undefined
  onSignOut(): void
}

export function NotAuthorised({ start, onSignOut }: NotAuthorisedProps) {
  const { t } = useLingui()
  return (
    <EmptyPanel
      icon={<Lock />}
      title={t`You don't have access to this screen`}
      action={
        <div className={css.actions}>
          {start && <HomeLink to={start} />}
          <Button onClick={onSignOut}>{t`Sign out`}</Button>
        </div>
      }
    >
      {t`Sign in with another account, or ask an administrator for access.`}
    </EmptyPanel>
  )
}
