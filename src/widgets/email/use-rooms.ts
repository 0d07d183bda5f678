import { useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { useRoom } from '../root/use-room'

/** What the list leads to. A mail whose address is opened brings its own room. */
export function useRooms(isOpened: boolean) {
  const { t } = useLingui()
  const lost = t`This part could not be loaded. Check the connection and try again.`
  const detail = useRoom(
    () => import('./detail/mail-detail'),
    ({ MailDetail }) => MailDetail,
  )
  const letters = useRoom(
    () => import('./compose/letters'),
    ({ Letters }) => Letters,
    lost,
  )
  const bulk = useRoom(
    () => import('./bulk/bulk-bar'),
    ({ BulkBar }) => BulkBar,
    lost,
  )
  const keys = useRoom(
    () => import('./keys/keys-sheet'),
    ({ KeysSheet }) => KeysSheet,
    lost,
  )
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
  }
}

export type EmailRooms = ReturnType<typeof useRooms>
