import { useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { loadChunk } from '../../core/kernel/load-chunk'
import { useRoom } from '../root/use-room'
import { useToaster } from '../root/use-toaster'

const loadDetail = () => loadChunk(() => import('./detail/mail-detail')).then(({ MailDetail }) => MailDetail)
const loadLetters = () => loadChunk(() => import('./compose/letters')).then(({ Letters }) => Letters)
const loadBulk = () => loadChunk(() => import('./bulk/bulk-bar')).then(({ BulkBar }) => BulkBar)
const loadKeys = () => loadChunk(() => import('./keys/keys-sheet')).then(({ KeysSheet }) => KeysSheet)

/** What the list leads to. A mail whose address is opened brings its own room. */
export function useRooms(isOpened: boolean) {
  const { t } = useLingui()
  const toaster = useToaster()
  const detail = useRoom(loadDetail)
  const letters = useRoom(loadLetters)
  const bulk = useRoom(loadBulk)
  const keys = useRoom(loadKeys)
  const [isSheetOpen, setIsSheetOpen] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked for once a mail; a failure has its own button
  useEffect(() => {
    if (isOpened) void detail.enter()
  }, [isOpened])
  return {
    detail,
    letters,
    bulk,
    keys,
    sheet: { isOpen: isSheetOpen, open: () => setIsSheetOpen(true), close: () => setIsSheetOpen(false) },
    /** goes there, or says why not */
    async enter(room: { enter(): Promise<boolean> }): Promise<boolean> {
      const isHere = await room.enter()
      if (!isHere)
        toaster.show({
          id: 'room',
          tone: 'error',
          title: t`This part could not be loaded. Check the connection and try again.`,
        })
      return isHere
    },
  }
}

export type EmailRooms = ReturnType<typeof useRooms>
