import { type FocusEvent, type KeyboardEvent, type PointerEvent, useEffect, useId, useRef, useState } from 'react'
import { type ActiveStep, activeOf, stepped } from '../../core/kernel/active-option'
import { encodeText } from '../../core/kernel/address'
import { lookUp } from '../../core/kernel/look-up'

type ComboboxOptions = {
  /** keys of the shown options, in order */
  keys: readonly string[]
  /** accessible name of the listbox */
  listLabel: string
  value: string
  onChange(text: string): void
  /** an option was pressed or selected with Enter */
  onPick(key: string, by: 'press' | 'enter'): void
  /** Enter without an active option; return false to leave it to the browser */
  onEnter?: (() => boolean) | undefined
  /** the first option is active until an arrow key moves; default: none */
  startsAtFirst?: boolean
  /** the list is part of the page and always open */
  isPinned?: boolean
  /** stays open after a selection */
  staysOpen?: boolean
  /** opens even without options */
  opensEmpty?: boolean
  /** external state of the active option */
  cursor?: { at: string | undefined; move(step: ActiveStep): void }
}

const steps: Readonly<Record<string, ActiveStep>> = {
  ArrowDown: 'next',
  ArrowUp: 'previous',
  Home: 'first',
  End: 'last',
}

/**
 * A text field with a listbox after the ARIA APG: focus stays in the field. Arrow keys move through the
 * options, then Home and End, too; Enter selects; Escape closes, then clears, then is left to a surrounding
 * dialog.
 */
export function useCombobox(options: ComboboxOptions) {
  const { keys, value, onChange, onPick, onEnter, cursor } = options
  const { startsAtFirst = false, isPinned = false, staysOpen = false, opensEmpty = false } = options
  const id = useId()
  const scroller = useRef<HTMLDivElement>(null)
  const [isWanted, setWanted] = useState(false)
  const [walked, setWalked] = useState<string>()
  const at = cursor ? cursor.at : walked
  const isOpen = isPinned || (isWanted && (opensEmpty || keys.length > 0))
  const isWalking = at !== undefined && keys.includes(at)
  const active = isOpen && (startsAtFirst || isWalking) ? activeOf(keys, at) : undefined
  const optionId = (key: string) => `${id}option${encodeText(key)}`

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the active option changes
  useEffect(() => {
    if (isWanted) scroller.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' })
  }, [active, isWanted])

  const open = () => setWanted(true)
  const close = () => {
    setWanted(false)
    setWalked(undefined)
  }
  const type = (text: string) => {
    setWalked(undefined)
    open()
    onChange(text)
  }
  const pick = (key: string, by: 'press' | 'enter') => {
    if (!staysOpen) close()
    else if (by === 'press') setWalked(key)
    onPick(key, by)
  }
  const walk = (step: ActiveStep) => {
    open()
    if (!isOpen && startsAtFirst) return
    if (cursor) cursor.move(step)
    else if (active === undefined) setWalked(keys.at(step === 'previous' ? -1 : 0))
    else setWalked(stepped(keys, active, step))
  }
  const closeOrClear = (): boolean => {
    const isClosing = isOpen && !isPinned
    if (!isClosing && value === '') return false
    close()
    if (!isClosing) onChange('')
    return true
  }
  /** handles a key; false leaves it to the browser */
  const act = (key: string, hasShift: boolean): boolean => {
    if (key === 'Escape') return closeOrClear()
    if (key === 'Enter') {
      if (active === undefined) return onEnter?.() ?? false
      pick(active, 'enter')
      return true
    }
    const step = lookUp(steps, key)
    const isCaret = hasShift || ((step === 'first' || step === 'last') && !(isOpen && isWalking))
    if (!step || isCaret) return false
    walk(step)
    return true
  }

  return {
    isOpen,
    /** the field is in use */
    isWanted,
    open,
    close,
    active,
    /** for the scroll container of the options */
    scroller,
    /** for the element around field and list */
    frame: {
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        if (!isPinned && !currentTarget.contains(relatedTarget)) close()
      },
    },
    field: {
      role: 'combobox' as const,
      autoComplete: 'off',
      'aria-expanded': isOpen,
      'aria-controls': `${id}list`,
      'aria-autocomplete': 'list' as const,
      'aria-activedescendant': active === undefined ? undefined : optionId(active),
      value,
      onChange: type,
      onClick: open,
      onKeyDown(event: KeyboardEvent) {
        const { key, nativeEvent, ctrlKey, metaKey, altKey, shiftKey } = event
        if (nativeEvent.isComposing || ctrlKey || metaKey || altKey || !act(key, shiftKey)) return
        event.preventDefault()
        event.stopPropagation()
      },
    },
    list: { id: `${id}list`, role: 'listbox' as const, 'aria-label': options.listLabel },
    option: (key: string) => ({
      id: optionId(key),
      role: 'option' as const,
      'aria-selected': key === active,
      // keeps focus in the field
      onPointerDown: (event: PointerEvent) => event.preventDefault(),
      onClick: () => pick(key, 'press'),
    }),
  }
}

export type Combobox = ReturnType<typeof useCombobox>
