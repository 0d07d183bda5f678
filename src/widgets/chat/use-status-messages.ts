import { useLingui } from '@lingui/react/macro'
import type { ChatStatus } from '../../core/chat/chat.contract'
import { lookUp } from '../../core/kernel/look-up'

/** What a status is called; a backend's own is shown as it came. */
export function useStatusMessages(): (status: string) => string {
  const { t } = useLingui()
  const messages: Record<ChatStatus, string> = {
    online: t`Online`,
    busy: t`Do not disturb`,
    away: t`Away`,
    offline: t`Offline`,
  }
  return (status) => lookUp(messages, status) ?? status
}
