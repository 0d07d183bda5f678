import { useLingui } from '@lingui/react/macro'
import { type ComponentType, useState } from 'react'
import { loadChunk } from '../../core/kernel/load-chunk'
import { useToaster } from '../root/use-toaster'
import type { ChatPanelsProps, PanelName } from './panels/chat-panels'

const load = () => loadChunk(() => import('./panels/chat-panels'))

/** The panels beside the chat, whose code comes with the first that is opened. */
export function usePanels() {
  const { t } = useLingui()
  const toaster = useToaster()
  const [Part, setPart] = useState<ComponentType<ChatPanelsProps>>()
  const [opened, setOpened] = useState<PanelName>()
  return {
    Part,
    opened,
    async open(name: PanelName) {
      try {
        const { ChatPanels } = await load()
        setPart(() => ChatPanels)
        setOpened(name)
      } catch {
        toaster.show({
          id: 'room',
          tone: 'error',
          title: t`This part could not be loaded. Check the connection and try again.`,
        })
      }
    },
    close: () => setOpened(undefined),
  }
}
