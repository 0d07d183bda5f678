import { useLingui } from '@lingui/react/macro'
import { useAuthSentences } from '../use-auth-sentences'

/** The sentences of these two forms beside those of signing in. */
export function usePasswordSentences() {
  const { t } = useLingui()
  return useAuthSentences({
    email: t`Please enter an e-mail address, like name@example.com.`,
    mismatch: t`The two passwords are not the same.`,
    'this link is no longer valid': t`This link was used before or is too old. Ask for a new one.`,
  })
}
