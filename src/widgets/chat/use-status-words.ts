import { useLingui } from '@lingui/react/macro'
import type { ChatStatus } from '../../core/chat/chat.contract'

export function useStatusWords(): Record<ChatStatus, string> {
  const { t } = useLingui()
  return { online: t`Online`, busy: t`Do not disturb`, away: t`Away`, offline: t`Offline` }
}
