import { useLingui } from '@lingui/react/macro'
import { ownWords, type RaanError } from '../../core/kernel/errors'

/** Why something could not be loaded and what helps, in a sentence. */
export function useReason(): (error: RaanError | undefined) => string {
  const { t } = useLingui()
  return (error) => {
    const own = error && ownWords(error)
    if (own) return own
    if (error?.code === 'unauthenticated') return t`Sign in again.`
    if (error?.code === 'contract')
      return t`The shop's system sent an invalid response. Contact the person who runs this site.`
    if (error?.detail.reason === 'cross-origin')
      return t`Couldn't reach the shop's system from this page. Try again, or contact the person who runs this site.`
    return t`Check your connection and try again.`
  }
}
