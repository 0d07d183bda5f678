import { useState } from 'react'
import { lazyPart } from '../../core/kernel/lazy-part'
import { useLazyPart } from '../lazy/use-lazy-part'
import { usePressedPart } from '../lazy/use-pressed-part'

const mailDetail = lazyPart(
  () => import('./detail/mail-detail'),
  (file) => file.MailDetail,
)
const compose = lazyPart(
  () => import('./compose/letters'),
  (file) => file.Letters,
)
const bulkBar = lazyPart(
  () => import('./bulk/mail-bulk-bar'),
  (file) => file.BulkBar,
)
const keyboardShortcuts = lazyPart(
  () => import('./keys/keyboard-shortcuts'),
  (file) => file.KeyboardShortcuts,
)

/** An email opened by its URL loads its own part. */
export function useEmailParts(isOpened: boolean) {
  const [isShortcutsOpen, setIsShortcutsOpen] = useState(false)
  return {
    detail: { ...useLazyPart(mailDetail, isOpened), preload: mailDetail.preload },
    letters: usePressedPart(compose),
    bulk: usePressedPart(bulkBar),
    keys: usePressedPart(keyboardShortcuts),
    sheet: { isOpen: isShortcutsOpen, open: () => setIsShortcutsOpen(true), close: () => setIsShortcutsOpen(false) },
  }
}

export type EmailParts = ReturnType<typeof useEmailParts>
