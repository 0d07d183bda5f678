import { messages } from 'langraan:messages/email.keys'
import { useLingui } from '@lingui/react/macro'
import { defineWidget } from '../../runtime/define-widget'
import { Dialog } from '../../ui/dialog'
import { ShortcutList } from '../../ui/shortcut-list'
import * as css from './keyboard-shortcuts.css'
import { useMailShortcuts } from './use-mail-shortcuts'

type KeyboardShortcutsProps = { open: boolean; onClose(): void }

function KeyboardShortcutsView({ open, onClose }: KeyboardShortcutsProps) {
  const { t } = useLingui()
  return (
    <Dialog open={open} title={t`Keyboard shortcuts`} closeLabel={t`Close`} onClose={onClose}>
      <p className={css.note}>{t`They work anywhere in email except in text fields.`}</p>
      <ShortcutList shortcuts={useMailShortcuts()} />
    </Dialog>
  )
}

const Nothing = () => null

/** Renders the same table that the key handler uses. */
export const KeyboardShortcuts = defineWidget<KeyboardShortcutsProps>({
  apps: {},
  messages: [messages],
  Skeleton: Nothing,
  View: KeyboardShortcutsView,
})
