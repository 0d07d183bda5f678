import { useLingui } from '@lingui/react/macro'
import { ownWords, type RaanError } from '../../core/kernel/errors'

/** Why something could not be loaded and what helps, in a sentence. */
export function useReason(): (error: RaanError | undefined) => string {
  const { t } = useLingui()
  return (error) => {
    const own = error && ownWords(error)
    if (own) return own
    if (error?.code === 'unauthenticated') return t`Please sign in again.`
    if (error?.code === 'contract')
      return t`The answer of the shop's system could not be read. Please tell the person who runs this site.`
    if (error?.detail.reason === 'cross-origin')
      return t`The shop's system could not be reached from this page. Try again, or tell the person who runs this site.`
    return t`Check the connection and try again.`
  }
}
