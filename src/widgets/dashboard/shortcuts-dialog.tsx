import { useLingui } from '@lingui/react/macro'
import type { RefObject } from 'react'
import { lazyPart } from '../../core/kernel/lazy-part'
import { Dialog } from '../ui/dialog'
import { isTextField, isThai, type KeysScope, usePageKeys } from '../ui/use-page-keys'
import { Screen } from './screen'
import type { ShortcutsProps } from './shortcuts/shortcuts'

/** `?`, also on a Thai keyboard; not while typing. */
const isQuestionMark = (
  { key, code, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent,
  target: EventTarget | undefined,
): boolean =>
  (key === '?' || (code === 'Slash' && shiftKey && isThai(key))) &&
  !ctrlKey &&
  !metaKey &&
  !altKey &&
  !isTextField(target)

const shortcuts = lazyPart(
  () => import('./shortcuts/shortcuts'),
  ({ Shortcuts }) => Shortcuts,
)

type ShortcutsDialogProps = ShortcutsProps & {
  isOpen: boolean
  /** scope of `?` */
  keys: KeysScope
  /** any element of the dashboard */
  containerRef: RefObject<Element | null>
  onOpen(): void
  onClose(): void
}

/** All keyboard shortcuts; opens with `?`, too. */
export function ShortcutsDialog(props: ShortcutsDialogProps) {
  const { isOpen, keys, containerRef, onOpen, onClose, ...given } = props
  const { t } = useLingui()
  usePageKeys({ scope: keys, containerRef, isKey: isQuestionMark, onPress: onOpen })
  return (
    <Dialog open={isOpen} look="end" title={t`Keyboard shortcuts`} closeLabel={t`Close`} onClose={onClose}>
      <Screen part={shortcuts} given={given} />
    </Dialog>
  )
}
