import type { RefObject } from 'react'
import { isTextField, isThai, type KeysScope, usePageKeys } from '../ui/use-page-keys'

/** `/`, also on a Thai keyboard; not while typing. */
const isSlash = (
  { key, code, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent,
  target: EventTarget | undefined,
): boolean =>
  (key === '/' || (code === 'Slash' && !shiftKey && isThai(key))) &&
  !ctrlKey &&
  !metaKey &&
  !altKey &&
  !isTextField(target)

const isCtrlK = ({ key, code, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean =>
  ctrlKey !== metaKey && !altKey && !shiftKey && (key.toLowerCase() === 'k' || (code === 'KeyK' && isThai(key)))

const isSearchKey = (event: KeyboardEvent, target: EventTarget | undefined): boolean =>
  isSlash(event, target) || isCtrlK(event)

type SearchKeys = { scope: KeysScope; containerRef: RefObject<Element | null>; onOpen(): void }

export const useSearchKeys = ({ onOpen, ...place }: SearchKeys): void =>
  usePageKeys({ ...place, isKey: isSearchKey, onPress: onOpen })
