import { useLingui } from '@lingui/react/macro'
import Compass from 'lucide-react/icons/compass'
import Lock from 'lucide-react/icons/shield-x'
import { Link } from 'wouter'
import { Button, ButtonLink } from '../ui/button'
import { EmptyPanel } from '../ui/empty-panel'
import * as css from './screen.css'

export function HomeLink({ to }: { to: string }) {
  const { t } = useLingui()
  return (
    <Link href={to} asChild>
      <ButtonLink href={to} look="primary">
        {t`Go to home`}
      </ButtonLink>
    </Link>
  )
}

export function NotFound({ path, start }: { path: string; start: string }) {
  const { t } = useLingui()
  return (
    <EmptyPanel icon={<Compass />} title={t`Page not found`} action={<HomeLink to={start} />}>
      <span className={css.address}>{path}</span>
    </EmptyPanel>
  )
}

type NotAuthorisedProps = {
  /** undefined if the user may open no screen */
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
