import { useLingui } from '@lingui/react/macro'
import type { ChatStatus } from '../../core/chat/chat.contract'

/** What a status is called; a backend's own is shown as it came. */
export function useStatusWords(): (status: string) => string {
  const { t } = useLingui()
  const words: Record<ChatStatus, string> = {
    online: t`Online`,
    busy: t`Do not disturb`,
    away: t`Away`,
    offline: t`Offline`,
  }
  return (status) => (Object.hasOwn(words, status) ? words[status as ChatStatus] : status)
}
