import { useState } from 'react'
import { lazyPart } from '../../core/kernel/lazy-part'
import { usePressedPart } from '../lazy/use-pressed-part'
import type { PanelName } from './panels/chat-panels'

const chatPanels = lazyPart(
  () => import('./panels/chat-panels'),
  (file) => file.ChatPanels,
)

/** The panels beside the chat, whose code comes with the first that is opened. */
export function usePanels() {
  const part = usePressedPart(chatPanels)
  const [opened, setOpened] = useState<PanelName>()
  return {
    Part: part.here,
    opened,
    async open(name: PanelName) {
      if (await part.enter()) setOpened(name)
    },
    close: () => setOpened(undefined),
  }
}
