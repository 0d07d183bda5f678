import { useLingui } from '@lingui/react/macro'
import { useAuthSentences } from '../use-auth-sentences'

/** The sentences of these two forms beside those of signing in. */
export function usePasswordSentences() {
  const { t } = useLingui()
  return useAuthSentences({
    email: t`Enter an email address, like name@example.com.`,
    mismatch: t`The passwords don't match.`,
    'this link is no longer valid': t`This link has been used or has expired. Request a new one.`,
  })
}
