import { useLingui } from '@lingui/react/macro'
import { backendMessage, type RaanError } from '../../core/kernel/errors'
import { isKeyUsed, isUnprocessed } from '../../core/kernel/outcome'
import { useBusyMessage } from '../failure/use-busy-message'

type RecordMessages = { forbidden: string; missing?: string; conflict?: string }

export function useFailureMessages() {
  const { t } = useLingui()
  const busy = useBusyMessage()
  return {
    /** why, without what became of the record */
    reason(error: RaanError, messages: RecordMessages): string {
      const { code, detail } = error
      const { status = 0, fields } = detail
      const own = backendMessage(error)
      if (own) return own
      if (code === 'offline') return detail.reason ? t`Couldn't reach the shop's system.` : t`You're offline.`
      if (code === 'timeout' || status === 408) return t`The response took too long.`
      if (code === 'forbidden') return messages.forbidden
      if (code === 'unauthenticated') return t`Sign in again.`
      if ((code === 'conflict' || status === 409) && messages.conflict) return messages.conflict
      if (status === 404 && messages.missing) return messages.missing
      const wait = busy(error)
      if (wait) return wait
      if (status === 429) return t`Too many attempts. Wait a while and try again.`
      if (isKeyUsed(error))
        return t`It was saved as you first sent it. Your later changes aren't saved: look for it in the list.`
      if (fields) return t`Some entries were rejected.`
      if (status === 501) return t`The shop's system can't do this.`
      if (status >= 500 || isUnprocessed(status)) return t`The shop's system couldn't answer just now.`
      if (status >= 400) return t`The shop's system didn't accept it.`
      return t`The shop's system sent an invalid response.`
    },
    /** what became of the record */
    course: (error: RaanError, isUncertain: boolean): string => {
      if (isKeyUsed(error)) return ''
      return isUncertain
        ? t`We couldn't confirm whether it was saved. It's safe to save again: it's never saved twice.`
        : t`Nothing was changed.`
    },
  }
}
