import { messages } from 'langraan:messages/email.keys'
import { messages as failureMessages } from 'langraan:messages/failure'
import { messages as lazyMessages } from 'langraan:messages/lazy'
import { useLingui } from '@lingui/react/macro'
import { lazyPart } from '../../../core/kernel/lazy-part'
import { Lazy } from '../../lazy/lazy'
import { defineWidget } from '../../runtime/define-widget'
import { Dialog } from '../../ui/dialog'
import { type MailAction, mailKeys } from '../mail-keys'
import * as css from './keyboard-shortcuts.css'

type KeyboardShortcutsProps = { open: boolean; onClose(): void }

function useActionMessages(): Record<MailAction, string> {
  const { t } = useLingui()
  return {
    next: t`Go to the email below`,
    previous: t`Go to the email above`,
    open: t`Open email`,
    back: t`Back to list, clear selection`,
    done: t`Mark as read, back to list`,
    reply: t`Reply`,
    replyAll: t`Reply all`,
    forward: t`Forward`,
    star: t`Star or unstar`,
    trash: t`Move to Trash`,
    unread: t`Mark as unread`,
    select: t`Select`,
    compose: t`Compose`,
    search: t`Search email`,
    keys: t`Show keyboard shortcuts`,
  }
}

const list = lazyPart(
  () => import('../../ui/shortcut-list'),
  ({ ShortcutList }) => ShortcutList,
)

function KeyboardShortcutsView({ open, onClose }: KeyboardShortcutsProps) {
  const { t } = useLingui()
  const messages = useActionMessages()
  return (
    <Dialog open={open} title={t`Keyboard shortcuts`} closeLabel={t`Close`} onClose={onClose}>
      <p className={css.note}>{t`They work anywhere in email except in text fields.`}</p>
      <Lazy part={list} fallback={null}>
        {(ShortcutList) => (
          <ShortcutList shortcuts={mailKeys.map(({ keys, action }) => ({ keys, text: messages[action] }))} />
        )}
      </Lazy>
    </Dialog>
  )
}

const Nothing = () => null

/** Renders the same table that the key handler uses. */
export const KeyboardShortcuts = defineWidget<KeyboardShortcutsProps>({
  apps: {},
  messages: [messages, failureMessages, lazyMessages],
  Skeleton: Nothing,
  View: KeyboardShortcutsView,
})
