import { useLingui } from '@lingui/react/macro'
import { Link } from 'wouter'
import { ButtonLink } from '../ui/button'

/** The way to where a person begins. */
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
